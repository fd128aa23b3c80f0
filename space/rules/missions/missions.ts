/**
 * Missions of a game: accepting, abandoning, progress and expiry. `offers.ts` fills the board, `mission-kinds.ts` defines each
 * kind.
 */

import { changeStanding, countMission, factionOf } from "../encounters/factions.ts";
import type { Draft } from "../game/draft.ts";
import { hasFreeBerth } from "../game/effects.ts";
import { type Game, type Goods, type Mission, type MissionGoal, systemOf } from "../game/game.ts";
import { listed, shownGoods } from "../game/goods.ts";
import { joinRecruit } from "../game/learning.ts";
import { checkOpen } from "../orders/queue.ts";
import { exploreTurns, type Route, routeTo } from "../orders/route.ts";
import { shown, whole } from "../values/amount.ts";
import { draw, drawInteger, pick } from "../values/chance.ts";
import { ENDED_MISSIONS_KEPT } from "../values/limits.ts";
import { Refusal } from "../values/refusals.ts";
import { rulesOf, type ShipAction } from "./mission-kinds.ts";

export type { ShipAction } from "./mission-kinds.ts";

export const isOpen = (mission: Mission): boolean => mission.status === "offered" || mission.status === "accepted";

/** Returns the system of the goal; undefined if it has none. */
export const goalSystemOf = (goal: MissionGoal): number | undefined => ("systemId" in goal ? goal.systemId : undefined);

/** True if only an arrival completes this goal. */
export const needsArrival = (goal: MissionGoal): boolean => rulesOf(goal.kind).lacks !== undefined;

/** True if the ship is at the goal of a mission that only a new arrival completes. */
export const mustReturn = (game: Game, mission: Mission): boolean =>
  isOpen(mission) && needsArrival(mission.goal) && goalSystemOf(mission.goal) === game.positionId;

/** Returns the mission's goal in words. */
export const missionText = (game: Game, mission: Mission): string =>
  rulesOf(mission.goal.kind).text(game, mission.goal);

/**
 * Returns the turns to the goal by the fastest of `routes` for a single rested specialist, plus one exploration if the goal needs
 * one; null if the goal has no system or no route. If only a new arrival counts, the ship leaves and comes back.
 */
export function estimatedTurns(game: Game, goal: MissionGoal, routes: ReadonlyMap<number, Route>): number | null {
  const systemId = goalSystemOf(goal);
  const route = systemId === undefined ? undefined : routes.get(systemId);
  if (systemId === undefined || !route) return null;
  if (!needsArrival(goal)) return route.turns + exploreTurns(game, systemOf(game, systemId));
  return systemId === game.positionId ? turnsToReturn(game, routes) : route.turns;
}

/** Returns the turns of the fastest jump to a neighbour and back; null without a neighbour. */
function turnsToReturn(game: Game, routes: ReadonlyMap<number, Route>): number | null {
  const turns = [...routes].flatMap(([id, { hops, turns: out }]) => {
    if (hops.length !== 1) return [];
    const back = routeTo({ ...game, positionId: id }, game.positionId, "turns");
    return back ? [out + back.turns] : [];
  });
  return turns.length === 0 ? null : Math.min(...turns);
}

/** Returns the references for events about a mission. */
export const refsOf = (mission: Mission): { missionId: number; systemId?: number } => {
  const systemId = goalSystemOf(mission.goal);
  return systemId === undefined ? { missionId: mission.id } : { missionId: mission.id, systemId };
};

/**
 * Accepts an offer, which takes no time and costs nothing. 404 for an id that never existed, 409 if it is not on offer or the
 * game is over.
 */
export function acceptMission(draft: Draft, id: number): Refusal | Mission {
  const mission = findMission(draft.game, id, "mission-not-offered");
  if (mission instanceof Refusal) return mission;
  const closed = checkOpen(draft.game);
  if (closed) return closed;
  if (mission.status !== "offered") {
    return new Refusal("mission-not-offered", `Mission ${id} is already ${mission.status}.`, {
      missionId: id,
      status: mission.status,
    });
  }
  const accepted: Mission = {
    ...mission,
    status: "accepted",
    acceptedOnTurn: draft.game.turn,
    deadline: mission.goal.kind === "cipher" ? null : mission.deadline,
  };
  replace(draft, accepted);
  draft.emit("mission.accepted", "info", `Mission accepted: ${missionText(draft.game, mission)}.`, refsOf(mission));
  return accepted;
}

