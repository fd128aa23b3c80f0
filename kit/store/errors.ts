/** The errors of a failed query that callers distinguish. The driver's own error is in `cause`. */

export type ConstraintKind = "unique" | "foreign-key" | "not-null" | "check";

/**
 * A row violates a constraint of its table. A duplicate primary key counts as unique, and a value of the wrong type or range as
 * check. `columns` is empty and `table` undefined if the engine does not report them (SQLite does not name foreign keys).
 */
export class ConstraintError extends Error {
  readonly kind: ConstraintKind;
  readonly table: string | undefined;
  readonly columns: readonly string[];

  constructor(kind: ConstraintKind, table: string | undefined, columns: readonly string[], cause?: unknown) {
    const place = table === undefined ? "" : ` on ${table}${columns.length > 0 ? ` (${columns.join(", ")})` : ""}`;
    super(`${kind} constraint broken${place}`, { cause });
    this.name = "ConstraintError";
    this.kind = kind;
    this.table = table;
    this.columns = columns;
  }
}

/**
 * The store cannot answer now: the disk is full, the file is locked or read-only, or the server is gone. Nothing was changed;
 * retry later.
 */
export class StoreUnavailableError extends Error {
  /** The engine's own code, such as SQLITE 13 or 57P01; for logs only. */
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(`store unavailable (${code}): ${message}`, { cause });
    this.name = "StoreUnavailableError";
    this.code = code;
  }
}

/** The connection was lost during COMMIT, so the change may or may not be stored. */
export class InDoubtError extends Error {
  constructor(cause?: unknown) {
    super("the connection was lost during commit: the change may or may not have been made", { cause });
    this.name = "InDoubtError";
  }
}

/** The database URL is invalid; the message says in one line what is expected. */
export class StoreUrlError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "StoreUrlError";
  }
}

/** More commands are waiting than the queue holds. */
export class OverloadedError extends Error {
  constructor(queueLimit: number) {
    super(`More than ${queueLimit} commands are waiting.`);
    this.name = "OverloadedError";
  }
}

/** The writer is closing or closed. */
export class StoppedError extends Error {
  constructor() {
    super("the writer has stopped");
    this.name = "StoppedError";
  }
}
