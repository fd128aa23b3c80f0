/** Explains why an order would be refused and what to do, for refusals by the local rules and by the service. */
import { detailOf, ProblemError } from "@outbound/kit/web/problem.ts";
import { REFUSALS, type Refusal, type RefusalCode } from "../../rules/values/refusals.ts";

export interface Objection {
  readonly title: string;
  readonly detail: string;
  readonly remedy: string | undefined;
}

export const objectionOf = ({ code, detail }: Refusal): Objection => ({
  title: REFUSALS[code].title,
  detail,
  remedy: remedyOf(code),
});

export function objectionOfError(error: unknown): Objection {
  const { title, code } = error instanceof ProblemError ? error.problem : { title: "That did not work", code: "" };
  return {
    title,
    detail: detailOf(error),
    remedy: Object.hasOwn(REFUSALS, code) ? remedyOf(code as RefusalCode) : undefined,
  };
}

/** Remedies in terms of this client; those of the rules name API calls. */
const REMEDIES: Partial<Record<RefusalCode, string>> = {
  "game-over": "Start a new game or restore an earlier turn on the Game page.",
  "out-of-range": "Queue a jump to a nearer system first.",
  "already-researched": "Choose another technology.",
  "unknown-crew": "Choose a crew member who is aboard.",
  "lead-among-helpers": "Choose another helper.",
  "not-enough-resources": "Explore for more, or wait for what the queue brings.",
};

const remedyOf = (code: RefusalCode): string => REMEDIES[code] ?? REFUSALS[code].remedy;
