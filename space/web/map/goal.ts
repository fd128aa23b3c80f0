/** The conditions of victory as a checklist: the service's conditions for the Core, then the win. */
import { capitalised, counted } from "@outbound/kit/web/format.ts";
import { TECHS } from "../../rules/catalog/techs.ts";
import type { World } from "../api.ts";
import { heldAmount } from "../game/holdings.ts";
import { systemAddress } from "../pages.ts";

export interface Milestone {
  readonly label: string;
  /** Progress, and how to get the rest. */
  readonly detail: string;
  readonly done: boolean;
  /** Address of the page where the player can work on it. */
  readonly page: string;
}

type Known = Pick<World, "goal" | "systems" | "save">;
type Condition = World["goal"]["conditions"][number];

export function milestonesOf(known: Known): Milestone[] {
  const { goal, save } = known;
  return [
    ...goal.conditions.map((condition) => ({
      label: condition.text,
      detail: detailOf(condition, known),
      done: condition.met,
      page: pageOf(condition.key, goal),
    })),
    {
      label: "Relight the Apex",
      detail: "Explore the Apex when everything above is done.",
      done: save.status === "won",
      page: systemAddress(goal.apexSystemId),
    },
  ];
}

/** Returns a text such as `2 of 5. From surveys of signals.` */
function detailOf({ key, required, available, met, source }: Condition, { goal, systems }: Known): string {
  if (key === "core") return met ? "Aboard." : `By ${source}.`;
  if (key === "apex") {
    const hops = systems.find(({ id }) => id === goal.apexSystemId)?.hops ?? 0;
    return met ? "The ship is there." : `${counted(hops, "jump")} away.`;
  }
  const progress = `${heldAmount(available)} of ${heldAmount(required)}.`;
  if (met) return progress;
  const [next] = goal.techsLeft;
  return key === "technologies" && next !== undefined
    ? `${progress} Next: ${TECHS[next].name}.`
    : `${progress} ${capitalised(`from ${source}`)}.`;
}

/** Returns the page for a condition: ship work is ordered on the ship page, and goods come from systems on the map. */
function pageOf(key: string, goal: World["goal"]): string {
  if (key === "technologies") return "/research";
  if (key === "apex") return systemAddress(goal.apexSystemId);
  return ["core", "power", "slots"].includes(key) || key.endsWith("-tier") ? "/ship" : "/";
}
