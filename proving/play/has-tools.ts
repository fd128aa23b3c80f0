/** Whether programs that examples use are installed. */
import { spawnSync } from "node:child_process";

export const hasTools = (...names: readonly string[]): boolean =>
  names.every((name) => spawnSync(name, ["--version"]).status === 0);
