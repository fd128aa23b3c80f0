/** What a run found. */
import type { FuzzRequest } from "./requests/openapi-requests.ts";

export interface Failure {
  /** Number of the request in the run, from 1. */
  readonly place: number;
  /** As generated, or as bytes, or the name of a sequence. */
  readonly request: FuzzRequest | string;
  readonly status: number;
  readonly why: readonly string[];
  /** The smallest request found that fails as well. */
  readonly smaller?: FuzzRequest | undefined;
}

export interface FuzzVerdict {
  readonly failures: readonly Failure[];
  /** Count of answers by operation and status. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Requests sent, by how they were made. */
  readonly sent: ReadonlyMap<string, number>;
  /** How often each sequence was completed. */
  readonly sequences: ReadonlyMap<string, number>;
  /** Of the slowest answer by each: the service's own time, and time on the clock. */
  readonly slowest: { readonly ownMs: number; readonly wallMs: number };
}

/** Operations that succeeded at least once. */
export function succeeded({ answers }: FuzzVerdict): string[] {
  return [...answers].filter(([, counts]) => [...counts.keys()].some((status) => status < 300)).map(([id]) => id);
}
