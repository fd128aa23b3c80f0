/** One process per SQLite file: two would each believe their own caches. Held by a lock that dies with its process. */
import { hostname } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { systemClock } from "../clock/clock.ts";
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
 * Holds `<path>.lock`, a small SQLite file with an open write transaction: the operating system frees it with the
 * process, however that ends. It is read and written through SQLite only, never as a file: closing a file handle would drop the lock.
 */
export function hold(path: string): Holder {
  const lock = open(`${path}.lock`);
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

interface HolderRow {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

function open(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 });
  } catch (error) {
    throw unavailable(path, error);
  }
}

/** Undefined in the short moment in which the other process is still writing its name. */
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
  new StoreUnavailableError("LOCK", `cannot hold ${path}: ${error instanceof Error ? error.message : error}`, error);
