/** Installs the peers beside this file, so that hosts and players of the games never download them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const LOCK = new URL("package-lock.json", import.meta.url);
/** Written by npm at the end of an install. */
const INSTALLED = new URL("node_modules/.package-lock.json", import.meta.url);

/** Does nothing when the lock file is installed already. */
export async function installPeers(): Promise<void> {
  const [lock, installed] = await Promise.all([stat(LOCK), stat(INSTALLED).catch(() => undefined)]);
  if (installed !== undefined && installed.mtimeMs >= lock.mtimeMs) return;
  process.stderr.write("installing the peers, once\n");
  const npm = spawn("npm", ["ci", "--ignore-scripts", "--no-progress"], {
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  const [code] = (await once(npm, "exit")) as [number | null];
  if (code !== 0) throw new Error("the peers could not be installed");
}
