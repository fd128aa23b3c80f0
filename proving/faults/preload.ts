/**
 * `node --import` of a service under test. It obeys the lines of its standard input and writes each back: `clock 3600000` sets the
 * system clock so many milliseconds off the true time; any other line is SQL that each connection which writes runs.
 */
import { syncBuiltinESMExports } from "node:module";
import { createInterface } from "node:readline";
import sqlite, { type DatabaseSyncOptions } from "node:sqlite";

const trueNow = Date.now;
let offMs = Number(process.env.CLOCK_OFF_MS ?? 0);
Date.now = () => trueNow() + offMs;

const { DatabaseSync } = sqlite;
const writers: sqlite.DatabaseSync[] = [];
class ObservedDatabase extends DatabaseSync {
  constructor(path: string, options: DatabaseSyncOptions = {}) {
    super(path, options);
    if (options.readOnly !== true) writers.push(this);
  }
}
Object.assign(sqlite, { DatabaseSync: ObservedDatabase });
syncBuiltinESMExports();

createInterface({ input: process.stdin }).on("line", (line) => {
  const [, clock] = /^clock (-?\d+)$/.exec(line) ?? [];
  if (clock !== undefined) offMs = Number(clock);
  else for (const database of writers) if (database.isOpen) database.exec(line);
  process.stdout.write(`${line}\n`);
});
// The open pipe must not keep the process alive.
(process.stdin as typeof process.stdin & { unref?: () => void }).unref?.();
