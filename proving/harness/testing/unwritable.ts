/** Preloaded into a service. Makes its database readable but not writable, as on a full disk. */
import { DatabaseSync } from "node:sqlite";

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function restricted(sql) {
  exec.call(this, sql);
  if (sql.includes("journal_mode = wal")) exec.call(this, "pragma query_only = on");
};
