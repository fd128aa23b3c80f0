/** The least that a durable change can do: node:sqlite counts one row up in a transaction of its own, again and again. */
import { DatabaseSync } from "node:sqlite";

const [file = "", seconds = "1"] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec("pragma journal_mode = wal; pragma synchronous = full; create table counter (n integer)");
database.exec("insert into counter values (0)");
const begin = database.prepare("begin immediate");
const count = database.prepare("update counter set n = n + 1");
const commit = database.prepare("commit");

const until = performance.now() + Number(seconds) * 1000;
const start = performance.now();
let commits = 0;
while (performance.now() < until) {
  begin.run();
  count.run();
  commit.run();
  commits += 1;
}
console.log(Math.round((commits * 1000) / (performance.now() - start)));
database.close();
