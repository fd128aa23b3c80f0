/** The board of missions: offers come, are accepted, fulfilled by deeds, and lapse. What each kind asks stands in `mission-kinds.ts`. */

import { newRecruit } from "../game/crew.ts";
import type { Draft } from "../game/draft.ts";
import { hasFreeBerth, missionPlacesOf } from "../game/effects.ts";
import { distanceBetween } from "../game/galaxy.ts";
import { type Game, type Goods, type Mission, type MissionGoal, type MissionKind, systemOf } from "../game/game.ts";
import { listed, shownGoods } from "../game/goods.ts";
import { checkOpen } from "../orders/queue.ts";
import { exploreTurns, type Route, routesFrom, routeTo } from "../orders/route.ts";
import { shown, whole } from "../values/amount.ts";
import { draw, drawInteger, pick } from "../values/chance.ts";
import { ENDED_MISSIONS_KEPT } from "../values/limits.ts";
import { Refusal } from "../values/refusals.ts";
import { CIPHER_OFFER_TURNS, type Deed, lanes, MISSION_KINDS, rulesOf } from "./mission-kinds.ts";

export type { Deed } from "./mission-kinds.ts";

export const isOpen = (mission: Mission): boolean => mission.status === "offered" || mission.status === "accepted";

/** The system a goal sends the ship to; undefined where the goal is no place. */
export const placeOf = (goal: MissionGoal): number | undefined => ("systemId" in goal ? goal.systemId : undefined);

/** What a mission asks for, for people. */
export const missionText = (game: Game, mission: Mission): string =>
  rulesOf(mission.goal.kind).text(game, mission.goal);

/**
 * Turns to a goal's place by the quickest way of `routes`, flown by a fresh lone specialist, with one explore where the
 * goal asks for one; null where the goal is no place or no way is known.
 */
export function estimatedTurns(game: Game, goal: MissionGoal, routes: ReadonlyMap<number, Route>): number | null {
  const place = placeOf(goal);
  const route = place === undefined ? undefined : routes.get(place);
  if (place === undefined || !route) return null;
  const explores = goal.kind !== "delivery" && goal.kind !== "rescue";
  return route.turns + (explores ? exploreTurns(game, systemOf(game, place)) : 0);
}

/** Fills the board's free places with new offers; a place stays free where no kind has a goal. */
export function refillBoard(draft: Draft): void {
  const free = missionPlacesOf(draft.game) - draft.game.missions.filter(isOpen).length;
  for (let place = 0; place < free; place++) {
    const mission = nextOffer(draft.game);
    if (!mission) return;
    draft.set({ nextMissionId: mission.id + 1, missions: [...draft.game.missions, mission] });
    draft.emit(
      "mission.offered",
      "info",
      `A mission is on offer: ${missionText(draft.game, mission)}`,
      refsOf(mission),
    );
  }
}

const refsOf = (mission: Mission): { missionId: number; systemId?: number } => {
  const systemId = placeOf(mission.goal);
  return systemId === undefined ? { missionId: mission.id } : { missionId: mission.id, systemId };
};

/** The next offer: its kind drawn by its id among the kinds whose goal exists, then its goal. */
function nextOffer(game: Game): Mission | undefined {
  const id = game.nextMissionId;
  const goal = id === 1 ? firstGoal(game) : drawnGoal(game, id);
  if (!goal) return undefined;
  const { kind } = goal;
  const rules = rulesOf(kind);
  const place = placeOf(goal);
  const here = systemOf(game, game.positionId);
  const hops = place === undefined ? 0 : lanes(distanceBetween(here, systemOf(game, place)));
  const turns = kind === "cipher" ? CIPHER_OFFER_TURNS : (rules.turns(hops) as number);
  return {
    id,
    status: "offered",
    goal,
    reward: rules.reward(game, goal, hops),
    hops,
    offeredOnTurn: game.turn,
    acceptedOnTurn: null,
    deadline: game.turn + (kind === "cipher" ? turns : Math.max(turns, leastTurns(game, goal))),
    endedOnTurn: null,
    progress: [],
  };
}

