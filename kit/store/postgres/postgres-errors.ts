/** Translates the errors of pg: those of the server (with an SQLSTATE) and those of the connection. */
import { ConstraintError, type ConstraintKind, InDoubtError, StoreUnavailableError } from "../errors.ts";
import type { Schema } from "../schema.ts";

/**
 * Returns the store's error for a driver's error, or the same error if it is neither a constraint nor an outage. `committing` is
 * true for the COMMIT statement, because its outcome is unknown once the connection is gone.
 */
export function postgresError(error: unknown, schema: Schema, committing = false): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const kind = CONSTRAINTS[code];
  if (kind !== undefined) return constraint(error, kind, schema);
  const isLost = connectionLost(error, code);
  if (isLost && committing) return new InDoubtError(error);
  if (isLost || UNAVAILABLE.test(code)) return new StoreUnavailableError(code || "CONNECTION", error.message, error);
  return error;
}

/** Wrong types, text too long, numbers out of range and a zero byte in text all count as checks. */
const CONSTRAINTS: Readonly<Record<string, ConstraintKind>> = {
  "23505": "unique",
  "23503": "foreign-key",
  "23001": "foreign-key",
  "23502": "not-null",
  "23514": "check",
  "22001": "check",
  "22003": "check",
  "22021": "check",
  "22P02": "check",
};

/**
 * Resources exhausted, access refused, no such database, read-only, cancelled by a time limit, lock timeout, serialization
 * conflict.
 */
const UNAVAILABLE = /^(28...|3D000|40001|40P01|53...|25006|25P03|57014|55P03)$/;
/**
 * The server ended the connection; an error of the operating system, such as ECONNREFUSED or EMFILE (pg opens no files, so it is
 * one of the connection); a certificate that is not accepted.
 */
const LOST = new RegExp(
  `^(${[
    "57P0.|08...",
    "E(?!RR_)[A-Z0-9]+(_[A-Z]+)?",
    "ERR_(SOCKET|STREAM|SSL|TLS)_.*",
    "CERT_.*|UNABLE_TO_.*|(DEPTH_ZERO_)?SELF_SIGNED_CERT.*|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)",
  ].join("|")})$`,
);
const LOST_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end|The server does not support SSL connections|There was an error establishing an SSL connection)/;

/** True if the connection that raised this error is unusable. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return connectionLost(error, "code" in error && typeof error.code === "string" ? error.code : "");
}

function connectionLost(error: Error, code: string): boolean {
  return code === "" ? LOST_MESSAGE.test(error.message) : LOST.test(code);
}

function constraint(error: Error, kind: ConstraintKind, schema: Schema): ConstraintError {
  const field = (name: string) => {
    const value = (error as unknown as Record<string, unknown>)[name];
    return typeof value === "string" ? value : undefined;
  };
  const column = field("column");
  const columns = column === undefined ? (schema.constraint(field("constraint") ?? "")?.columns ?? []) : [column];
  return new ConstraintError(kind, field("table"), columns, error);
}
