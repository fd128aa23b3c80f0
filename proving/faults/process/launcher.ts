/** Kills, hangs up or stops processes of `npm start`: services that should end free their ports in 5 seconds, the others serve. */
import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../harness/child.ts";
import { withFolder } from "../../harness/folder.ts";
import { until } from "../../harness/repeat.ts";
import { duration } from "../../harness/report.ts";
import { ADMIN_PASSWORD } from "../../harness/spawn-service.ts";
import { type FaultProgram, type Findings, newFindings } from "../fault.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const READY_WITHIN_MS = 60_000;
const FREE_WITHIN_MS = 5_000;
/** Longer than the launcher and the services take to notice anything. */
const STAYS_MS = 3_000;

interface LauncherFault {
  /** Started as systemd does it: without npm, a shell or a terminal. */
  readonly isDaemon?: boolean;
  readonly stays?: boolean;
  /** A signal to one of the processes: the one that was started (npm unless `isDaemon`), its group, and those below it. */
  readonly kills?: readonly ["started" | "group" | "shell" | "launcher", NodeJS.Signals];
}

const FAULTS: Readonly<Record<string, LauncherFault>> = {
  "npm is killed": { kills: ["started", "SIGKILL"] },
  "npm's shell is killed": { kills: ["shell", "SIGKILL"] },
  "the launcher is killed": { kills: ["launcher", "SIGKILL"] },
  "the process group is killed": { kills: ["group", "SIGKILL"] },
  "the process group gets SIGTERM": { kills: ["group", "SIGTERM"] },
  "the process group is hung up without a terminal": { stays: true, kills: ["group", "SIGHUP"] },
  "the launcher is stopped": { stays: true, kills: ["launcher", "SIGSTOP"] },
  "without npm, nothing happens": { isDaemon: true, stays: true },
  "without npm, SIGTERM": { isDaemon: true, kills: ["started", "SIGTERM"] },
};

/** Runs all cases; the quick form runs the first one. */
export const endLauncher: FaultProgram = (options) =>
  Array.fromAsync(Object.entries(FAULTS).slice(0, options.size === "full" ? undefined : 1), ([name, fault]) =>
    withFolder((folder) => runOnce(fault, newFindings(name), folder)),
  );

async function runOnce({ isDaemon = false, stays = false, kills }: LauncherFault, findings: Findings, folder: string) {
  const ports = [await freePort(), await freePort()] as const;
  const { pid: started = 0 } = start(isDaemon, ports, folder);
  const all = [started];
  try {
    if (!(await until(() => allServe(ports), READY_WITHIN_MS))) throw new Error("npm start was not ready in time");
    const services = servicesOf(started);
    all.push(...services);
    const launcher = isDaemon ? started : parentOf(services[0] ?? 0);
    const pids = { started, group: -started, launcher, shell: parentOf(launcher) };
    if (kills !== undefined) process.kill(pids[kills[0]], kills[1]);
    if (stays) {
      await wait(STAYS_MS);
      const serve = await allServe(ports);
      findings.figures["still serve after it"] = serve ? "yes" : "no";
      findings.expect(serve, "a service ended, or no longer answers");
      process.kill(launcher, "SIGCONT");
      process.kill(launcher, "SIGTERM");
    }
    const since = performance.now();
    const isFree = await until(
      async () => !(await someServe(ports)) && services.every((pid) => !isRunning(pid)),
      10_000,
    );
    const ms = performance.now() - since;
    findings.figures[stays ? "ended after SIGTERM, within" : "ended, ports free, within"] = duration(ms);
    findings.expect(isFree && ms <= FREE_WITHIN_MS, `services were there ${duration(ms)} later`);
    return findings;
  } finally {
    for (const pid of all.filter(isRunning)) process.kill(pid, "SIGKILL");
  }
}

function start(isDaemon: boolean, [space, cargo]: readonly [number, number], folder: string): ChildProcess {
  const [command, ...given] = isDaemon ? [process.execPath, "start.ts"] : ["npm", "start"];
  const { npm_lifecycle_event: _outer, ...environment } = process.env;
  return spawn(command as string, given, {
    cwd: ROOT,
    detached: true,
    stdio: "ignore",
    env: {
      ...environment,
      SPACE_PORT: String(space),
      SPACE_DATABASE_URL: `sqlite:${join(folder, "space.db")}`,
      CARGO_PORT: String(cargo),
      CARGO_DATABASE_URL: `sqlite:${join(folder, "cargo.db")}`,
      CARGO_ADMIN_PASSWORD: ADMIN_PASSWORD,
    },
  });
}

async function serves(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;
  } catch {
    return false;
  }
}

const allServe = async (ports: readonly number[]) => (await Promise.all(ports.map(serves))).every(Boolean);
const someServe = async (ports: readonly number[]) => (await Promise.all(ports.map(serves))).some(Boolean);

function servicesOf(root: number): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const isBelow = (pid: number): boolean => pid > 1 && (pid === root || isBelow(parentOf(pid)));
  return pids.map(Number).filter((pid) => /\/main\.ts\0/.test(read(pid, "cmdline")) && isBelow(pid));
}

const parentOf = (pid: number): number => Number(/^PPid:\s+(\d+)$/m.exec(read(pid, "status"))?.[1] ?? 0);
/** Returns false for a process that has ended but was not waited for. */
const isRunning = (pid: number): boolean => /^State:\s+[^Z]/m.test(read(pid, "status"));

function read(pid: number, file: "cmdline" | "status"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
