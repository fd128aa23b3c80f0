/** The service's suggestions as the client understands them: orders with a team, missions, turns. */
import type { Team } from "../../rules/orders/queue.ts";
import type { OrderTarget } from "../../rules/turn/command.ts";
import { ORDER_PATHS } from "../../rules/turn/next-steps.ts";
import type { World } from "../api.ts";

export type NextStep = World["nextSteps"][number];

export type Step =
  | { readonly kind: "order"; readonly target: OrderTarget; readonly team: Team }
  | { readonly kind: "accept"; readonly missionId: number }
  | { readonly kind: "turn" }
  | { readonly kind: "new-game" }
  /** A step of a newer release. */
  | { readonly kind: "other" };

export function stepOf({ path, body }: NextStep): Step {
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
  if (path === "/api/turn") return { kind: "turn" };
  return path === "/api/save/new" ? { kind: "new-game" } : { kind: "other" };
}

const REASONS: Readonly<Record<OrderTarget["kind"] | Exclude<Step["kind"], "order">, string>> = {
  jump: "Towards a mission, a signal or the nearest unexplored star.",
  explore: "Yields data, fuel and other resources. The first visit yields the most.",
  research: "The next technology on the path to the Lodestar Core.",
  upgrade: "A higher tier speeds up every task that uses the module, or powers the others.",
  expand: "+3 slots and +1 berth. The Core needs 2 slots.",
  build: "Needed on the road to victory.",
  accept: "Free. Pays when completed in time.",
  turn: "Continues the active task.",
  "new-game": "This game is over.",
  other: "",
};

/** The reason for a suggestion. */
export const stepReason = (step: Step): string => REASONS[step.kind === "order" ? step.target.kind : step.kind];
