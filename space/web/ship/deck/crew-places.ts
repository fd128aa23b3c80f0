/** Determines where the crew is aboard: teams are at the place of their task, all others rest. */
import type { ModuleKind } from "../../../rules/catalog/modules.ts";
import type { CrewMember, Task } from "../../api.ts";
import type { ShipModule } from "./deck-plan.ts";

/** From this fatigue on, members rest in the med bay, if there is one. */
const TIRED = 50;

/** Returns the members by the module in whose room they are; the lead of the active task comes first. */
export function crewPlaces<Member extends Pick<CrewMember, "id" | "fatigue">>(
  members: readonly Member[],
  active: Pick<Task, "kind" | "target" | "lead" | "helpers"> | null,
  modules: readonly ShipModule[],
): ReadonlyMap<number, readonly Member[]> {
  const places = new Map<number, Member[]>();
  const team = active === null ? [] : [active.lead.id, ...active.helpers.map(({ id }) => id)];
  const order = (member: Member) => (team.includes(member.id) ? team.indexOf(member.id) : team.length);
  for (const member of members.toSorted((a, b) => order(a) - order(b))) {
    const module =
      active !== null && team.includes(member.id)
        ? (workplace(active, modules) ?? bed(member, modules))
        : bed(member, modules);
    if (module !== undefined) places.set(module.id, [...(places.get(module.id) ?? []), member]);
  }
  return places;
}

function workplace(
  { kind, target }: Pick<Task, "kind" | "target">,
  modules: readonly ShipModule[],
): ShipModule | undefined {
  switch (kind) {
    case "jump":
      return first(modules, "drive");
    case "explore":
      if (target.focus === "harvest") return first(modules, "scoop", "hydroponics", "fab");
      return target.focus === "salvage" ? first(modules, "fab") : first(modules, "sensor");
    case "research":
      return first(modules, "lab");
    case "upgrade":
      return modules.find(({ id }) => id === target.moduleId) ?? first(modules, "fab");
    default:
      return first(modules, "fab");
  }
}

const bed = ({ fatigue }: { readonly fatigue: number }, modules: readonly ShipModule[]): ShipModule | undefined =>
  fatigue >= TIRED ? first(modules, "medbay", "quarters", "life-support") : first(modules, "quarters", "life-support");

/** Returns the module of the first of these kinds that is aboard. */
function first(modules: readonly ShipModule[], ...kinds: readonly ModuleKind[]): ShipModule | undefined {
  for (const kind of kinds) {
    const module = modules.find((one) => one.kind === kind);
    if (module !== undefined) return module;
  }
  return undefined;
}
