/** Whole games through the API of a running service, each held to the same seed played by the rules in this process. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import { canonicalText } from "@outbound/space/rules/save/save.ts";
import { RULES_VERSION } from "@outbound/space/rules/values/limits.ts";
import { BOTS, type BotName } from "../bots/space/bots.ts";
import { play } from "../bots/space/play.ts";
import { type Api, playOverHttp } from "../harness/space/bot-player.ts";
import { startGame } from "../harness/spawn-service.ts";

test("bots win through the API alone, with the same commands as by the rules in one process", async (t) => {
  const service = await startGame("space");
  t.after(() => service.stop());
  const rules = await service.client.ok<{ readonly rulesVersion: number }>("GET", "/api/rules");
  assert.equal(rules.rulesVersion, RULES_VERSION);
  const games: readonly [BotName, number][] = [
    ["balanced", 5000],
    ["rush", 5001],
    ["random", 5002],
  ];
  const results = [];
  for (const [name, seed] of games) {
    const there = await playOverHttp(service.client, { bot: BOTS[name], seed, difficulty: "standard" });
    const here = play(BOTS[name], seed, "standard");
    assert.deepEqual(
      [there.status, there.endReason, there.turn],
      [here.status, here.endReason, here.turn],
      `${name}, seed ${seed}`,
    );
    results.push(there.status);
  }
  assert.ok(results.includes("won"));
});

/** Enough commands to evict and load each game many times. */
const COMMANDS = 60;

test("[GM4] each of ten games that bots play at once on one service ends in the same state as the game played alone", async (t) => {
  const service = await startGame("space", { environment: { SPACE_GAMES_LOADED: "4" } });
  t.after(() => service.stop());
  const names = ["balanced", "rush", "wide", "random", "balanced"] as const;
  const turns = await Promise.all(
    Array.from({ length: 10 }, async (_, place) => {
      const [name, seed] = [names[place % names.length] ?? "rush", 6_000 + place];
      const game = { bot: BOTS[name], seed, difficulty: "hard", most: COMMANDS } as const;
      const { id } = await service.client.ok<{ id: string }>("POST", "/api/games");
      const own: Api = { ok: (method, path, body) => service.client.ok(method, `${path}?game=${id}`, body) };
      await playOverHttp(own, game);
      const there = (await own.ok<SaveDocument>("GET", "/api/save/export")).game;
      let commands = 0;
      const here = play(game.bot, seed, game.difficulty, () => commands++ === COMMANDS);
      assert.deepEqual(there, JSON.parse(canonicalText(here)), `${name}, seed ${seed}`);
      return here.turn;
    }),
  );
  assert.ok(Math.min(...turns) > 10, `turns ${turns}`);
});
