/** The road to victory as a checklist. */
import { counted } from "@outbound/kit/web/format.ts";
import { TECHS } from "../../rules/catalog/techs.ts";
import type { World } from "../api.ts";
import { systemAddress } from "../pages.ts";

export interface Milestone {
  readonly label: string;
  /** Progress, or what to do for it. */
  readonly detail: string;
  readonly done: boolean;
  /** The page to go to for it. */
  readonly page: string;
}

type Known = Pick<World, "goal" | "systems" | "save">;

export function milestonesOf({ goal, systems, save }: Known): Milestone[] {
  const apex = systems.find(({ id }) => id === goal.apexSystemId);
  const [next] = goal.techsLeft;
  return [
    {
      label: `${Math.min(goal.fragments, goal.fragmentsNeeded)} of ${goal.fragmentsNeeded} cipher fragments`,
      detail: fragmentsText(goal),
      // The Core uses them up when it is built.
      done: goal.coreBuilt || goal.fragments >= goal.fragmentsNeeded,
      page: "/",
    },
    {
      label:
        goal.techsLeft.length === 0
          ? "All technologies researched"
          : `${counted(goal.techsLeft.length, "technology", "technologies")} left`,
      detail: next === undefined ? "All technologies for the Core are researched." : `Next: ${TECHS[next].name}.`,
      done: next === undefined,
      page: "/research",
    },
    {
      label: "Lodestar Core built",
      detail: goal.coreBuilt ? "Aboard." : "Needs 6 exotics, 3 fragments, 2 free slots, fab tier 2 and reactor tier 3.",
      done: goal.coreBuilt,
      page: "/ship",
    },
    {
      label: "Enough power",
      detail: goal.powered ? "Supply covers demand." : "Demand exceeds supply: upgrade the reactor.",
      done: goal.powered,
      page: "/ship",
    },
    {
      label: `Ship at ${apex?.name ?? "the Apex"}`,
      detail: goal.atApex ? "The ship is at the Apex." : `${counted(apex?.hops ?? 0, "jump")} away.`,
      done: goal.atApex,
      page: systemAddress(goal.apexSystemId),
    },
    {
      label: "Apex relit",
      detail: "Explore the Apex when everything above is done.",
      done: save.status === "won",
      page: systemAddress(goal.apexSystemId),
    },
  ];
}

function fragmentsText({ coreBuilt, fragments, fragmentsNeeded }: World["goal"]): string {
  if (coreBuilt) return "Used in the Core.";
  return fragments >= fragmentsNeeded ? "All aboard." : "Survey signal systems with sensor tier 2.";
}
