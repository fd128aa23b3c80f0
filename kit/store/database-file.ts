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

/** Returns the error with what to do if a path in it may not be used by this process; undefined for any other error. */
export function permissionError(error: unknown): StoreUnavailableError | undefined {
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
 * Checks twice a second whether the database, its lock file or SQLite's log beside it was deleted or replaced. Otherwise the process
 * would keep writing to a deleted file, and its content would be lost with the process. Does not keep the process alive.
 */
export function watchFiles(path: string, lock: string, logger: StoreLogger | undefined): FileWatch {
  const watched = [
    ...[path, lock].map((file) => new WatchedFile(file, OF_DATABASE)),
    ...["-wal", "-shm"].map((end) => new WatchedFile(`${path}${end}`, OF_LOG)),
  ];
  let fault: string | undefined;
  const look = () => {
    const found = watched.map((file) => file.fault()).find((text) => text !== undefined);
    if (found !== undefined && found !== fault)
      logger?.error({ reason: found }, "refusing changes: the database file is gone");
    if (found === undefined && fault !== undefined) logger?.warn({}, "the database file is back");
    fault = found;
  };
  const timer = setInterval(look, CHECK_EVERY_MS).unref();
  return {
    fault: () => {
      for (const file of watched) file.see();
      return fault === undefined ? undefined : new StoreUnavailableError("FILE", fault);
    },
    close: () => clearInterval(timer),
  };
}

interface Remedies {
  readonly deleted: string;
  readonly replaced: string;
}

const OF_DATABASE: Remedies = {
  deleted: "stop the service and restore a backup",
  replaced: "restart the service to use the new file",
};

/** SQLite still has the log open, and moves it into the database when it closes it. */
const SAVES_LOG = "restart the service, without kill -9: it moves the changes of its log into the database as it stops";
const OF_LOG: Remedies = { deleted: SAVES_LOG, replaced: SAVES_LOG };

class WatchedFile {
  readonly #path: string;
  readonly #remedies: Remedies;
  /** Undefined while it has not been seen: SQLite makes its log with the first transaction. */
  #opened: BigIntStats | undefined;

  constructor(path: string, remedies: Remedies) {
    this.#path = path;
    this.#remedies = remedies;
    this.see();
  }

  /** Remembers which file it is. */
  see(): void {
    if (this.#opened === undefined) this.fault();
  }

  fault(): string | undefined {
    let now: BigIntStats | undefined;
    try {
      now = statSync(this.#path, { bigint: true, throwIfNoEntry: false });
    } catch {
      // A folder that is unreadable for a moment does not prove that the file is gone.
      return undefined;
    }
    this.#opened ??= now;
    if (this.#opened === undefined) return undefined;
    if (now === undefined) return `${this.#path} was deleted; ${this.#remedies.deleted}`;
    if (now.ino === this.#opened.ino && now.dev === this.#opened.dev) return undefined;
    return `${this.#path} was replaced while the service runs; ${this.#remedies.replaced}`;
  }
}
