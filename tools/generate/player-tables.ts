/** The tables of docs/cargo.md that list what the rules hold: aircraft, specials and commodities. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AIRCRAFT } from "../../cargo/rules/aircraft/aircraft.ts";
import { COMMODITIES } from "../../cargo/rules/jobs/commodities.ts";
import { SPECIALS } from "../../cargo/rules/jobs/specials.ts";
import { ROOT } from "../repository.ts";

type Rows = readonly (readonly (string | number)[])[];

/** The rows below the head that starts so. */
const TABLES: Readonly<Record<string, Rows>> = {
  "| id | type |": AIRCRAFT.map((one) => [
    `\`${one.id}\``,
    one.name,
    ...[one.maxPayloadKg, one.cruiseKmh, one.rangeKm, one.burnLPerKm, one.maxFuel, one.price],
  ]),
  "| special | factor |": SPECIALS.map(({ id, factor, rule }) => [id, factor, rule]),
  "| commodity |": COMMODITIES.map(({ label, unitKg, factor, specials }) => [
    label,
    unitKg,
    factor,
    specials.join(", "),
  ]),
};

/** The page with its tables as the rules are now. */
export const cargoPage = (): string => withTables(readFileSync(join(ROOT, "docs/cargo.md"), "utf8"), TABLES);

/** Replaces the rows of each table and leaves the rest. Throws if the page lacks one of them. */
export function withTables(page: string, tables: Readonly<Record<string, Rows>>): string {
  let text = page;
  for (const [head, rows] of Object.entries(tables)) {
    const start = text.indexOf(head);
    if (start < 0) throw new Error(`there is no table with the head "${head}"`);
    const lines = text.slice(start).split("\n");
    const end = lines.findIndex((line) => !line.startsWith("|"));
    const table = [...lines.slice(0, 2), ...rows.map((row) => `| ${row.map(cell).join(" | ")} |`)];
    text = text.slice(0, start) + [...table, ...lines.slice(end)].join("\n");
  }
  return text;
}

const cell = (value: string | number): string =>
  typeof value === "string" ? value : value.toLocaleString("en-US", { maximumFractionDigits: 3 });
