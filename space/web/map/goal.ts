/** The way to the win as a checklist. */
import { counted } from "@outbound/kit/web/format.ts";
import { TECHS } from "../../rules/catalog/techs.ts";
import type { World } from "../api.ts";

export interface Milestone {
  readonly label: string;
  /** How far it is, or what to do for it. */
  readonly detail: string;
  readonly done: boolean;
  /** The page where it is worked on. */
  readonly page: string;
}

type Known = Pick<World, "goal" | "systems" | "save">;

export function milestonesOf({ goal, systems, save }: Known): Milestone[] {
  const apex = systems.find(({ id }) => id === goal.apexSystemId);
  const [next] = goal.techsLeft;
  return [
    {
      label: `${Math.min(goal.fragments, goal.fragmentsNeeded)} of ${goal.fragmentsNeeded} cipher fragments`,
      detail: "Survey the systems that send a signal; the sensor must be at tier 2.",
      // The Core takes them when it is built.
      done: goal.coreBuilt || goal.fragments >= goal.fragmentsNeeded,
      page: "/",
    },
    {
      label:
        goal.techsLeft.length === 0
          ? "All technologies"
          : `${counted(goal.techsLeft.length, "technology", "technologies")} left`,
      detail: next === undefined ? "Nothing is left to research for the Core." : `Next: ${TECHS[next].name}.`,
      done: next === undefined,
      page: "/research",
    },
    {
      label: "Lodestar Core built",
      detail: "Takes 6 exotics, 3 fragments, two free slots, the fab at tier 2 and the reactor at tier 3.",
      done: goal.coreBuilt,
      page: "/ship",
    },
    {
      label: "Power suffices",
      detail: goal.powered ? "Supply covers the demand." : "Demand is above the supply: upgrade the reactor.",
      done: goal.powered,
      page: "/ship",
    },
    {
      label: `Ship at ${apex?.name ?? "the Apex"}`,
      detail: goal.atApex ? "The ship is at the Apex." : `${counted(apex?.hops ?? 0, "jump")} from here.`,
      done: goal.atApex,
      page: `/?system=${goal.apexSystemId}`,
    },
    {
      label: "Apex relit",
      detail: "Explore the Apex once all of the above is done.",
      done: save.status === "won",
      page: `/?system=${goal.apexSystemId}`,
    },
  ];
}
