/** The file of a SQLite database: created for its owner only, and watched while it is open. */
import { accessSync, type BigIntStats, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { StoreLogger } from "./database.ts";
import { StoreUnavailableError } from "./errors.ts";

const CHECK_EVERY_MS = 500;

/** Throws StoreUnavailableError if the folder cannot be created. */
export function makeFolder(folder: string): void {
  try {
    makeMissing(folder);
  } catch (error) {
    throw permissionError(error) ?? unmade(folder, error);
  }
}

/**
 * Creates the folder and its missing parents. Node's recursive mkdir reports ENOENT on a read-only file system, and never returns
 * below /proc.
 */
export function makeMissing(folder: string, mode = 0o777): void {
  const missing: string[] = [];
  for (let each = resolve(folder); !existsSync(each); each = dirname(each)) missing.unshift(each);
  for (const each of missing) {
    try {
      mkdirSync(each, { mode });
    } catch (error) {
      // The other game, which starts at the same time, may have created it.
      if (!existsSync(each)) throw error;
    }
  }
}

/** Throws StoreUnavailableError if this process may not write the files or create others beside them. */
export function requireWritable(files: readonly string[]): void {
  try {
    for (const folder of new Set(files.map((file) => dirname(file))))
      accessSync(folder, constants.W_OK | constants.X_OK);
    for (const file of files) if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw permissionError(error) ?? error;
  }
}

const unmade = (folder: string, error: unknown) =>
  new StoreUnavailableError("FOLDER", `cannot make ${folder}: ${(error as Error).message}`, error);

function permissionError(error: unknown): StoreUnavailableError | undefined {
  const { code = "", path } = error as NodeJS.ErrnoException;
  if (!FORBIDDEN.includes(code)) return undefined;
  const remedy = "let this user write there, or name a file elsewhere";
  return new StoreUnavailableError(code, `no permission to write ${path}; ${remedy}`, error);
}

const FORBIDDEN = ["EACCES", "EPERM", "EROFS"];

/** Creates the file for its owner only, because it contains addresses and password hashes. SQLite gives its log the same mode. */
export function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch {
    // It already exists, or else SQLite will report why it cannot be created.
  }
}

export interface FileWatch {
  /** Returns an error while a file is missing or has been replaced. */
  fault(): StoreUnavailableError | undefined;
  close(): void;
}

/**
 * Checks twice a second whether one of the files was deleted or replaced; they must exist now. Otherwise the process would keep
 * writing to a deleted file, and its content would be lost with the process. Does not keep the process alive.
 */
export function watchFiles(paths: readonly string[], logger: StoreLogger | undefined): FileWatch {
  const opened = paths.map((path) => ({ path, file: statSync(path, { bigint: true }) }));
  let fault: string | undefined;
  const look = () => {
    const found = opened.map(({ path, file }) => faultOf(path, file)).find((text) => text !== undefined);
    if (found !== undefined && found !== fault)
      logger?.error({ reason: found }, "refusing changes: the database file is gone");
    if (found === undefined && fault !== undefined) logger?.warn({}, "the database file is back");
    fault = found;
  };
  const timer = setInterval(look, CHECK_EVERY_MS).unref();
  return {
    fault: () => (fault === undefined ? undefined : new StoreUnavailableError("FILE", fault)),
    close: () => clearInterval(timer),
  };
}

function faultOf(path: string, opened: BigIntStats): string | undefined {
  let now: BigIntStats | undefined;
  try {
    now = statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // A folder that is unreadable for a moment does not prove that the file is gone.
    return undefined;
  }
  if (now === undefined) return `${path} was deleted; stop the service and restore a backup`;
  if (now.ino === opened.ino && now.dev === opened.dev) return undefined;
  return `${path} was replaced while the service runs; restart the service to use the new file`;
}