/** Abandons an offered or accepted mission; its slot stays empty for 6 turns. An accepted one costs standing. */
export function abandonMission(draft: Draft, id: number): Refusal | Mission {
  const mission = findMission(draft.game, id, "mission-ended");
  if (mission instanceof Refusal) return mission;
  const closed = checkOpen(draft.game);
  if (closed) return closed;
  if (!isOpen(mission)) {
    return new Refusal("mission-ended", `Mission ${id} is ${mission.status}.`, {
      missionId: id,
      status: mission.status,
    });
  }
  const text = `Mission abandoned: ${missionText(draft.game, mission)}.`;
  const ended = end(draft, mission, "abandoned", "mission.abandoned", "info", text);
  const faction = factionOf(draft.game, goalSystemOf(mission.goal));
  if (faction && mission.status === "accepted") changeStanding(draft, faction, -1);
  return ended;
}

/**
 * Returns a listed mission. A mission that ended long ago and left the list is refused with `code`; an id that never existed is
 * 404.
 */
function findMission(game: Game, id: number, code: "mission-not-offered" | "mission-ended"): Refusal | Mission {
  const mission = game.missions.find((candidate) => candidate.id === id);
  if (mission) return mission;
  return id > 0 && id < game.nextMissionId
    ? new Refusal(code, `Mission ${id} ended long ago.`, { missionId: id, status: "ended" })
    : new Refusal("unknown-mission", `Mission ${id} does not exist.`, { missionId: id });
}

function replace(draft: Draft, mission: Mission): void {
  draft.set({ missions: draft.game.missions.map((other) => (other.id === mission.id ? mission : other)) });
}

function end(
  draft: Draft,
  mission: Mission,
  status: "completed" | "failed" | "expired" | "abandoned",
  kind: "mission.completed" | "mission.failed" | "mission.expired" | "mission.abandoned",
  severity: "info" | "good" | "warn",
  text: string,
  figures: Record<string, number> = {},
): Mission {
  const ended: Mission = { ...mission, status, endedOnTurn: draft.game.turn };
  replace(draft, ended);
  draft.emit(kind, severity, text, refsOf(mission), figures);
  dropOldestEnded(draft);
  return ended;
}

/** Drops the oldest ended missions beyond the number kept. */
function dropOldestEnded(draft: Draft): void {
  const ended = draft.game.missions.filter((mission) => !isOpen(mission));
  if (ended.length <= ENDED_MISSIONS_KEPT) return;
  const oldest = ended.reduce((least, next) =>
    (next.endedOnTurn ?? 0) < (least.endedOnTurn ?? 0) || (next.endedOnTurn === least.endedOnTurn && next.id < least.id)
      ? next
      : least,
  );
  draft.set({ missions: draft.game.missions.filter((mission) => mission !== oldest) });
}

/** Checks an action against every accepted mission, by id. Actions before the acceptance never count. */
export function progressMissions(draft: Draft, action: ShipAction): void {
  for (const { id } of [...draft.game.missions].sort((a, b) => a.id - b.id)) {
    const mission = draft.game.missions.find((candidate) => candidate.id === id);
    if (mission?.status !== "accepted") continue;
    const result = rulesOf(mission.goal.kind).fulfils(draft, mission, mission.goal, action);
    if (result === "step" && action.kind === "explored") step(draft, mission, action.systemId);
    if (result === "done") finish(draft, mission, action);
    if (result === "no" && action.kind === "arrived") reportShort(draft, mission, action.systemId);
  }
}

/** Emits an event about what the ship lacks at the goal of a mission. A later arrival with it counts. */
function reportShort(draft: Draft, mission: Mission, systemId: number): void {
  if (goalSystemOf(mission.goal) !== systemId) return;
  const lacking = rulesOf(mission.goal.kind).lacks?.(draft.game, mission.goal);
  if (lacking === undefined) return;
  const text = `${missionText(draft.game, mission)}: not done. ${lacking} Arrive again with it.`;
  draft.emit("mission.short", "warn", text, refsOf(mission));
}

function step(draft: Draft, mission: Mission, systemId: number): void {
  const progress = [...mission.progress, systemId];
  replace(draft, { ...mission, progress });
  draft.emit(
    "mission.progress",
    "info",
    `Mission progress: ${missionText(draft.game, mission)}, ${progress.length} explored.`,
    refsOf(mission),
    { done: progress.length },
  );
}

