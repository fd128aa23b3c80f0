/**
 * `npm run bench -- notify [--seconds 2] [--rounds 3] [--print]`: what telling other processes of each commit costs PostgreSQL, by how many
 * listen and how many write at the same time. Prints the table and writes it into docs/scale.md, unless `--print`.
 */
import { parseArgs } from "node:util";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { wholeNumber } from "../../harness/arguments.ts";
import { today, writeSection } from "../../harness/report.ts";
import { median } from "../../harness/statistics.ts";
import { type NotifyCost, notifyCosts } from "./notify-cost.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "2" },
    rounds: { type: "string", default: "3" },
    print: { type: "boolean", default: false },
  },
});
const seconds = Number(values.seconds);

const rounds: NotifyCost[][] = [];
const database = await testDatabase();
try {
  for (let round = 1; round <= wholeNumber("--rounds", values.rounds); round += 1) {
    rounds.push(await notifyCosts(database.url, seconds));
    process.stderr.write(`round ${round} is done\n`);
  }
} finally {
  await database.drop();
}
const text = tableOf(rounds);
process.stdout.write(`${text}\n`);
if (!values.print) await writeSection("notify", text, "bench -- notify", "scale.md");

function tableOf(all: readonly (readonly NotifyCost[])[]): string {
  const [first = []] = all;
  const lines = first.map(({ writers, listeners }, index) => {
    const same = all.map((round) => round[index] as NotifyCost);
    const bare = all.map((round) => round.find((one) => one.writers === writers && one.listeners === undefined));
    const share = median(same.map(({ commits }, round) => commits / (bare[round]?.commits ?? Number.NaN)));
    const [commits, p50, p99] = (["commits", "p50", "p99"] as const).map((name) =>
      median(same.map((one) => one[name])),
    );
    const heard = listeners === undefined || listeners === 0 ? ["", ""] : [number(p50, 2), number(p99, 2)];
    return `| ${[writers, listeners ?? "no NOTIFY", number(commits, 0), number(share, 2), ...heard].join(" | ")} |`;
  });
  return [
    `${today()}; ${all.length} rounds, the median of each; PostgreSQL with durability off, so that what is seen is not the disk.`,
    "",
    "| writers | listeners | commits a second | ÷ without NOTIFY | from the change to the listener, p50, ms | p99, ms |",
    "|---|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

function number(value: number | undefined, digits: number): string {
  return (value ?? Number.NaN).toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
