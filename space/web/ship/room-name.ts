/** Names the rooms, on the deck plan and for screen readers. */
import { BLUEPRINTS } from "../../rules/catalog/modules.ts";
import type { Ship } from "../api.ts";
import type { Room } from "./deck/deck-plan.ts";

export type ModuleView = Ship["modules"][number];

/** Returns a name that is short enough for the deck plan. */
export function roomName(room: Room, modules: readonly ModuleView[]): string {
  switch (room.use) {
    case "module":
      return moduleIn(room, modules)?.name ?? "Unknown module";
    case "reserved":
      return BLUEPRINTS[room.kind].name;
    case "free":
      return "Free slot";
    case "planned":
      return "Planned slot";
  }
}

/** Long words with a soft hyphen, at which they break in the narrow rooms of ships with many slots. */
const BREAKS: Readonly<Record<string, string>> = {
  Hydroponics: "Hydro\u00adponics",
  Laboratory: "Labora\u00adtory",
  Fabricator: "Fabri\u00adcator",
};

export const breakableName = (name: string): string => BREAKS[name] ?? name;

export const moduleIn = (room: Room, modules: readonly ModuleView[]): ModuleView | undefined =>
  room.use === "module" ? modules.find(({ id }) => id === room.moduleId) : undefined;

/** Returns everything that the plan shows of a room, as text. `queuedTier` is the module's tier at the end of the queue. */
export function roomLabel(room: Room, modules: readonly ModuleView[], queuedTier: number | undefined): string {
  const name = roomName(room, modules);
  const module = moduleIn(room, modules);
  if (module === undefined) return room.use === "reserved" ? `${name}, queued` : name;
  const parts = [
    name,
    ...(hasTiers(module) ? [`tier ${module.tier} of ${module.cap}`] : []),
    module.draw === 0 ? "uses no power" : `uses ${module.draw} power`,
    ...(queuedTier === undefined ? [] : [`upgrade to tier ${queuedTier} queued`]),
  ];
  return parts.join(", ");
}

/** Returns whether the module has tiers; the others have a cap of 1. */
export const hasTiers = ({ cap, tier, upgrade }: ModuleView): boolean => cap > 1 || tier > 1 || upgrade !== null;
