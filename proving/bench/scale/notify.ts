/**
 * `npm run bench -- notify [--seconds 2] [--rounds 3] [--print]`: the cost of NOTIFY on PostgreSQL, by the number of listeners and of
 * concurrent writers. Writes docs/scale.md unless `--print`.
 */
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { readOptions } from "../../harness/arguments.ts";
import { markdownTable, number, today, writeSection } from "../../harness/report.ts";
import { median } from "../../harness/statistics.ts";
import { type NotifyCost, notifyCosts } from "./notify-cost.ts";

const { seconds, rounds: count, print } = readOptions({ seconds: 2, rounds: 3, print: false });
const rounds: NotifyCost[][] = [];
const database = await testDatabase();
try {
  for (let round = 1; round <= count; round += 1) {
    rounds.push(await notifyCosts(database.url, seconds));
    console.error(`measured round ${round}`);
  }
} finally {
  await database.drop();
}
const text = [
  `${today()}; ${rounds.length} rounds, the median of each; PostgreSQL without durability, so that the disk is not measured.`,
  "",
  ...markdownTable(
    ["writers", "listeners", "commits a second", "÷ without NOTIFY", "change to listener, p50, ms", "p99, ms"],
    (rounds[0] ?? []).map(rowOf),
  ),
].join("\n");
console.log(text);
if (!print) await writeSection("notify", text, "bench -- notify", "scale.md");

function rowOf({ writers, listeners }: NotifyCost, index: number): (string | number)[] {
  const same = rounds.map((round) => round[index] as NotifyCost);
  const silent = rounds.map((round) => round.find((one) => one.writers === writers && one.listeners === undefined));
  const medianOf = (figure: "commits" | "p50" | "p99") => median(same.map((one) => one[figure]));
  const share = median(same.map(({ commits }, round) => commits / (silent[round]?.commits ?? Number.NaN)));
  const delays = listeners === undefined || listeners === 0 ? ["", ""] : [medianOf("p50"), medianOf("p99")];
  const shown = delays.map((ms) => (typeof ms === "number" ? number(ms, 2) : ms));
  return [writers, listeners ?? "no NOTIFY", medianOf("commits"), number(share, 2), ...shown];
}