/** A deadline is never nearer than twice the quickest way there with one explore. */
function leastTurns(game: Game, goal: MissionGoal): number {
  const place = placeOf(goal);
  if (place === undefined) return 0;
  const route = routeTo(game, place, "turns");
  return route ? 2 * (route.turns + exploreTurns(game, systemOf(game, place))) : 0;
}

/** The first mission of a game is a neighbour to explore: one jump away and as safe as there is. */
function firstGoal(game: Game): MissionGoal | undefined {
  const routes = routesFrom(game, "turns");
  const neighbours = game.systems
    .filter((system) => system.id !== game.positionId && !system.apex && routes.get(system.id)?.hops.length === 1)
    .sort(
      (a, b) =>
        a.danger - b.danger || (routes.get(a.id)?.distance ?? 0) - (routes.get(b.id)?.distance ?? 0) || a.id - b.id,
    );
  const first = neighbours[0];
  return first && { kind: "survey", systemId: first.id };
}

function drawnGoal(game: Game, id: number): MissionGoal | undefined {
  const open = new Set(game.missions.filter(isOpen).map((mission) => JSON.stringify(mission.goal)));
  const kinds = (Object.keys(MISSION_KINDS) as MissionKind[])
    .map((kind) =>
      rulesOf(kind)
        .goals(game)
        .filter((goal) => !isTaken(game, goal, open)),
    )
    .filter((goals) => goals.length > 0);
  const goals = pick(game, kinds, "mission-kind", id);
  return goals && pick(game, goals, "mission-goal", id);
}

/** No two open missions of one kind ask for the same place, tech, module or class. */
function isTaken(game: Game, goal: MissionGoal, open: ReadonlySet<string>): boolean {
  if (open.has(JSON.stringify(goal))) return true;
  const place = placeOf(goal);
  return (
    place !== undefined &&
    game.missions.some(
      (mission) => isOpen(mission) && mission.goal.kind === goal.kind && placeOf(mission.goal) === place,
    )
  );
}

