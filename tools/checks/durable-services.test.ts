import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { games, ROOT } from "../repository.ts";

const REPORT = fileURLToPath(new URL("../../kit/store/testing/report-synchronous.ts", import.meta.url));
/** SQLite's number for `synchronous = FULL`. */
const FULL = 2;

for (const game of games()) {
  test(`the ${game} service, started as in tests, syncs every commit to its file`, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), "outbound-durable-"));
    t.after(() => rm(folder, { recursive: true }));
    const name = game.toUpperCase();
    const service = spawn(process.execPath, ["--import", REPORT, join(ROOT, game, "main.ts")], {
      env: { ...process.env, [`${name}_PORT`]: "0", [`${name}_DATABASE_URL`]: `sqlite:${join(folder, "game.db")}` },
      stdio: ["ignore", "pipe", "inherit"],
    });
    t.after(() => service.kill("SIGKILL"));
    const reported: string[] = [];
    for await (const line of createInterface(service.stdout)) {
      if (line.startsWith(`${game}: http`)) service.kill("SIGTERM");
      if (/^(?:reader|writer): /.test(line)) reported.push(line);
    }
    if (service.exitCode === null) await once(service, "exit");
    assert.equal(service.exitCode, 0);
    const writers = reported.filter((line) => line.startsWith("writer"));
    assert.ok(writers.length > 0, reported.join("\n"));
    assert.deepEqual([...new Set(writers)], [`writer: synchronous ${FULL}`]);
  });
}
