/** Allows only one process per SQLite file, because each caches the state. The lock ends with its process. */
import { readlinkSync, realpathSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { systemClock } from "../clock/clock.ts";
import { createPrivateFile, permissionError } from "./database-file.ts";
import { StoreUnavailableError } from "./errors.ts";

export interface Holder {
  release(): void;
}

/** Another process, or another store of this one, has the file open. */
export class StoreHeldError extends Error {
  readonly pid: number | undefined;

  constructor(path: string, row: HolderRow | undefined) {
    const who = row === undefined ? "another process" : `process ${row.pid} on ${row.host} since ${row.since}`;
    super(`${path} is in use by ${who}; stop it first, or use another database`);
    this.name = "StoreHeldError";
    this.pid = row?.pid;
  }
}

/**
 * Resolves the links of an absolute path to its file, which need not exist yet. Throws StoreUnavailableError for a folder, and for a
 * file with hard links: each name would have its own lock and log, and SQLite would damage the file.
 */
export function realFile(path: string): string {
  const { real, isFolder, names } = attempt(path, () => {
    const found = followed(path, MAX_LINKS);
    const stats = statSync(found, { throwIfNoEntry: false });
    return { real: found, isFolder: stats?.isDirectory(), names: stats?.isFile() ? stats.nlink : 1 };
  });
  if (isFolder) throw new StoreUnavailableError("FOLDER", `${path} is a folder; name a file in it`);
  if (names <= 1) return real;
  const detail = `${path} has ${names} names (hard links), and each would have a lock of its own; remove or copy the others`;
  throw new StoreUnavailableError("LINKED", detail);
}

/**
 * Locks `<path>.lock`, a small SQLite file with an open write transaction. The operating system releases the lock when the
 * process ends, however it ends. The lock file is accessed only through SQLite, because closing another handle would drop the
 * lock. `path` comes from `realFile`, so that links to the file share its lock. Throws StoreHeldError if it is taken.
 */
export function hold(path: string): Holder {
  const file = lockFileOf(path);
  createPrivateFile(file);
  const lock = attempt(file, () => new DatabaseSync(file, { timeout: 0 }));
  try {
    lock.exec("pragma journal_mode = delete; begin immediate");
    lock.exec(
      "create table if not exists holder (pid integer not null, host text not null, since text not null) strict",
    );
    lock.exec("delete from holder");
    const since = new Date(systemClock.wall()).toISOString();
    lock.prepare("insert into holder (pid, host, since) values (?, ?, ?)").run(process.pid, hostname(), since);
    lock.exec("commit; begin immediate");
  } catch (error) {
    const row = isBusy(error) ? holderOf(lock) : undefined;
    lock.close();
    if (isBusy(error)) throw new StoreHeldError(path, row);
    throw unavailable(path, error);
  }
  return { release: () => lock.isOpen && lock.close() };
}

export const lockFileOf = (path: string): string => `${path}.lock`;

/** Linux follows at most this many links in a row. */
const MAX_LINKS = 40;

function followed(path: string, links: number): string {
  const real = join(realpathSync(dirname(path)), basename(path));
  const target = links > 0 ? targetOf(real) : undefined;
  return target === undefined ? real : followed(resolve(dirname(real), target), links - 1);
}

/** Returns the target of a link; undefined if the path is not a link or does not exist. */
function targetOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EINVAL" || code === "ENOENT" || code === "UNKNOWN") return undefined;
    throw error;
  }
}

interface HolderRow {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

function attempt<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw unavailable(path, error);
  }
}

/** Returns undefined in the short time in which the other process is still writing its row. */
function holderOf(lock: DatabaseSync): HolderRow | undefined {
  try {
    return lock.prepare("select pid, host, since from holder").get() as HolderRow | undefined;
  } catch {
    return undefined;
  }
}

const SQLITE_BUSY = 5;

const isBusy = (error: unknown) =>
  error instanceof Error &&
  "errcode" in error &&
  typeof error.errcode === "number" &&
  (error.errcode & 0xff) === SQLITE_BUSY;

const unavailable = (path: string, error: unknown) =>
  permissionError(error) ??
  new StoreUnavailableError("LOCK", `cannot hold ${path}: ${error instanceof Error ? error.message : error}`, error);
