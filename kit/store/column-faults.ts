/** Checks a row against its table before it is written. */
import type { Column, Table } from "./table.ts";

/** Returns what is wrong as sentences without a full stop. Columns that the row lacks are not checked. */
export function columnFaults({ columns }: Table, row: object): string[] {
  const faults: string[] = [];
  const values = row as Readonly<Record<string, unknown>>;
  for (const name in columns) {
    const column = columns[name] as Column;
    const value = values[name];
    if (value === undefined || fits(column, value)) continue;
    faults.push(`${name} cannot be ${value}`);
  }
  return faults;
}

function fits(column: Column, value: unknown): boolean {
  if (value === null) return column.nullable;
  switch (column.kind) {
    case "integer":
      return Number.isSafeInteger(value) && isWithin(column, value as number);
    case "real":
      return Number.isFinite(value) && isWithin(column, value as number);
    case "text":
      return typeof value === "string" && isWithin(column, lengthOf(value)) && (column.oneOf?.includes(value) ?? true);
    case "boolean":
      return typeof value === "boolean";
    case "json":
      return true;
  }
}

/** Counts characters, as the engines do. */
const lengthOf = (text: string): number => (/[\ud800-\udfff]/.test(text) ? [...text].length : text.length);

const isWithin = ({ min, max }: Column, value: number): boolean =>
  value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);
