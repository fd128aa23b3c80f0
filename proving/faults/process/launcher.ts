/**
 * Runs `npm start` and kills, hangs up or stops its processes. Where the services should end, they do so and free their ports
 * within 5 seconds; where they should continue, they serve.
 */
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
import { type FaultProgram, Findings } from "../fault.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const READY_WITHIN_MS = 60_000;
const FREE_WITHIN_MS = 5_000;
/** Longer than the launcher and the services take to notice anything. */
const STAYS_MS = 3_000;

interface Run {
  /** The process that was started: npm unless `isDaemon`. */
  readonly child: ChildProcess;
  /** Id of the process that starts the services. */
  readonly launcher: number;
  readonly shell: number;
}

interface LauncherFault {
  /** Started as systemd does it: without npm, a shell or a terminal. */
  readonly isDaemon?: boolean;
  readonly stays?: boolean;
  inflict(run: Run): void;
}

const pidOf = ({ child }: Run): number => child.pid ?? 0;

const FAULTS: Readonly<Record<string, LauncherFault>> = {
  "npm is killed": { inflict: (run) => process.kill(pidOf(run), "SIGKILL") },
  "npm's shell is killed": { inflict: ({ shell }) => process.kill(shell, "SIGKILL") },
  "the launcher is killed": { inflict: ({ launcher }) => process.kill(launcher, "SIGKILL") },
  "the process group is killed": { inflict: (run) => process.kill(-pidOf(run), "SIGKILL") },
  "the process group gets SIGTERM": { inflict: (run) => process.kill(-pidOf(run), "SIGTERM") },
  "the process group is hung up without a terminal": {
    stays: true,
    inflict: (run) => process.kill(-pidOf(run), "SIGHUP"),
  },
  "the launcher is stopped": { stays: true, inflict: ({ launcher }) => process.kill(launcher, "SIGSTOP") },
  "without npm, nothing happens": { isDaemon: true, stays: true, inflict: () => {} },
  "without npm, SIGTERM": { isDaemon: true, inflict: (run) => process.kill(pidOf(run), "SIGTERM") },
};

/** Runs all cases; the quick form runs the first one. */
export const endLauncher: FaultProgram = (options) =>
  Array.fromAsync(Object.entries(FAULTS).slice(0, options.size === "full" ? undefined : 1), ([name, fault]) =>
    withFolder((folder) => runOnce(fault, new Findings(name, options), folder)),
  );

async function runOnce(
  { isDaemon = false, stays = false, inflict }: LauncherFault,
  findings: Findings,
  folder: string,
): Promise<Findings> {
  const ports = [await freePort(), await freePort()] as const;
  const child = start(isDaemon, ports, folder);
  const started = [child.pid ?? 0];
  try {
    if (!(await until(() => allServe(ports), READY_WITHIN_MS))) throw new Error("npm start was not ready in time");
    const services = servicesOf(child.pid ?? 0);
    started.push(...services);
    const launcher = isDaemon ? (child.pid ?? 0) : parentOf(services[0] ?? 0);
    inflict({ child, launcher, shell: parentOf(launcher) });
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
    for (const pid of started.filter(isRunning)) process.kill(pid, "SIGKILL");
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

/** Returns the descendants of this process that run a game. */
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
