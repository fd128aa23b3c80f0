/** Parses a column's values from JSON in a body or text in a query. */
import type { Column } from "../store/table.ts";

/** The value in the form that the code uses, or a short reason why it is invalid. */
export type Parsed = { readonly value: unknown } | { readonly error: string };

/** Greatest id that an admin may choose: the database must be able to continue above it. */
const GIVEN_NUMBER_LIMIT = 2 ** 52;

/**
 * Parses a value of a JSON body. Null is accepted for every column: whether a column allows it is a constraint (409), not a
 * question of form (400).
 */
export function parseBodyValue(column: Column, value: unknown): Parsed {
  if (value === null) return { value };
  switch (column.kind) {
    case "integer":
      if (!Number.isSafeInteger(value)) return { error: "must be an integer" };
      if (column.generated && Number(value) > GIVEN_NUMBER_LIMIT)
        return { error: `must be at most ${GIVEN_NUMBER_LIMIT}` };
      return { value: plainZero(value) };
    case "real":
      return Number.isFinite(value) ? { value: plainZero(value) } : { error: "must be a number" };
    case "text":
      return typeof value === "string" ? parseText(value) : { error: "must be a string" };
    case "boolean":
      return typeof value === "boolean" ? { value } : { error: "must be true or false" };
    case "json":
      return { value };
  }
}

/**
 * Parses a query parameter: integers are plain decimals, reals are JSON numbers, booleans are true or false, json is JSON
 * text. With `emptyIsNull` an empty value of a nullable column is null, except for text, where it is the empty text.
 */
export function parseQueryValue(column: Column, text: string, options: { emptyIsNull?: boolean } = {}): Parsed {
  if (text === "" && options.emptyIsNull === true && column.nullable && column.kind !== "text") return { value: null };
  switch (column.kind) {
    case "integer": {
      const plain = /^(0|-?[1-9][0-9]*)$/.test(text) && Number.isSafeInteger(Number(text));
      return plain ? { value: Number(text) } : { error: "must be an integer in plain decimals" };
    }
    case "real": {
      const plain = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/.test(text) && Number.isFinite(Number(text));
      return plain ? { value: plainZero(Number(text)) } : { error: "must be a number" };
    }
    case "text":
      return parseText(text);
    case "boolean":
      return text === "true" || text === "false" ? { value: text === "true" } : { error: "must be true or false" };
    case "json":
      return parseJson(text);
  }
}

/** PostgreSQL cannot store NUL, and would change a lone surrogate. */
function parseText(text: string): Parsed {
  return text.includes("\0") || !text.isWellFormed() ? { error: "must be text without NUL" } : { value: text };
}

function parseJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text, finite) };
  } catch {
    return { error: "must be JSON" };
  }
}

/** A number beyond the range of a double would be compared as null. */
function finite(_key: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) throw new RangeError("beyond the range of a double");
  return value;
}

/** The engines treat minus zero differently. */
const plainZero = (value: unknown): unknown => (value === 0 ? 0 : value);
