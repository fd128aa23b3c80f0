/** Sends a JSON table column by column: similar values are then adjacent, which compresses better. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

type Cell = string | number;

/** Cannot occur in a file name, so nothing else takes the module for JSON. */
const MARK = "\0columns of ";
const ENDING = ".json";

/** Vite plugin: importing one of these files gives the same rows; the browser assembles them from the columns. */
export function columnsOfRows(...fileNames: readonly string[]): Plugin {
  return {
    name: "columns-of-rows",
    enforce: "pre",
    resolveId(source, importer) {
      if (importer === undefined || !fileNames.some((name) => source.endsWith(`/${name}`))) return undefined;
      return MARK + join(dirname(importer), source).slice(0, -ENDING.length);
    },
    async load(id) {
      if (!id.startsWith(MARK)) return undefined;
      const file = id.slice(MARK.length) + ENDING;
      this.addWatchFile(file);
      return moduleOf(JSON.parse(await readFile(file, "utf8")));
    },
  };
}

/** Means the text of the row's next column, as in `Munda Airport` beside `Munda`. */
const NEXT = "\u0001";

/** Returns the source of a module with these rows as its default export. */
export function moduleOf(rows: readonly (readonly Cell[])[]): string {
  const columns = (rows[0] ?? []).map((_, index) => columnOf(rows.map((row) => shortened(row, index))));
  return `const columns = [${columns.join(",\n")}];
const whole = (cell, next) => typeof cell === "string" ? cell.replace(${JSON.stringify(NEXT)}, () => next) : cell;
export default Array.from({ length: columns[0]?.length ?? 0 }, (_, row) =>
  columns.map((column, index) => whole(column[row], columns[index + 1]?.[row])));
`;
}

function shortened(row: readonly Cell[], index: number): Cell {
  const [cell, next] = [row[index] ?? "", row[index + 1]];
  if (typeof cell !== "string") return cell;
  if (cell.includes(NEXT)) throw new Error(`${JSON.stringify(cell)} contains the sign that marks the next column`);
  // If the next text is shortened itself, it cannot be referred to.
  const isWhole = typeof next === "string" && next.length > 1 && shortened(row, index + 1) === next;
  return isWhole ? cell.replace(next, () => NEXT) : cell;
}

/** Writes a column's texts without quotation marks, if no text contains a line break. */
function columnOf(cells: readonly Cell[]): string {
  const areLines = cells.every((cell) => typeof cell === "string" && !cell.includes("\n"));
  return areLines ? `${JSON.stringify(cells.join("\n"))}.split("\\n")` : JSON.stringify(cells);
}
