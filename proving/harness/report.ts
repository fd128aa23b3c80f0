/** Puts figures into a table, and the table into its place in docs/performance.md. */
import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { median, spread } from "./figures.ts";

export interface Figure {
  readonly name: string;
  readonly rounds: readonly number[];
  readonly aim?: number;
  readonly better?: "more" | "less";
  readonly digits?: number;
}

/** A Markdown table with the medians, the least and greatest rounds and the aims; above it the day and the machine. */
export function table(figures: readonly Figure[], rounds: number): string {
  const rows = figures.map(
    (figure) => `| ${figure.name} | ${spread(figure.rounds, figure.digits)} | ${aimOf(figure)} |`,
  );
  return [
    `${today()}; ${rounds} rounds, each the median (least–greatest).`,
    "",
    "| figure | measured | aim |",
    "|---|---|---|",
    ...rows,
  ].join("\n");
}

function aimOf({ rounds, aim, better, digits }: Figure): string {
  if (aim === undefined) return "";
  const met = better === "more" ? median(rounds) >= aim : median(rounds) < aim;
  const bound = better === "more" ? `at least ${aim.toFixed(digits ?? 0)}` : `under ${aim.toLocaleString("en")}`;
  return `${bound}: ${met ? "met" : "missed"}`;
}

/** The day and the machine. */
export const today = (): string => `${new Date().toISOString().slice(0, 10)}, ${machine()}`;

function machine(): string {
  const memoryGB = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores, ${memoryGB} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

/** Replaces what stands between the section's markers in a page of docs/; a section that is not there yet is added. */
export async function writeSection(
  name: string,
  text: string,
  script = `bench -- ${name}`,
  page = "performance.md",
): Promise<void> {
  const file = new URL(`../../docs/${page}`, import.meta.url);
  await writeFile(file, withSection(await readFile(file, "utf8"), name, text, script));
}

/** The page with the section's text in its place. */
export function withSection(page: string, name: string, text: string, script = `bench -- ${name}`): string {
  const [open, close] = [`<!-- ${name}: written by npm run ${script} -->`, `<!-- end of ${name} -->`];
  const section = `${open}\n${text}\n${close}`;
  const start = page.indexOf(open);
  const end = page.indexOf(close);
  if (start < 0 || end < start) return `${page.trimEnd()}\n\n${section}\n`;
  return page.slice(0, start) + section + page.slice(end + close.length);
}
