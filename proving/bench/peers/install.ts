/** Installs the peers next to this file, so that hosts and players of the games never download them. */
import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const LOCK = new URL("package-lock.json", import.meta.url);
/** npm writes this file at the end of an install. */
const INSTALLED = new URL("node_modules/.package-lock.json", import.meta.url);

export async function installPeers(): Promise<void> {
  const [lock, installed] = await Promise.all([stat(LOCK), stat(INSTALLED).catch(() => undefined)]);
  if (installed !== undefined && installed.mtimeMs >= lock.mtimeMs) return;
  console.error("installing the peers, once");
  const [cwd, shell] = [fileURLToPath(new URL(".", import.meta.url)), process.platform === "win32"];
  await promisify(execFile)("npm", ["ci", "--ignore-scripts", "--no-progress"], { cwd, shell });
}
