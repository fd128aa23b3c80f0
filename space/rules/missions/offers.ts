/** Fills the mission board: kind and goal are drawn by the mission's id, then the reward and the deadline are set. */
import { factionOf, makesOffers, rewardPercentOf } from "../encounters/factions.ts";
import type { Draft } from "../game/draft.ts";
import { missionSlotsOf } from "../game/effects.ts";
import { distanceBetween } from "../game/galaxy.ts";
import { type Game, type Goods, type Mission, type MissionGoal, type MissionKind, systemOf } from "../game/game.ts";
import { exploreTurns, routesFrom, routeTo } from "../orders/route.ts";
import { gain } from "../values/amount.ts";
import { pick } from "../values/chance.ts";
import { ABANDONED_TURNS } from "../values/limits.ts";
import { CIPHER_OFFER_TURNS, lanes, MISSION_KINDS, rulesOf } from "./mission-kinds.ts";
import { goalSystemOf, isOpen, missionText, refsOf } from "./missions.ts";

/** Fills the board's free slots with new offers; a slot stays free if no kind has a possible goal. */
export function refillBoard(draft: Draft): void {
  const { missions, turn } = draft.game;
  const free =
    missionSlotsOf(draft.game) - missions.filter((mission) => isOpen(mission) || isBlocked(mission, turn)).length;
  for (let slot = 0; slot < free; slot++) {
    const mission = nextOffer(draft.game);
    if (!mission) return;
    draft.set({ nextMissionId: mission.id + 1, missions: [...draft.game.missions, mission] });
    draft.emit("mission.offered", "info", `Mission offered: ${missionText(draft.game, mission)}.`, refsOf(mission));
  }
}

/** True if the slot of an abandoned mission must stay empty on this turn. */
const isBlocked = ({ status, endedOnTurn }: Mission, turn: number): boolean =>
  status === "abandoned" && endedOnTurn !== null && turn < endedOnTurn + ABANDONED_TURNS;

/** Returns the next offer: its kind is drawn by its id among the kinds with a possible goal, then its goal. */
function nextOffer(game: Game): Mission | undefined {
  const id = game.nextMissionId;
  const goal = id === 1 ? firstGoal(game) : drawnGoal(game, id);
  if (!goal) return undefined;
  const { kind } = goal;
  const rules = rulesOf(kind);
  const systemId = goalSystemOf(goal);
  const here = systemOf(game, game.positionId);
  const hops = systemId === undefined ? 0 : lanes(distanceBetween(here, systemOf(game, systemId)));
  const turns = kind === "cipher" ? CIPHER_OFFER_TURNS : (rules.turns(hops) as number);
  return {
    id,
    status: "offered",
    goal,
    reward: rewardOf(game, goal, rules.reward(game, goal, hops)),
    hops,
    offeredOnTurn: game.turn,
    acceptedOnTurn: null,
    deadline: game.turn + (kind === "cipher" ? turns : Math.max(turns, leastTurns(game, goal))),
    endedOnTurn: null,
    progress: [],
  };
}

/** Returns the reward, changed by the standing with the faction that offers it. A trade has a changed price instead. */
function rewardOf(game: Game, goal: MissionGoal, reward: Goods): Goods {
  if (goal.kind === "trade") return reward;
  const faction = factionOf(game, goalSystemOf(goal));
  const percent = faction === undefined ? 100 : rewardPercentOf(game, faction);
  if (percent === 100) return reward;
  return Object.fromEntries(Object.entries(reward).map(([name, amount]) => [name, gain(amount, percent)]));
}

/** Returns the least turns of a deadline: twice those of the fastest route plus one exploration. */
function leastTurns(game: Game, goal: MissionGoal): number {
  const systemId = goalSystemOf(goal);
  if (systemId === undefined) return 0;
  const route = routeTo(game, systemId, "turns");
  return route ? 2 * (route.turns + exploreTurns(game, systemOf(game, systemId))) : 0;
}

/** The first mission of a game is to explore a neighbour: one jump away and as safe as possible. */
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
  const open = new Set(game.missions.filter(isOpen).map((mission) => keyOf(mission.goal)));
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

/** Equal goals have equal keys. An imported goal has its fields in another order than one from the tables. */
const keyOf = (goal: MissionGoal): string => JSON.stringify(Object.entries(goal).sort());

/** True if an open mission of the kind asks for the same system, technology, module or class, or if the faction is hostile. */
function isTaken(game: Game, goal: MissionGoal, open: ReadonlySet<string>): boolean {
  if (open.has(keyOf(goal))) return true;
  const systemId = goalSystemOf(goal);
  const faction = factionOf(game, systemId);
  if (faction !== undefined && !makesOffers(game, faction)) return true;
  return (
    systemId !== undefined &&
    game.missions.some(
      (mission) => isOpen(mission) && mission.goal.kind === goal.kind && goalSystemOf(mission.goal) === systemId,
    )
  );
}
