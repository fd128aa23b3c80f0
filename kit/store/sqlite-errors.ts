/** Translates the errors of node:sqlite. */
import { ConstraintError, StoreUnavailableError } from "./errors.ts";
import type { Schema } from "./schema.ts";

/** Returns the store's error for a driver's error, or the same error if it is neither a constraint nor an outage. */
export function sqliteError(error: unknown, schema: Schema): unknown {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return error;
  const extended = error.errcode;
  const primary = extended & 0xff;
  if (primary === CONSTRAINT) return constraint(error, extended, schema);
  const name = UNAVAILABLE[primary];
  return name === undefined ? error : new StoreUnavailableError(name, error.message, error);
}

const CONSTRAINT = 19;

/** Primary result codes that mean that the file cannot be used now, whatever the statement. */
const UNAVAILABLE: Readonly<Record<number, string>> = {
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  7: "SQLITE_NOMEM",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  26: "SQLITE_NOTADB",
};

const CHECK = 275;
const FOREIGN_KEY = 787;
const TRIGGER = 1811;
const NOT_NULL = 1299;
const DATA_TYPE = 3091;

function constraint(error: Error, code: number, schema: Schema): ConstraintError {
  const message = error.message;
  if (code === CHECK) {
    const broken = schema.constraint(message.replace(/^CHECK constraint failed: /, ""));
    return new ConstraintError("check", broken?.table, broken?.columns ?? [], error);
  }
  // SQLite reports a RESTRICT violation as a trigger's error.
  if (code === FOREIGN_KEY || code === TRIGGER) return new ConstraintError("foreign-key", undefined, [], error);
  if (code === DATA_TYPE) return place("check", /in \w+ column (\S+)$/.exec(message)?.[1], error);
  const kind = code === NOT_NULL ? "not-null" : "unique";
  return place(kind, /constraint failed: (.+)$/.exec(message)?.[1], error);
}

/** Parses "table.first, table.second" into the table and its columns. */
function place(kind: "unique" | "not-null" | "check", text: string | undefined, error: Error): ConstraintError {
  const names = (text ?? "").split(", ").filter((name) => name.includes("."));
  const table = names[0]?.slice(0, names[0].indexOf("."));
  const columns = names.map((name) => name.slice(name.indexOf(".") + 1));
  return new ConstraintError(kind, table, columns, error);
}
