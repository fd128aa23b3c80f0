/** Processor cores of a benchmark: the client keeps one and its servers run on the others, where taskset(1) exists. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** `any` is for work that nothing waits for on another core. */
export type Side = "server" | "client" | "any";

let cores: Readonly<Record<Side, string>> | undefined;

/** Moves this process to a core of its own; what `onCores` starts from then on is on its side. Returns whether the machine can. */
export function separateCores(): boolean {
  if (process.platform !== "linux") return false;
  const allowed = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "";
  const sides = sidesOf(allowed);
  if (sides === undefined) return false;
  try {
    execFileSync("taskset", ["-acp", sides.client, String(process.pid)], { stdio: "ignore" });
  } catch {
    return false;
  }
  cores = sides;
  return true;
}

/** The command that runs this one on the cores of its side: as it is unless cores are separated. */
export const onCores = (side: Side, command: readonly string[]): readonly string[] =>
  cores === undefined ? command : ["taskset", "-c", cores[side], ...command];

/** The last core is the client's. From a list as `0-3,6`; undefined for a single core. */
export function sidesOf(allowed: string): Readonly<Record<Side, string>> | undefined {
  const all = allowed.split(",").flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  const [servers, client] = [all.slice(0, -1), all.at(-1)];
  if (client === undefined || servers.length === 0) return undefined;
  return { server: servers.join(","), client: String(client), any: allowed };
}
