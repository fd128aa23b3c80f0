/** Plans the next order for a mission, or says why there is none. It is checked against the ship at the end of the queue. */
import { counted } from "@outbound/kit/web/format.ts";
import { type Game, moduleOf, systemOf } from "../../rules/game/game.ts";
import { project } from "../../rules/orders/projection.ts";
import { routesFrom } from "../../rules/orders/route.ts";
import type { OrderTarget } from "../../rules/turn/command.ts";
import type { Mission } from "../api.ts";
import { amountsOf } from "../game/goods.ts";

export interface MissionPlan {
  readonly order: OrderTarget | null;
  /** Why there is no order, or what the mission needs besides the order. */
  readonly note: string | null;
}

const only = (order: OrderTarget, note: string | null = null): MissionPlan => ({ order, note });
const nothing = (note: string): MissionPlan => ({ order: null, note });

/** `game` is under way. */
export function planMission(game: Game, mission: Mission): MissionPlan {
  const ahead = project(game, game.tasks);
  // Missions without a system are of kinds that do not use `systemId`.
  const { kind, systemId = 0 } = mission;
  switch (kind) {
    case "survey":
    case "salvage":
      return exploring(ahead, systemId, kind);
    case "cipher":
      return followingSignal(ahead, systemId);
    case "delivery":
    case "rescue":
    case "trade":
      return arriving(game, ahead, mission, systemId);
    case "study":
      return studying(game, mission);
    case "refit":
      return refitting(ahead, mission);
    case "expedition":
      return seeking(ahead, mission);
  }
}

function exploring(ahead: Game, systemId: number, focus: "survey" | "salvage"): MissionPlan {
  return ahead.positionId === systemId ? only({ kind: "explore", focus }) : towards(ahead, systemId);
}

/** Returns the first jump of the fastest route. */
function towards(ahead: Game, systemId: number, note: string | null = null): MissionPlan {
  const route = routesFrom(ahead, "turns", systemId).get(systemId);
  const hop = route?.hops[0];
  if (route === undefined || hop === undefined) return nothing("Out of reach at the current jump range.");
  const more = route.hops.length - 1;
  const way = more > 0 ? `Then ${counted(more, "more jump")} to ${systemOf(ahead, systemId).name}.` : "";
  return only({ kind: "jump", systemId: hop.systemId }, [way, note ?? ""].filter(Boolean).join(" ") || null);
}

function followingSignal(ahead: Game, systemId: number): MissionPlan {
  const sensor = moduleOf(ahead, "sensor");
  if (sensor !== undefined && sensor.tier < 2) {
    return only({ kind: "upgrade", moduleId: sensor.id }, "The sensor must be at tier 2 first.");
  }
  return exploring(ahead, systemId, "survey");
}

/** Deliveries, rescues and trades complete only when the ship arrives. A ship that is already there must leave and come back. */
function arriving(game: Game, ahead: Game, mission: Mission, systemId: number): MissionPlan {
  const jumps = game.tasks.some(({ target }) => target.kind === "jump" && target.systemId === systemId);
  if (jumps) return nothing("A jump there is already queued.");
  const { name } = systemOf(ahead, systemId);
  if (ahead.positionId === systemId) return nothing(`Only an arrival counts: leave ${name} and come back.`);
  return towards(ahead, systemId, shortfall(game, mission));
}

function shortfall({ resources }: Game, { supplies = 0, price = {} }: Mission): string | null {
  const lacking = amountsOf({ supplies, ...price }).filter(({ name, amount }) => resources[name] < 100 * amount);
  const notes = lacking.map(({ name, amount }) => `Needs ${amount} ${name}; you have ${resources[name] / 100}.`);
  return notes.length > 0 ? notes.join(" ") : null;
}

function studying(game: Game, { techId }: Mission): MissionPlan {
  if (techId === undefined) return nothing("It names no technology.");
  const queued = game.tasks.some(({ target }) => target.kind === "research" && target.techId === techId);
  return queued ? nothing("The research is already queued.") : only({ kind: "research", techId });
}

function refitting(ahead: Game, { module, toTier = 0 }: Mission): MissionPlan {
  const found = ahead.modules.find(({ kind }) => kind === module);
  if (found === undefined) return nothing("The ship has no such module.");
  return found.tier >= toTier
    ? nothing("The upgrade is already queued.")
    : only({ kind: "upgrade", moduleId: found.id });
}

/**
 * Plans to explore the nearest unexplored system of a class, unless the deadline is too close: each system takes a jump and an
 * exploration, of at least one turn each.
 */
function seeking(ahead: Game, { starClass, progress, deadline }: Mission): MissionPlan {
  const open = progress === undefined ? 0 : progress.needed - progress.done;
  const suits = (id: number): boolean => {
    const system = systemOf(ahead, id);
    return system.starClass === starClass && system.visits === 0;
  };
  const turns = 2 * open - (suits(ahead.positionId) ? 1 : 0);
  if (deadline !== null && ahead.turn + turns > deadline) {
    return nothing(
      `Too late: ${counted(open, "more system")} ${open === 1 ? "takes" : "take"} at least ${counted(turns, "turn")}.`,
    );
  }
  if (suits(ahead.positionId)) return only({ kind: "explore", focus: "survey" });
  const [nearest] = [...routesFrom(ahead, "turns")]
    .filter(([id]) => suits(id))
    .toSorted(([, a], [, b]) => a.turns - b.turns);
  if (nearest === undefined) return nothing("No unexplored system of this class is within reach.");
  return towards(ahead, nearest[0], `${systemOf(ahead, nearest[0]).name} is the nearest unexplored one.`);
}
