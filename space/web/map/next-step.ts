/** The service's suggestions as the client understands them: orders with a team, missions, turns. */
import type { World } from "../api.ts";
import type { OrderTarget, Team } from "../orders/order.ts";

export type NextStep = World["nextSteps"][number];

export type Step =
  | { readonly kind: "order"; readonly target: OrderTarget; readonly team: Team }
  | { readonly kind: "accept"; readonly missionId: number }
  | { readonly kind: "turn" }
  | { readonly kind: "new-game" }
  /** A step of a newer release. */
  | { readonly kind: "other" };

const TASKS: Readonly<Record<string, OrderTarget["task"]>> = {
  "/api/jump": "jump",
  "/api/explore": "explore",
  "/api/research": "research",
  "/api/ship/upgrade": "upgrade",
  "/api/ship/expand": "expand",
  "/api/ship/build": "build",
};

export function stepOf({ path, body }: NextStep): Step {
  const task = TASKS[path];
  if (task !== undefined) {
    const { leadId, helperIds = [], ...target } = body as { leadId: number; helperIds?: number[] };
    return { kind: "order", target: { task, ...target } as OrderTarget, team: { leadId, helperIds } };
  }
  const accepted = /^\/api\/missions\/(\d+)\/accept$/.exec(path);
  if (accepted !== null) return { kind: "accept", missionId: Number(accepted[1]) };
  if (path === "/api/turn") return { kind: "turn" };
  return path === "/api/save/new" ? { kind: "new-game" } : { kind: "other" };
}

const WHY: Readonly<Record<OrderTarget["task"], string>> = {
  jump: "Towards a mission, a signal or the nearest unexplored star.",
  explore: "Yields data, fuel and other resources. The first visit yields the most.",
  research: "The next technology on the path to the Lodestar Core.",
  upgrade: "A higher tier speeds up every task that uses the module, or powers the others.",
  expand: "+2 slots and +1 berth. The Core needs 2 slots.",
  build: "Needed on the road to victory.",
};

/** The reason for a suggestion. */
export function stepReason(step: Step): string {
  switch (step.kind) {
    case "order":
      return WHY[step.target.task];
    case "accept":
      return "Free. Pays when completed in time.";
    case "turn":
      return "Continues the active task.";
    case "new-game":
      return "This game is over.";
    case "other":
      return "";
  }
}
