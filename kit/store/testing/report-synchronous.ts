/** Loaded before a service: when the service closes a SQLite connection, prints its setting of `synchronous`. */
import { writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

const { close } = DatabaseSync.prototype;

DatabaseSync.prototype.close = function closeAndReport(this: DatabaseSync): void {
  const { query_only: isReader } = this.prepare("pragma query_only").get() ?? {};
  const { synchronous } = this.prepare("pragma synchronous").get() ?? {};
  writeSync(1, `${isReader === 1 ? "reader" : "writer"}: synchronous ${synchronous}\n`);
  close.call(this);
};