function finish(draft: Draft, mission: Mission, action: ShipAction): void {
  const progress = action.kind === "explored" ? [...mission.progress, action.systemId] : mission.progress;
  const drawn = draft.runsChance ? drawnReward(draft.game, mission) : {};
  const paid = draft.give(addGoods(mission.reward, drawn));
  const pay = Object.values(paid).some((amount) => amount > 0) ? ` Paid ${listed(paid)}.` : "";
  draft.set({ missionsCompleted: draft.game.missionsCompleted + 1 });
  end(
    draft,
    mission.goal.kind === "expedition" ? { ...mission, progress } : mission,
    "completed",
    "mission.completed",
    "good",
    `Mission completed: ${missionText(draft.game, mission)}.${pay}`,
    shownGoods(paid),
  );
  if (mission.goal.kind === "rescue") addRecruit(draft, mission);
  if (!draft.runsChance) return;
  if (bonusOf(draft.game, mission) === "recruit") addRecruit(draft, mission);
  if (mission.goal.kind === "cipher") revealFragment(draft, mission);
  const faction = factionOf(draft.game, goalSystemOf(mission.goal));
  if (faction) countMission(draft, faction);
}

type Bonus = "exotics" | "alloy" | "recruit" | "nothing";

/** Chances of a survey mission's bonus, in the order in which they are drawn. */
export const SURVEY_BONUS: readonly { readonly bonus: Bonus; readonly chance: number }[] = [
  { bonus: "exotics", chance: 0.2 },
  { bonus: "alloy", chance: 0.3 },
  { bonus: "recruit", chance: 0.12 },
];

function bonusOf(game: Game, mission: Mission): Bonus {
  if (mission.goal.kind !== "survey") return "nothing";
  let left = draw(game, "mission-bonus", mission.id);
  for (const { bonus, chance } of SURVEY_BONUS) {
    left -= chance;
    if (left < 0) return bonus;
  }
  return "nothing";
}

function drawnReward(game: Game, mission: Mission): Goods {
  if (mission.goal.kind === "expedition") {
    return { exotics: whole(drawInteger(game, 1, 2, "expedition-exotics", mission.id)) };
  }
  const bonus = bonusOf(game, mission);
  if (bonus === "exotics") return { exotics: whole(1) };
  return bonus === "alloy" ? { alloy: whole(12) } : {};
}

function addGoods(a: Goods, b: Goods): Goods {
  const sum: Record<string, number> = { ...a };
  for (const [name, amount] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + amount;
  return sum;
}

/** Adds a recruit if a berth is free. */
function addRecruit(draft: Draft, mission: Mission): void {
  if (!hasFreeBerth(draft.game)) {
    draft.emit("mission.no-berth", "warn", "A recruit stayed behind: no berth is free.", refsOf(mission));
    return;
  }
  joinRecruit(draft, { missionId: mission.id });
}

/** Reveals another fragment for a completed cipher mission; its signal is then detected from anywhere. */
function revealFragment(draft: Draft, mission: Mission): void {
  const hidden = draft.game.systems.filter((system) => system.fragment && !system.revealed);
  const found = pick(draft.game, hidden, "cipher-place", mission.id);
  if (!found) return;
  draft.setSystem(found.id, { revealed: true });
  draft.emit(
    "mission.progress",
    "good",
    `The cipher points to ${found.name}.`,
    { missionId: mission.id, systemId: found.id },
    { x: shown(found.x), y: shown(found.y) },
  );
}

/** Ends missions past their deadline, and those with a goal that can no longer be reached. Runs at the end of a turn. */
export function expireMissions(draft: Draft): void {
  for (const mission of draft.game.missions.filter(isOpen)) {
    const late = mission.deadline !== null && draft.game.turn > mission.deadline;
    const lost = !rulesOf(mission.goal.kind).possible(draft.game, mission.goal);
    if (!late && !lost) continue;
    const why = late ? "deadline passed" : "the goal can no longer be reached";
    if (mission.status === "accepted") {
      end(
        draft,
        mission,
        "failed",
        "mission.failed",
        "warn",
        `Mission failed: ${missionText(draft.game, mission)}, ${why}.`,
      );
    } else {
      end(
        draft,
        mission,
        "expired",
        "mission.expired",
        "info",
        `Offer expired: ${missionText(draft.game, mission)}, ${why}.`,
      );
    }
  }
}
