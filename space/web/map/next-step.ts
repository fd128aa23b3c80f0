/** Parses the service's suggestions: orders with a team, missions, decisions. */
import type { Team } from "../../rules/orders/queue.ts";
import type { OrderTarget } from "../../rules/turn/command.ts";
import { ORDER_PATHS } from "../../rules/turn/next-steps.ts";
import type { World } from "../api.ts";

export type NextStep = World["nextSteps"][number];

type Call =
  | { readonly kind: "order"; readonly target: OrderTarget; readonly team: Team }
  | { readonly kind: "accept"; readonly missionId: number }
  | { readonly kind: "encounter"; readonly id: number; readonly option: string }
  | { readonly kind: "new-game" }
  /** A suggestion of a newer release, of a kind that this client does not know. */
  | { readonly kind: "other" };

export type Step = Call & { readonly reason: string };

/** Returns whether the suggestion is to end the turn, which has its own button on every page. */
export const endsTurn = ({ path }: Pick<NextStep, "path">): boolean => path === "/api/turn";

export const stepOf = (step: NextStep): Step => ({ ...callOf(step), reason: step.reason });

function callOf({ path, body }: NextStep): Call {
  const [kind] = Object.entries(ORDER_PATHS).find(([, known]) => known === path) ?? [];
  if (kind !== undefined) {
    const {
      leadId,
      helperIds = [],
      kind: build,
      ...fields
    } = body as { kind?: string; leadId: number; helperIds?: number[] };
    const target = { kind, ...fields, ...(build !== undefined && { build }) } as OrderTarget;
    return { kind: "order", target, team: { leadId, helperIds } };
  }
  const accepted = /^\/api\/missions\/(\d+)\/accept$/.exec(path);
  if (accepted !== null) return { kind: "accept", missionId: Number(accepted[1]) };
  const decided = /^\/api\/encounters\/(\d+)\/choose$/.exec(path);
  if (decided !== null) return { kind: "encounter", id: Number(decided[1]), option: String(body.option) };
  return path === "/api/save/new" ? { kind: "new-game" } : { kind: "other" };
}
