/** Mission pins: the texts of the missions at a system. */
import type { Mission, System } from "../../api.ts";

export interface Pin {
  readonly missionId: number;
  /** Short text for a label on the map. */
  readonly short: string;
  /** The mission's text. */
  readonly text: string;
  readonly accepted: boolean;
  /** The last turn on which the mission can be completed; null without a deadline. */
  readonly deadline: number | null;
}

const SHORT: Readonly<Record<Mission["kind"], string>> = {
  survey: "Survey",
  delivery: "Deliver",
  salvage: "Salvage",
  rescue: "Rescue",
  study: "Study",
  refit: "Refit",
  expedition: "Expedition",
  cipher: "Cipher",
  trade: "Trade",
};

/**
 * Returns the pins by system, accepted missions first. An accepted expedition pins the nearest unexplored systems of its class.
 */
export function pinsOf(missions: readonly Mission[], systems: readonly System[]): ReadonlyMap<number, readonly Pin[]> {
  const pins = new Map<number, Pin[]>();
  const open = missions.filter(({ status }) => status === "accepted" || status === "offered");
  for (const mission of open.toSorted((a, b) => Number(b.status === "accepted") - Number(a.status === "accepted"))) {
    const pin = pinOf(mission);
    for (const systemId of placesOf(mission, systems)) pins.set(systemId, [...(pins.get(systemId) ?? []), pin]);
  }
  return pins;
}

function pinOf(mission: Mission): Pin {
  const amount = mission.kind === "delivery" && mission.supplies !== undefined ? ` ${mission.supplies} supplies` : "";
  return {
    missionId: mission.id,
    short: `${SHORT[mission.kind]}${amount}`,
    text: mission.text,
    accepted: mission.status === "accepted",
    deadline: mission.deadline ?? null,
  };
}

/** An expedition pins this many more systems than it still needs. Pinning its whole class would fill the map. */
const SPARE_PLACES = 2;

function placesOf({ kind, status, starClass, systemId, progress }: Mission, systems: readonly System[]): number[] {
  if (systemId !== undefined) return [systemId];
  if (kind !== "expedition" || status !== "accepted") return [];
  const left = progress === undefined ? 0 : progress.needed - progress.done;
  const ofClass = systems.filter((system) => system.starClass === starClass);
  const unexplored = ofClass.filter(({ explored }) => !explored);
  // If too few systems are unexplored, explored ones are pinned too: they count unless this expedition explored them already.
  const places = unexplored.length >= left ? unexplored : ofClass;
  const nearest = places.toSorted((a, b) => a.distance - b.distance || a.id - b.id);
  return nearest.slice(0, left + SPARE_PLACES).map(({ id }) => id);
}
