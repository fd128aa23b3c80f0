/** One request of a generated workload, and its outcome as the answer states it. */
import type { Method } from "@outbound/kit/testing/app-client.ts";

export interface Operation {
  readonly who: string;
  readonly sort: "change" | "read" | "dry run";
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
  /** Owner of the idempotency keys. */
  readonly principal: string;
  /** A change without a key cannot be repeated. */
  readonly key?: string;
  /** The key belongs to another request, so this one must not be executed. */
  readonly isReuse?: boolean;
  /** Deletes its principal's earlier keys. */
  readonly forgetsKeys?: boolean;
}

/** `done`: 2xx. `refused`: by the rules. `failed`: by the store. Both change nothing. `in-doubt`: unknown. */
export type Outcome = "done" | "refused" | "failed" | "in doubt";

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly isReplay: boolean;
}

export function outcomeOf({ status, text }: Answer): Outcome {
  if (status < 300) return "done";
  if (status < 500) return "refused";
  return status === 503 && !/"code":"outcome-unknown"/.test(text) ? "failed" : "in doubt";
}

export const nameOf = ({ principal, key }: Pick<Operation, "principal" | "key">): string => `${principal} ${key}`;
