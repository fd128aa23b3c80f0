import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { createInterface } from "node:readline";
import { type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("testing/log-forever.ts", import.meta.url));

/** A process that logs to `stdout`; `says` resolves when it has printed the line on standard error. */
function logging(t: TestContext, stdout: number | "pipe") {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM], { stdio: ["ignore", stdout, "pipe"] });
  t.after(() => child.kill("SIGKILL"));
  const exited = once(child, "exit");
  const lines: string[] = [];
  const reader = createInterface(child.stderr as NodeJS.ReadableStream);
  reader.on("line", (line) => lines.push(line));
  const says = async (line: string) => {
    while (!lines.includes(line)) await once(reader, "line");
  };
  return { child, exited, says };
}

test("a full disk behind the log neither ends nor blocks the process", async (t) => {
  const full = openSync("/dev/full", "w");
  t.after(() => closeSync(full));
  const { child, exited, says } = logging(t, full);
  await says("logged 200");
  child.kill("SIGTERM");
  assert.deepEqual(await exited, [0, null]);
});

test("a log pipe that is closed neither ends nor blocks the process", async (t) => {
  const { child, exited, says } = logging(t, "pipe");
  await says("logged 100");
  child.stdout?.destroy();
  await says("logged 300");
  child.kill("SIGTERM");
  assert.deepEqual(await exited, [0, null]);
});

test("a stalled reader loses lines, which the next line counts, and does not block the process", async (t) => {
  const { child, exited, says } = logging(t, "pipe");
  child.stdout?.pause();
  // A pipe and the output buffer hold less than these 2 MB.
  await says("logged 2000");
  child.stdout?.resume();
  for await (const line of createInterface(child.stdout as NodeJS.ReadableStream)) {
    const { msg, lines } = JSON.parse(line) as { readonly msg: string; readonly lines?: number };
    if (!msg.startsWith("dropped")) continue;
    assert.ok(Number(lines) > 0);
    break;
  }
  child.kill("SIGTERM");
  assert.deepEqual(await exited, [0, null]);
});

test("a process ends even if nobody reads its log", async (t) => {
  const { child, exited, says } = logging(t, "pipe");
  child.stdout?.pause();
  await says("logged 2000");
  child.kill("SIGTERM");
  assert.deepEqual(await exited, [0, null]);
});
