/** The least that a durable change can cost: for each line of input, a number of seconds, prints the commits per second until then. */
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";

const [file = ""] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec("pragma journal_mode = wal; pragma synchronous = full; create table counter (n integer)");
database.exec("insert into counter values (0)");
const begin = database.prepare("begin immediate");
const count = database.prepare("update counter set n = n + 1");
const commit = database.prepare("commit");

for await (const line of createInterface({ input: process.stdin })) console.log(commitsPerSecond(Number(line)));
database.close();

function commitsPerSecond(seconds: number): number {
  const start = performance.now();
  const until = start + seconds * 1000;
  let commits = 0;
  while (performance.now() < until) {
    begin.run();
    count.run();
    commit.run();
    commits += 1;
  }
  return Math.round((commits * 1000) / (performance.now() - start));
}