/** Accepts an offer: instant and free. 404 for an id that never was, 409 for one that is not on offer or a game that is over. */
export function acceptMission(draft: Draft, id: number): Refusal | Mission {
  const mission = findMission(draft.game, id, "mission-not-offered");
  if (mission instanceof Refusal) return mission;
  const closed = checkOpen(draft.game);
  if (closed) return closed;
  if (mission.status !== "offered") {
    return new Refusal("mission-not-offered", `Mission ${id} is ${mission.status} already.`, {
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
  draft.emit(
    "mission.accepted",
    "info",
    `Mission ${id} was accepted: ${missionText(draft.game, mission)}`,
    refsOf(mission),
  );
  return accepted;
}

/** Gives an offered or accepted mission up; its place is filled at the end of the next worked turn. */
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
  return end(draft, mission, "abandoned", "mission.abandoned", "info", `Mission ${id} was abandoned.`);
}

/** A mission of the list. One that ended so long ago that it left the list clashes with `code`; one that never was is 404. */
function findMission(game: Game, id: number, code: "mission-not-offered" | "mission-ended"): Refusal | Mission {
  const mission = game.missions.find((candidate) => candidate.id === id);
  if (mission) return mission;
  return id > 0 && id < game.nextMissionId
    ? new Refusal(code, `Mission ${id} ended long ago.`, { missionId: id, status: "ended" })
    : new Refusal("unknown-mission", `There is no mission ${id}.`, { missionId: id });
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
  forgetOldest(draft);
  return ended;
}

/** Ended missions beyond the newest few leave the list. */
function forgetOldest(draft: Draft): void {
  const ended = draft.game.missions.filter((mission) => !isOpen(mission));
  if (ended.length <= ENDED_MISSIONS_KEPT) return;
  const oldest = ended.reduce((least, next) =>
    (next.endedOnTurn ?? 0) < (least.endedOnTurn ?? 0) || (next.endedOnTurn === least.endedOnTurn && next.id < least.id)
      ? next
      : least,
  );
  draft.set({ missions: draft.game.missions.filter((mission) => mission !== oldest) });
}

/** Holds a deed against every accepted mission, by id; deeds before the acceptance never count. */
export function progressMissions(draft: Draft, deed: Deed): void {
  for (const { id } of [...draft.game.missions].sort((a, b) => a.id - b.id)) {
    const mission = draft.game.missions.find((candidate) => candidate.id === id);
    if (mission?.status !== "accepted") continue;
    const result = rulesOf(mission.goal.kind).fulfils(draft, mission, mission.goal, deed);
    if (result === "step" && deed.kind === "explored") step(draft, mission, deed.systemId);
    if (result === "done") finish(draft, mission, deed);
  }
}

function step(draft: Draft, mission: Mission, systemId: number): void {
  const progress = [...mission.progress, systemId];
  replace(draft, { ...mission, progress });
  draft.emit("mission.progress", "info", `Mission ${mission.id} came a step nearer.`, refsOf(mission), {
    done: progress.length,
  });
}

function finish(draft: Draft, mission: Mission, deed: Deed): void {
  const progress = deed.kind === "explored" ? [...mission.progress, deed.systemId] : mission.progress;
  const paid = draft.give(addGoods(mission.reward, drawnReward(draft.game, mission)));
  draft.set({ missionsCompleted: draft.game.missionsCompleted + 1 });
  end(
    draft,
    mission.goal.kind === "expedition" ? { ...mission, progress } : mission,
    "completed",
    "mission.completed",
    "good",
    `Mission ${mission.id} is completed and paid ${listed(paid)}.`,
    shownGoods(paid),
  );
  if (mission.goal.kind === "rescue" || bonusOf(draft.game, mission) === "recruit") welcome(draft, mission);
  if (mission.goal.kind === "cipher") reveal(draft, mission);
}

type Bonus = "exotics" | "alloy" | "recruit" | "nothing";

/** Chances of what a survey mission pays on top, in the order in which they are drawn. */
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

/** A recruit joins where a berth is free. */
function welcome(draft: Draft, mission: Mission): void {
  if (!hasFreeBerth(draft.game)) {
    draft.emit("mission.no-berth", "warn", "A recruit found no free berth and stayed behind.", refsOf(mission));
    return;
  }
  const member = newRecruit(draft.game, draft.game.nextCrewId);
  draft.set({ nextCrewId: member.id + 1, crew: [...draft.game.crew, member] });
  draft.emit("crew.joined", "good", `${member.name} joined the crew.`, { crewId: member.id, missionId: mission.id });
}

/** The cipher tells the place of another fragment, whose signal then shows from anywhere. */
function reveal(draft: Draft, mission: Mission): void {
  const hidden = draft.game.systems.filter((system) => system.fragment && !system.revealed);
  const found = pick(draft.game, hidden, "cipher-place", mission.id);
  if (!found) return;
  draft.setSystem(found.id, { revealed: true });
  draft.emit(
    "mission.progress",
    "good",
    `The cipher points to ${found.name}.`,
    { missionId: mission.id, systemId: found.id },
    {
      x: shown(found.x),
      y: shown(found.y),
    },
  );
}

/** At the end of a worked turn: what is past its deadline or cannot be reached any more ends. */
export function lapseMissions(draft: Draft): void {
  for (const mission of draft.game.missions.filter(isOpen)) {
    const late = mission.deadline !== null && draft.game.turn > mission.deadline;
    const lost = !rulesOf(mission.goal.kind).possible(draft.game, mission.goal);
    if (!late && !lost) continue;
    const why = late ? "its time is over" : "its goal cannot be reached any more";
    if (mission.status === "accepted") {
      end(draft, mission, "failed", "mission.failed", "warn", `Mission ${mission.id} failed: ${why}.`);
    } else {
      end(draft, mission, "expired", "mission.expired", "info", `The offer of mission ${mission.id} lapsed: ${why}.`);
    }
  }
}
