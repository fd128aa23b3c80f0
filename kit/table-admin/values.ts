/** A column's values as clients write them: JSON in a body, text in a query. Values of another kind are reported. */
import type { Column } from "../store/table.ts";

/** A value as the code sees it: booleans are booleans, json is parsed. */
export type Value = unknown;

/** What came of reading a value: the value, or in a few words why it is none. */
export type Parsed = { readonly value: Value } | { readonly error: string };

/** Of the numbers that the store gives in order, an admin may not take the last: the store must be able to continue. */
const GIVEN_NUMBER_LIMIT = 2 ** 52;

/**
 * A value of a JSON body. Null is a value of every column here: whether the column takes it is a constraint, not a
 * matter of form.
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
 * A value of a query parameter: integers are plain decimals, reals are JSON numbers, booleans are true or false, json is
 * JSON text. With `emptyIsNull` an empty value of a nullable column is null, except for text, where it is the empty text.
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

/** PostgreSQL stores no NUL, and half a surrogate pair would come back as another character. */
function parseText(text: string): Parsed {
  return text.includes("\0") || !text.isWellFormed() ? { error: "must be text without NUL" } : { value: text };
}

function parseJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { error: "must be JSON" };
  }
}

/** Minus zero is stored as zero by one engine and as itself by the other. */
const plainZero = (value: unknown): unknown => (value === 0 ? 0 : value);
