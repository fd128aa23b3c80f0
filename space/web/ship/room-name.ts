/** What a room is called, on the plan and by screen readers. */
import { BLUEPRINTS } from "../../rules/catalog/modules.ts";
import type { Ship } from "../api.ts";
import type { Room } from "./deck-plan.ts";

export type ModuleView = Ship["modules"][number];

/** Short enough for a room. */
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

export const moduleIn = (room: Room, modules: readonly ModuleView[]): ModuleView | undefined =>
  room.use === "module" ? modules.find(({ id }) => id === room.moduleId) : undefined;

/** The whole of what the plan shows of a room. `queuedTier` is where the queue brings it. */
export function roomLabel(room: Room, modules: readonly ModuleView[], queuedTier: number | undefined): string {
  const name = roomName(room, modules);
  const module = moduleIn(room, modules);
  if (module === undefined) return room.use === "reserved" ? `${name}, to be built` : name;
  const parts = [
    name,
    ...(hasTiers(module) ? [`tier ${module.tier}, ${module.cap} allowed`] : []),
    module.draw === 0 ? "draws no power" : `draws ${module.draw} power`,
    ...(queuedTier === undefined ? [] : [`upgrade to tier ${queuedTier} queued`]),
  ];
  return parts.join(", ");
}

/** What has no tiers is allowed one only. */
export const hasTiers = ({ cap, tier, upgrade }: ModuleView): boolean => cap > 1 || tier > 1 || upgrade !== null;
