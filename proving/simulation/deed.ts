/** What a player or an admin sends in a simulation, and what its answer says became of it. */
import type { Method } from "@outbound/kit/testing/app-client.ts";

export interface Deed {
  /** Who sends it, for the trace. */
  readonly who: string;
  readonly sort: "change" | "read" | "dry run";
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
  /** Whose keys its key is one of. */
  readonly principal: string;
  /** Changes without one cannot be repeated. */
  readonly key?: string;
  /** The key was another request's: this one must not be done. */
  readonly isReuse?: boolean;
}

/** Done: a 2xx. Refused: by the rules. Failed: by the store. Neither changed anything. In doubt: nobody says. */
export type Fate = "done" | "refused" | "failed" | "in doubt";

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly isReplay: boolean;
}

/** Without an answer it is in doubt. */
export function fateOf(answer: Answer | undefined): Fate {
  if (answer === undefined) return "in doubt";
  if (answer.status < 300) return "done";
  if (answer.status < 500) return "refused";
  return answer.status === 503 && !answer.text.includes("to learn whether") ? "failed" : "in doubt";
}

export const nameOf = ({ principal, key }: { readonly principal: string; readonly key?: string }): string =>
  `${principal} ${key}`;
