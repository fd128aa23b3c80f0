/** Measures the load of other programs while a benchmark runs. Available on Linux only. */
import { readdirSync, readFileSync } from "node:fs";

type Ticks = ReturnType<typeof ticksOf>;
export type Disturbance = ReturnType<typeof disturbanceBetween>;

/** Linux reports hundredths of a second, independently of the kernel's clock rate. */
const TICKS_A_SECOND = 100;
/** The parent of all kernel threads. They write to the disk for every program, also for the measured one. */
const KERNEL = 2;

/** Starts measuring. The result is undefined if the machine does not report it. */
export function watchMachine(): () => Disturbance | undefined {
  const [before, begun] = [readTicks(), performance.now()];
  return () => {
    const after = readTicks();
    if (before === undefined || after === undefined) return undefined;
    return disturbanceBetween(before, after, (performance.now() - begun) / 1000);
  };
}

export function disturbanceBetween(before: Ticks, after: Ticks, seconds: number) {
  const percent = (ticks: number) => Math.max(0, (100 * ticks) / (TICKS_A_SECOND * seconds));
  const [used, own] = [after.used - before.used, after.own - before.own];
  return { others: percent(used - own), stolen: percent(after.stolen - before.stolen) };
}

function readTicks(): Ticks | undefined {
  if (process.platform !== "linux") return undefined;
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const processes = pids.flatMap((pid) => read(`/proc/${pid}/stat`) ?? []);
  const machine = read("/proc/stat");
  return machine === undefined ? undefined : ticksOf(machine, processes, process.pid);
}

/**
 * Returns ticks of processor time since the machine started, from the text of `/proc/stat` and of each process's `stat`. `used` are
 * those of all programs, without interrupts, which may serve any of them. `stolen` are those that the host of a virtual machine gave
 * to other machines. `own` are those of the root and of all processes that it started, including ended ones.
 */
export function ticksOf(machine: string, processes: readonly string[], root: number) {
  const [user = 0, nice = 0, system = 0, , , , , stolen = 0] = machine.split(/\s+/, 9).slice(1).map(Number);
  const all = processes.map(processOf);
  const own = new Set([root, KERNEL]);
  // A process may be listed before the one that started it.
  for (let known = 0; known < own.size; ) {
    known = own.size;
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid);
  }
  const ticks = all.reduce((sum, one) => sum + (own.has(one.pid) ? one.ticks : 0), 0);
  return { used: user + nice + system, stolen, own: ticks };
}

/** The name, in parentheses, may contain anything. Fields are numbered from the one after it: proc_pid_stat(5). */
function processOf(stat: string) {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // In user and in system mode, of the process and of its ended children.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid: Number.parseInt(stat, 10), parent: Number(fields[1]), ticks };
}

/** Returns undefined if the process has just ended. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
