/** The example of the space game against a real service, busy at times. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { scoreOf } from "@outbound/space/rules/game/score.ts";
import { playFirstSteps } from "@outbound/space/testing/first-step.ts";
import type { World } from "@outbound/space/web/api.ts";
import { startGame } from "../harness/spawn-service.ts";
import { startFlakyProxy } from "../harness/testing/flaky-proxy.ts";
import { hasTools } from "./has-tools.ts";

const BOT = new URL("../../examples/space-bot.ts", import.meta.url);

/** The one that the tutorial shows. */
const FIRST_BOT = new URL("../../examples/next-steps-bot.ts", import.meta.url);
const SCRIPT = new URL("../../examples/next-steps.sh", import.meta.url);

const SEED = 5000;

test("the space bot wins a game though the service is busy at times and answers get lost", async (t) => {
  const service = await startGame("space");
  t.after(() => service.stop());
  const front = await startFlakyProxy(service.url, 25, 6);
  t.after(() => front.stop());
  const env = { ...process.env, SPACE_URL: front.url, SPACE_SEED: String(SEED) };
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(BOT)], { env, signal: t.signal });
  const lines = stdout.trim().split("\n");
  const { save } = await service.client.ok<World>("GET", "/api/world");
  assert.deepEqual([save.seed, save.status, save.endReason], [SEED, "won", "apex-relit"], lines.join("\n"));
  assert.equal(lines.at(-1), `won on turn ${save.turn} with a score of ${save.score}`);
  assert.deepEqual(front.report(), { faults: [], disturbed: 6 });
});

test("[HELP3] the tutorial's bot, which takes the first step whenever its queue is empty, wins as it does without a service", async (t) => {
  const service = await startGame("space");
  t.after(() => service.stop());
  const env = { ...process.env, SPACE_URL: service.url, SPACE_SEED: "8" };
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(FIRST_BOT)], { env, signal: t.signal });
  const { save } = await service.client.ok<World>("GET", "/api/world");
  const here = playFirstSteps(8);
  assert.deepEqual([save.seed, save.status, save.turn, save.score], [8, "won", here.turn, scoreOf(here)]);
  assert.doesNotMatch(stdout, /refused/);
  assert.equal(stdout.trim().split("\n").at(-1), `won on turn ${save.turn} with a score of ${save.score}`);
});

test("the script for bash wins the game that the tutorial begins", async (t) => {
  if (!hasTools("bash", "curl", "jq")) return t.diagnostic("bash, curl or jq is not installed");
  const service = await startGame("space");
  t.after(() => service.stop());
  const env = { ...process.env, SPACE_URL: service.url, SPACE_SEED: "8" };
  const { stdout } = await promisify(execFile)("bash", [fileURLToPath(SCRIPT)], { env, signal: t.signal });
  const { save } = await service.client.ok<World>("GET", "/api/world");
  assert.deepEqual([save.seed, save.status], [8, "won"]);
  assert.equal(stdout.trim().split("\n").at(-1), `won on turn ${save.turn} with a score of ${save.score}`);
});

test("the space bot is short enough to be read in one sitting", () => {
  assert.ok(readFileSync(BOT, "utf8").trimEnd().split("\n").length < 150);
});
