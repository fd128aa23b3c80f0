import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("testing/hang.ts", import.meta.url));
const hang = (how: string) => spawnSync(process.execPath, [PROGRAM, how], { encoding: "utf8", timeout: 30_000 });

test("a process whose event loop is blocked is ended with one line", () => {
  const { signal, stderr } = hang("blocked");
  assert.equal(signal, "SIGKILL");
  assert.match(stderr, /^the event loop was blocked for [\d.]+ s; ending the process\n$/);
});

test("a process that does not stop in time is ended with one line", () => {
  const { signal, stderr } = hang("stopping");
  assert.equal(signal, "SIGKILL");
  assert.match(stderr, /^the service did not stop within [\d.]+ s; ending the process\n$/);
});

test("a process whose event loop runs is left alone", () => {
  const { status, stderr } = hang("running");
  assert.equal(status, 0, stderr);
});
