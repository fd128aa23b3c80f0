/** Assigns processor cores in a benchmark. The client gets one and the servers the others, if taskset(1) exists. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** `any` is for work that no measured side waits for. */
export type Side = "server" | "client" | "any";

let cores: Readonly<Record<Side, string>> | undefined;

/** Moves this process to its own core, and later programs of `onCores` to the cores of their sides, if the machine can. */
export function separateCores(): void {
  if (process.platform !== "linux") return;
  const allowed = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "";
  const sides = sidesOf(allowed);
  if (sides === undefined) return;
  const { status } = spawnSync("taskset", ["-acp", sides.client, String(process.pid)]);
  if (status === 0) cores = sides;
}

/** Returns the command with its side's cores, or unchanged if cores are not separated. */
export const onCores = (side: Side, command: readonly string[]): readonly string[] =>
  cores === undefined ? command : ["taskset", "-c", cores[side], ...command];

/** Parses a list such as `0-3,6`. The last core is the client's. Returns undefined for a single core. */
export function sidesOf(allowed: string): Readonly<Record<Side, string>> | undefined {
  const all = allowed.split(",").flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  const [servers, client] = [all.slice(0, -1), all.at(-1)];
  if (client === undefined || servers.length === 0) return undefined;
  return { server: servers.join(","), client: String(client), any: allowed };
}
