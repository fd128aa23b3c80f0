/** Generates the tables of docs/cargo.md and docs/space.md that list values of the rules, such as aircraft and technologies. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AIRCRAFT } from "../../cargo/rules/aircraft/aircraft.ts";
import { COMMODITIES } from "../../cargo/rules/jobs/commodities.ts";
import { SPECIALS } from "../../cargo/rules/jobs/specials.ts";
import { pathTo, RESEARCH, TECH_IDS, TECHS, type TechId } from "../../space/rules/catalog/techs.ts";
import { TRAIT_KEYS, TRAITS, traitText } from "../../space/rules/catalog/traits.ts";
import { ROOT } from "../repository.ts";

type Rows = readonly (readonly (string | number)[])[];

/** Rows by the beginning of the table's head. */
type Tables = Readonly<Record<string, Rows>>;

const CARGO: Tables = {
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

const code = (id: string): string => `\`${id}\``;

function needsOf(id: TechId): string {
  const { needs, needsSome } = TECHS[id];
  const some = needsSome && `${needsSome.count} of ${needsSome.of.map(code).join(", ")}`;
  return [...needs.map(code), ...(some === undefined ? [] : [some])].join(", ");
}

const PATH = pathTo("lode", new Set());

const SPACE: Tables = {
  "| tier | base turns |": Object.entries(RESEARCH).map(([tier, { baseTurns, difficulty, data }]) => [
    tier,
    baseTurns,
    difficulty / 1000,
    data,
  ]),
  "| id | name | tier |": TECH_IDS.map((id) => [
    PATH.includes(id) ? `${code(id)} ★` : code(id),
    TECHS[id].name,
    TECHS[id].tier,
    needsOf(id),
    TECHS[id].unlocks.join("; "),
  ]),
  "| trait | effect |": TRAIT_KEYS.map((key) => [TRAITS[key].name, traitText(TRAITS[key])]),
};

const page = (file: string, tables: Tables): string => withTables(readFileSync(join(ROOT, file), "utf8"), tables);

/** Returns a page with tables of the current rules. */
export const cargoPage = (): string => page("docs/cargo.md", CARGO);
export const spacePage = (): string => page("docs/space.md", SPACE);

/** Replaces the rows of each table. Throws if the page lacks one of the tables. */
export function withTables(page: string, tables: Tables): string {
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
