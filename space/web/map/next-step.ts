/** The steps that the service suggests, as the client understands them: orders with a team, missions, turns. */
import type { World } from "../api.ts";
import type { OrderTarget, Team } from "../orders/order.ts";

export type NextStep = World["nextSteps"][number];

export type Step =
  | { readonly kind: "order"; readonly target: OrderTarget; readonly team: Team }
  | { readonly kind: "accept"; readonly missionId: number }
  | { readonly kind: "turn" }
  | { readonly kind: "new-game" }
  /** Of a newer release. */
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
  jump: "Leads to a mission, a signal or the nearest star that nobody has explored.",
  explore: "Brings data for research, fuel and goods. The first visit brings the most.",
  research: "The next technology on the way to the Lodestar Core.",
  upgrade: "A higher tier makes every task that uses the module quicker, or feeds the others.",
  expand: "Two slots and a berth more; the Core needs two slots.",
  build: "Adds to the ship what the way to the win asks for.",
};

/** What a step is good for. */
export function stepReason(step: Step): string {
  switch (step.kind) {
    case "order":
      return WHY[step.target.task];
    case "accept":
      return "Accepting costs nothing; the reward comes when it is done in time.";
    case "turn":
      return "Lets the active task move on.";
    case "new-game":
      return "This one is over.";
    case "other":
      return "";
  }
}
