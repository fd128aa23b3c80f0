/** Computes the figures of queued tasks: fixed for the active one, and estimated at every read for the pending ones. */
import { taught, tire } from "../game/crew.ts";
import {
  type CrewMember,
  crewOf,
  type Factor,
  type Game,
  type Goods,
  type Run,
  systemOf,
  type Target,
  type Task,
} from "../game/game.ts";
import { shownGoods } from "../game/goods.ts";
import { shown } from "../values/amount.ts";
import { jumpFuel, workOf } from "./orders.ts";
import { type Band, type BandName, bandOf, durationOf, explainTime, explainTraits, readPower } from "./power.ts";
import { projectOne } from "./projection.ts";
import { xpGrants } from "./task-xp.ts";

export interface Estimate extends Omit<Run, "startedOnTurn" | "baseTurns" | "fuel"> {
  readonly task: Task;
  readonly status: "active" | "pending";
  readonly band: Band;
  readonly startsOnTurn: number;
  readonly endsOnTurn: number;
  readonly cost: Goods;
}

/** Returns the figures of every queued task, in queue order. */
export function estimates(game: Game): Estimate[] {
  let ahead = game;
  return game.tasks.map((task) => {
    const run = task.run ?? runOf(ahead, task);
    ahead = worked(ahead, task, run);
    const { startedOnTurn, baseTurns: _, fuel, ...figures } = run;
    return {
      ...figures,
      task,
      status: task.run ? "active" : "pending",
      band: bandOf(figures.ratio),
      startsOnTurn: startedOnTurn,
      endsOnTurn: ahead.turn,
      cost: fuel > 0 ? { ...task.paid, fuel } : task.paid,
    };
  });
}

/** Returns the projected game in which the task after these starts: on its turn, with the fatigue and XP that they bring. */
export const outlookAfter = (game: Game, tasks = game.tasks): Game =>
  tasks.reduce((ahead, task) => worked(ahead, task, task.run ?? runOf(ahead, task)), game);

/** Returns the projected game after a task: each turn tires its team and rests everybody else, and at the end the team learns. */
function worked(game: Game, task: Task, run: Run): Game {
  let ahead = game;
  for (let left = run.remainingTurns; left > 0; left--) {
    const next = { ...ahead, turn: ahead.turn + 1 };
    ahead = { ...next, crew: tire(next, task.leadId, task.helperIds) };
  }
  const done = projectOne(ahead, task);
  return { ...done, crew: xpGrants(done, task, run).reduce<readonly CrewMember[]>(taught, done.crew) };
}

/** Returns the figures of a task that starts in this game, on its turn. */
export function runOf(game: Game, { target, leadId, helperIds }: Task): Run {
  const { baseTurns, difficulty } = workOf(game, target);
  const { power, ratio, band, explain } = readPower(game, target.kind, difficulty, leadId, helperIds);
  const lead = crewOf(game, leadId);
  const durationTurns = durationOf(game, target.kind, baseTurns, band, lead);
  return {
    startedOnTurn: game.turn,
    durationTurns,
    remainingTurns: durationTurns,
    baseTurns,
    difficulty,
    power,
    ratio,
    fuel: fuelOf(game, target),
    explain: [
      ...explain,
      ...explainTime(game, target.kind, baseTurns, band, lead),
      ...explainTraits(game, target.kind, leadId, helperIds),
    ],
  };
}

function fuelOf(game: Game, target: Target): number {
  if (target.kind !== "jump" || target.systemId === game.positionId) return 0;
  return jumpFuel(game, systemOf(game, game.positionId), systemOf(game, target.systemId));
}

/** An estimate as clients see it: amounts in whole units. */
export interface ShownFigures {
  power: number;
  difficulty: number;
  ratio: number;
  band: BandName;
  durationTurns: number;
  remainingTurns: number;
  startsOnTurn: number;
  endsOnTurn: number;
  cost: Record<string, number>;
  explain: Factor[];
}

export const shownFigures = (estimate: Estimate): ShownFigures => ({
  power: shown(estimate.power),
  difficulty: estimate.difficulty / 1_000,
  ratio: shown(estimate.ratio),
  band: estimate.band.name,
  durationTurns: estimate.durationTurns,
  remainingTurns: estimate.remainingTurns,
  startsOnTurn: estimate.startsOnTurn,
  endsOnTurn: estimate.endsOnTurn,
  cost: shownGoods(estimate.cost),
  explain: [...estimate.explain],
});
