import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("testing/hang.ts", import.meta.url));
const hang = (how: string) => spawnSync(process.execPath, [PROGRAM, how], { encoding: "utf8", timeout: 30_000 });

test("a process with a blocked event loop is ended with one line", () => {
  const { signal, stderr } = hang("blocked");
  assert.equal(signal, "SIGKILL");
  assert.match(stderr, /^the event loop was blocked for [\d.]+ s; ending the process\n$/);
});

test("a process that does not stop in time is ended with one line", () => {
  const { signal, stderr } = hang("stopping");
  assert.equal(signal, "SIGKILL");
  assert.match(stderr, /^the service did not stop within [\d.]+ s; ending the process\n$/);
});

test("a watchdog takes at most 8 MB of memory", () => {
  // Only Linux reports this memory.
  if (process.platform !== "linux") return;
  const program = fileURLToPath(new URL("testing/watchdog-memory.ts", import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [program], { encoding: "utf8", timeout: 30_000 });
  const bytes = Number(stdout);
  assert.ok(bytes > 0 && bytes <= 8_000_000, `${bytes} bytes ${stderr}`);
});

test("a process with a running event loop is not ended", () => {
  const { status, stderr } = hang("running");
  assert.equal(status, 0, stderr);
});
