/** Runs programs that are installed in this folder. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const FOLDER = import.meta.dirname;

export interface Output {
  readonly code: number;
  readonly text: string;
}

export interface Options {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Resolves with the exit code and everything that the program prints. */
export async function run(
  program: string,
  given: readonly string[],
  { cwd = FOLDER, env = {} }: Options = {},
): Promise<Output> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-output-"));
  // The output goes to a file, because some programs exit before a pipe has taken all of it.
  const file = await open(join(folder, "output"), "w+");
  const child = spawn(program, given, {
    cwd,
    env: { ...process.env, ...QUIET, ...env },
    stdio: ["ignore", file.fd, file.fd],
  });
  try {
    const [code] = await once(child, "close");
    return { code: code ?? 1, text: await readFile(join(folder, "output"), "utf8") };
  } finally {
    await file.close();
    await rm(folder, { recursive: true });
  }
}

/** Returns the path of a program from a package of this folder. */
export const bin = (name: string): string => join(FOLDER, "node_modules", ".bin", name);

const QUIET = { CI: "true", NO_COLOR: "1", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
