/**
 * `node --import` of a service under test. It obeys the lines of its standard input and writes each back: `clock 3600000` sets the
 * system clock so many milliseconds off the true time; any other line is SQL that each of its SQLite connections runs.
 */
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";

const trueNow = Date.now;
let offMs = Number(process.env.CLOCK_OFF_MS ?? 0);
Date.now = () => trueNow() + offMs;

/** Each is known by the settings that it makes when it is opened. */
const connections = new Set<DatabaseSync>();
const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function observed(sql) {
  connections.add(this);
  exec.call(this, sql);
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const [, clock] = /^clock (-?\d+)$/.exec(line) ?? [];
  if (clock !== undefined) offMs = Number(clock);
  else for (const database of connections) if (database.isOpen) exec.call(database, line);
  process.stdout.write(`${line}\n`);
});
// The open pipe must not keep the process alive.
(process.stdin as typeof process.stdin & { unref?: () => void }).unref?.();
