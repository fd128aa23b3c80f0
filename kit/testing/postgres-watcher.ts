/**
 * Runs beside a test's PostgreSQL server. Its input is a pipe from the test process, which closes when that process ends, however
 * it ends. Then it ends the server, using the pid in the server's folder, and removes the folder.
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const folder = process.argv[2];
if (folder === undefined) throw new Error("the server's folder is missing");

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.stdin.resume();
await new Promise((resolve) => process.stdin.once("close", resolve));
const pid = serverPid(folder);
if (pid !== undefined) await end(pid);
rmSync(folder, { recursive: true, force: true });

function serverPid(of: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(of, "data", "postmaster.pid"), "utf8"), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Shuts down immediately, because nothing in the folder is needed. */
async function end(pid: number): Promise<void> {
  for (let tries = 0; tries < 200 && isRunning(pid); tries++) {
    if (tries % 50 === 0) process.kill(pid, tries === 0 ? "SIGQUIT" : "SIGKILL");
    await wait(20);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
