/** Converts a column's values to texts for display and editing, and back. */
import type { TableColumn } from "./tables.ts";

type Kind = Pick<TableColumn, "type">;

/** Returns the text for an input; JSON is indented. Null has no text: see `FieldDraft`. */
export function editableText({ type }: Kind, value: unknown): string {
  if (value === null || value === undefined) return "";
  return type === "json" ? JSON.stringify(value, null, 2) : String(value);
}

/** Returns the value on one line. */
export const shownText = ({ type }: Kind, value: unknown): string =>
  type === "json" ? JSON.stringify(value) : String(value);

/** Cuts a text to at most `length` characters. */
export const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)} …` : text;

export type Read = { readonly value: unknown } | { readonly fault: string };

/** Returns the value of a text, or why the column does not accept it. */
export function readText(column: TableColumn, text: string): Read {
  switch (column.type) {
    case "integer":
      return readNumber(column, text, /^-?\d+$/, "a whole number");
    case "real":
      return readNumber(column, text, /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/, "a number, as 2.5");
    case "boolean":
      return text === "true" || text === "false" ? { value: text === "true" } : { fault: "must be true or false" };
    case "json":
      return readJson(text);
    case "text":
      return readWords(column, text);
  }
}

function readNumber(column: TableColumn, text: string, form: RegExp, described: string): Read {
  const value = Number(text.trim());
  if (!form.test(text.trim()) || !Number.isFinite(value)) return { fault: `must be ${described}` };
  if (column.type === "integer" && !Number.isSafeInteger(value)) return { fault: "is too far from zero" };
  return bounded(column, value, value, "");
}

function readWords(column: TableColumn, text: string): Read {
  if (column.oneOf !== undefined && !column.oneOf.includes(text)) {
    return { fault: `must be one of ${column.oneOf.join(", ")}` };
  }
  // Counts characters like the service, not UTF-16 units.
  return bounded(column, text, [...text].length, " characters");
}

function bounded(column: TableColumn, value: unknown, size: number, unit: string): Read {
  const { min, max } = column;
  if (column.type === "text" && size === 0 && min === 1) return { fault: "must not be empty" };
  if (min !== undefined && size < min) return { fault: `must be at least ${min}${unit}` };
  if (max !== undefined && size > max) return { fault: `must be at most ${max}${unit}` };
  return { value };
}

function readJson(text: string): Read {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { fault: `is not JSON: ${error instanceof Error ? error.message : "it cannot be parsed"}` };
  }
}

/** Describes the values that the column accepts: `integer from 0 to 10`, `text of 1 to 24 characters`. */
export function describeValues({ type, min, max, oneOf, instant }: TableColumn): string {
  if (instant !== undefined) return `${instant} time in milliseconds since 1970`;
  if (oneOf !== undefined) return "one of a list";
  if (min === undefined && max === undefined) return type;
  return `${type} of ${range(min, max)}${type === "text" ? " characters" : ""}`;
}

function range(min: number | undefined, max: number | undefined): string {
  if (max === undefined) return `at least ${min}`;
  if (min === undefined) return `at most ${max}`;
  return min === max ? `exactly ${min}` : `${min} to ${max}`;
}

const DAY_AND_HOUR = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  timeZone: "UTC",
} as const;
const DAY_AND_MINUTE = { ...DAY_AND_HOUR, minute: "2-digit" } as const;

const HOUR = new Intl.DateTimeFormat("en-GB", DAY_AND_HOUR);
const MINUTE = new Intl.DateTimeFormat("en-GB", DAY_AND_MINUTE);
const SECOND = new Intl.DateTimeFormat("en-GB", { ...DAY_AND_MINUTE, second: "2-digit" });

/** Formats an instant as `5 Mar 2026, 14:05:09 UTC`; undefined outside the range of dates. */
export function instantText(milliseconds: unknown): string | undefined {
  if (typeof milliseconds !== "number" || Math.abs(milliseconds) > 8.64e15) return undefined;
  return `${SECOND.format(milliseconds)} UTC`;
}

/** Formats an ISO 8601 text of the API to the minute. */
export const minuteText = (iso: string): string => `${MINUTE.format(Date.parse(iso))} UTC`;

/** Formats an instant that is known to the hour: `5 Mar 2026, 14 h UTC`. */
export const hourText = (milliseconds: number): string => `${HOUR.format(milliseconds)} h UTC`;
