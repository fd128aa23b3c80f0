/** Refusals: what a rule returns instead of a result when it rejects a command. Pure, so that rules may import it. */

/** A row of a refusal or problem table: the source of problem documents, their pages and the API's description. */
export interface RefusalKind {
  readonly status: number;
  readonly title: string;
  /** Why a client receives it, in one sentence. */
  readonly cause: string;
  /** What the client can do about it, in one sentence. */
  readonly remedy: string;
  readonly example: { readonly detail: string; readonly details?: Readonly<Record<string, unknown>> };
}

/** Keyed by the stable kebab-case code. */
export type RefusalTable = Readonly<Record<string, RefusalKind>>;

/** A rejected command as a value: the code, a sentence with the figures, and the same figures for programs. */
export class Refusal<Code extends string = string> {
  readonly code: Code;
  readonly detail: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: Code, detail: string, details: Readonly<Record<string, unknown>> = {}) {
    this.code = code;
    this.detail = detail;
    this.details = details;
  }
}

/** Returns the class of refusals with codes of the game's table. */
export const refusalOf = <Table extends RefusalTable>(table: Table) =>
  class extends Refusal<keyof Table & string> {
    get status(): Table[keyof Table]["status"] {
      return (table[this.code] as RefusalKind).status;
    }
  };
