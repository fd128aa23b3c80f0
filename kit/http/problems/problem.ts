/** Problems (RFC 9457) as data: the table of kinds, and the error that carries one to the client. */

import type { Refusal, RefusalTable } from "../../rules/refusal.ts";

/** Keyed by the stable kebab-case code. */
export type ProblemTable = RefusalTable;

/** One malformed value of a request; `path` is a JSON pointer into the body, or `/query/name`, `/params/name`. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** Thrown by routes and hooks; the app's error handler turns it into the problem document of its code. */
export class ProblemError extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** The account concerned. It appears only in the log. */
  readonly who: string | undefined;

  constructor(
    code: string,
    detail: string,
    more: {
      details?: Readonly<Record<string, unknown>>;
      errors?: readonly FieldError[];
      headers?: Readonly<Record<string, string>>;
      who?: string | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: more.cause });
    this.name = "ProblemError";
    this.code = code;
    this.details = more.details;
    this.errors = more.errors;
    this.headers = more.headers;
    this.who = more.who;
  }
}

/** Returns the problem that a client receives for a refusal of the rules. */
export const problemOf = ({ code, detail, details }: Refusal): ProblemError =>
  new ProblemError(code, detail, { details });
