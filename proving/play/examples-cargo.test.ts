/** The example of the cargo game against a real service with time sped up, busy at times. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PASSWORD, registerPlayer, signIn } from "../harness/cargo/player.ts";
import { startGame } from "../harness/spawn-service.ts";
import { startFlakyProxy } from "../harness/testing/flaky-proxy.ts";
import { hasTools } from "./has-tools.ts";

const BOT = new URL("../../examples/cargo-bot.ts", import.meta.url);

/** The one that the tutorial shows. */
const FIRST_BOT = new URL("../../examples/load-plan-bot.ts", import.meta.url);
const SCRIPT = new URL("../../examples/first-delivery.sh", import.meta.url);

/** Part of the 50,000 € that a beginner lacks for the second plane. The bot earns the rest. */
const HELP = 30_000;
const TIME_SCALE = 20_000;

test("the cargo bot earns a second plane though the service is busy at times and answers get lost", async (t) => {
  const service = await startGame("cargo");
  t.after(() => service.stop());
  const operator = await registerPlayer(service.url, "meddler");
  await operator.ok("POST", "/api/test/set-timescale", { timeScale: TIME_SCALE });
  const beginner = await registerPlayer(service.url, "beginner");
  await beginner.ok("POST", "/api/test/add-cash", { amount: HELP });
  const front = await startFlakyProxy(service.url, 7, 6);
  t.after(() => front.stop());
  const env = { ...process.env, CARGO_URL: front.url, CARGO_USER: "beginner", CARGO_PASSWORD: PASSWORD };
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(BOT)], { env, signal: t.signal });
  const lines = stdout.trim().split("\n");

  const player = await signIn(service.url, "beginner");
  const [state, ledger, events] = await Promise.all([player.state(), player.ledger(), player.events()]);
  const sum = (reason?: string) =>
    ledger
      .filter((entry) => reason === undefined || entry.reason === reason)
      .reduce((all, { amount }) => all + amount, 0);
  const earned = state.planes.reduce((all, { totals }) => all + totals.earned, 0);
  assert.equal(state.planes.length, 2);
  assert.ok(earned > 10_000, `${earned} €`);
  assert.deepEqual([sum("delivery"), sum()], [earned, state.player.money]);
  const departures = events.filter(({ kind }) => kind === "departed").length;
  assert.equal(departures, lines.filter((line) => line.includes(" leaves ")).length, "each flight happened once");
  const { faults, disturbed } = front.report();
  assert.deepEqual(faults, []);
  assert.ok(disturbed >= 3, `${disturbed} disturbed`);
});

test("the tutorial's bot keeps its plane busy until it has made its deliveries", async (t) => {
  const service = await startGame("cargo");
  t.after(() => service.stop());
  const operator = await registerPlayer(service.url, "meddler");
  await operator.ok("POST", "/api/test/set-timescale", { timeScale: TIME_SCALE });
  const env = { ...process.env, CARGO_URL: service.url, DELIVERIES: "3" };
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(FIRST_BOT)], { env, signal: t.signal });
  const [, count = ""] = /^(\d+) deliveries, \d+ € cash$/m.exec(stdout) ?? [];
  assert.ok(Number(count) >= 3, stdout);
  assert.match(stdout, /leaves for [A-Z0-9]{4}/);
});

test("the script for bash flies a first delivery", async (t) => {
  if (!hasTools("bash", "curl", "jq")) return t.diagnostic("bash, curl or jq is not installed");
  const service = await startGame("cargo");
  t.after(() => service.stop());
  const operator = await registerPlayer(service.url, "meddler");
  await operator.ok("POST", "/api/test/set-timescale", { timeScale: TIME_SCALE });
  const env = { ...process.env, CARGO_URL: service.url };
  const { stdout } = await promisify(execFile)("bash", [fileURLToPath(SCRIPT)], { env, signal: t.signal });
  assert.match(stdout, /^leaves for [A-Z0-9]{4}\ndelivered at [A-Z0-9]{4}, \d+ €$/m);
});

test("the cargo bot is short enough to be read in one sitting", () => {
  assert.ok(readFileSync(BOT, "utf8").trimEnd().split("\n").length < 150);
});
