/** Whole games through the API of a running service, each held to the same seed played by the rules in this process. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { canonicalText } from "@outbound/space/rules/save/save.ts";
import { RULES_VERSION } from "@outbound/space/rules/values/limits.ts";
import { playFirstSteps } from "@outbound/space/testing/first-step.ts";
import { BOTS, type BotName } from "../bots/space/bots.ts";
import { play } from "../bots/space/play.ts";
import { playBesideOthers, playOverHttp } from "../harness/space/bot-player.ts";
import { playFirstStepsOverHttp } from "../harness/space/first-steps.ts";
import { startGame } from "../harness/spawn-service.ts";

test("bots play and win through the API alone, and play as they do in the process", async (t) => {
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

test("[GM4] bots that play ten games at once on one service end each as the game ends alone", async (t) => {
  const service = await startGame("space", { environment: { SPACE_GAMES_LOADED: "4" } });
  t.after(() => service.stop());
  const names = ["balanced", "rush", "wide", "random", "balanced"] as const;
  const ends = await Promise.all(
    Array.from({ length: 10 }, async (_, place) => {
      const [name, seed] = [names[place % names.length] ?? "rush", 6_000 + place];
      const there = await playBesideOthers(service.client, { bot: BOTS[name], seed, difficulty: "hard" });
      const here = play(BOTS[name], seed, "hard");
      assert.deepEqual(there, JSON.parse(canonicalText(here)), `${name}, seed ${seed}`);
      return here.status;
    }),
  );
  assert.equal(ends.length, 10);
});

test("[HELP3] over HTTP a bot that takes the first step whenever its queue is empty wins, as it does by the rules", async (t) => {
  const service = await startGame("space");
  t.after(() => service.stop());
  const there = await playFirstStepsOverHttp(service.client, 5_000, "standard");
  const here = playFirstSteps(5_000);
  assert.deepEqual([there.status, there.turn], [here.status, here.turn]);
  assert.equal(there.status, "won");
});
