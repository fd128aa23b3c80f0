/** Why an order would be refused, and what helps, whether the rules here or the service said so. */
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
  const title = error instanceof ProblemError ? error.problem.title : "That did not work";
  const code = error instanceof ProblemError ? error.problem.code : "";
  return {
    title,
    detail: detailOf(error),
    remedy: Object.hasOwn(REFUSALS, code) ? remedyOf(code as RefusalCode) : undefined,
  };
}

/** Some remedies of the rules name calls of the API; at the screen there are better ways. */
const AT_THE_SCREEN: Partial<Record<RefusalCode, string>> = {
  "game-over": "Start a new game, or go back to an earlier turn, on the page Game.",
  "out-of-range": "Go by a nearer system: queue the jump to it first.",
  "already-researched": "Choose another technology.",
  "unknown-crew": "Choose somebody who is aboard.",
  "lead-among-helpers": "Choose somebody else to help.",
};

const remedyOf = (code: RefusalCode): string => AT_THE_SCREEN[code] ?? REFUSALS[code].remedy;
