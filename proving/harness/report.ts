/** Formats measured figures as Markdown, writes them into sections of docs/, and reports missed aims. */
import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { median } from "./statistics.ts";

/** `12,345.6` */
export const number = (value: number, digits = 0): string =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** `12.5 %` */
export const percent = (share: number): string => `${number(100 * share, 1)} %`;

/** `850 ms`, `1.2 s` */
export const duration = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

/** The median with the least and greatest rounds, `8,071 (7,900–8,200)`. A single round is shown alone. */
export function spread(rounds: readonly number[], digits = 0): string {
  const middle = number(median(rounds), digits);
  if (rounds.length === 1) return middle;
  return `${middle} (${number(Math.min(...rounds), digits)}–${number(Math.max(...rounds), digits)})`;
}

/** A paragraph, or the lines of a table or list. */
export type Block = string | readonly string[];

/** Returns Markdown with an empty line between the blocks. */
export const markdown = (...blocks: readonly Block[]): string =>
  blocks.map((block) => (typeof block === "string" ? block : block.join("\n"))).join("\n\n");

/** The lines of a table. Numbers get thousands separators. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) => [
  `| ${head.join(" | ")} |`,
  `|${head.map(() => "---|").join("")}`,
  ...rows.map((cells) => `| ${cells.map((cell) => (typeof cell === "number" ? number(cell) : cell)).join(" | ")} |`),
];

/** A row of a table: a figure of each round, and the aim of their median. */
export interface Figure<Round> {
  readonly name: string;
  readonly of: (round: Round) => number;
  readonly digits?: number;
  readonly atLeast?: number;
  readonly under?: number;
}

/** Returns a table with the medians, the least and greatest rounds, and the aims, and the rows that miss their aim. */
export function aimTable<Round>(figures: readonly Figure<Round>[], rounds: readonly Round[]) {
  const rows = figures.map((figure) => {
    const values = rounds.map(figure.of);
    return [figure.name, spread(values, figure.digits), aimText(median(values), figure)];
  });
  const missed = rows.filter(([, , aim]) => aim?.endsWith("missed")).map((row) => row.join(", "));
  return { lines: markdownTable(["figure", "measured", "aim"], rows), missed };
}

function aimText(value: number, { atLeast, under }: Pick<Figure<never>, "atLeast" | "under">): string {
  const verdict = (isMet: boolean) => (isMet ? "met" : "missed");
  if (atLeast !== undefined) return `at least ${atLeast.toLocaleString("en")}: ${verdict(value >= atLeast)}`;
  if (under !== undefined) return `under ${under.toLocaleString("en")}: ${verdict(value < under)}`;
  return "";
}

export function today(): string {
  const [date, memoryGB] = [new Date().toISOString().slice(0, 10), Math.round(totalmem() / 2 ** 30)];
  const { platform, arch, versions } = process;
  return `${date}, ${cpus().length} cores, ${memoryGB} GiB, ${platform} ${arch}, Node ${versions.node}`;
}

/** Prints a line about the progress, except in tests. */
export function progress(line: string): void {
  if (process.env.NODE_TEST_CONTEXT === undefined) console.error(line);
}

/** Prints one sentence for each violation and missed aim. Sets exit code 1 if there is any. */
export function printVerdict(faults: readonly string[], kept = "passed"): void {
  console.log(`\n${faults.length === 0 ? kept : faults.join("\n")}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** A run with an option writes no page, because pages describe whole runs. */
export const writesPages = (): boolean => !process.argv.slice(2).some((one) => one.startsWith("--"));

/** Replaces the section of a page of docs/, or appends a new one. Does nothing if pages are not written. */
export async function writeSection(name: string, text: string, script = `bench -- ${name}`, page = "performance.md") {
  if (!writesPages()) return;
  const file = new URL(`../../docs/${page}`, import.meta.url);
  await writeFile(file, withSection(await readFile(file, "utf8"), name, text, script));
}

/** Returns the page with the new text of the section. The markers name the script that wrote it. */
export function withSection(page: string, name: string, text: string, script = `bench -- ${name}`): string {
  const section = `<!-- ${name}: written by npm run ${script} -->\n${text}\n<!-- end of ${name} -->`;
  const start = page.indexOf(`<!-- ${name}: written by `);
  const end = page.indexOf(`<!-- end of ${name} -->`);
  if (start < 0 || end < start) return `${page.trimEnd()}\n\n${section}\n`;
  return page.slice(0, start) + section + page.slice(end + `<!-- end of ${name} -->`.length);
}
