/** Whole games through the API of a running service, each held to the same seed played by the rules in this process. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { canonicalText } from "@outbound/space/rules/save/save.ts";
import type { NextStep } from "@outbound/space/rules/turn/next-steps.ts";
import { type Difficulty, RULES_VERSION } from "@outbound/space/rules/values/limits.ts";
import { playFirstSteps } from "@outbound/space/testing/first-step.ts";
import { BOTS, type BotName } from "../bots/space/bots.ts";
import { play } from "../bots/space/play.ts";
import type { Client } from "../harness/client.ts";
import { playBesideOthers, playOverHttp } from "../harness/space/bot-player.ts";
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

interface World {
  readonly save: { readonly status: string; readonly turn: number; readonly score: number };
  readonly nextSteps: readonly NextStep[];
  readonly activeTask: unknown;
}

/** By the first suggestion when the queue is empty, then a turn. Returns the save as it ended. A step that is refused throws. */
async function playFirstStepsOverHttp(api: Client, seed: number, difficulty: Difficulty): Promise<World["save"]> {
  await api.ok("POST", "/api/save/new", { seed, difficulty });
  for (;;) {
    const { save, nextSteps, activeTask } = await api.ok<World>("GET", "/api/world");
    if (save.status !== "active") return save;
    const [step] = nextSteps;
    if (activeTask === null && step) await api.ok(step.method, step.path, step.body);
    await workQueue(api);
  }
}

/** Turns one by one until the queue is empty. */
async function workQueue(api: Client): Promise<void> {
  let active: unknown;
  do {
    active = (await api.ok<{ readonly activeTask: unknown }>("POST", "/api/turn")).activeTask;
  } while (active !== null);
}
