/** The figures of the queued tasks: fixed for the active one, estimated for the pending ones. */
import { type Factor, type Game, type Goods, systemOf, type Task } from "../game/game.ts";
import { jumpFuel, workOf } from "./orders.ts";
import { type Band, bandOf, durationOf, explainTime, readPower } from "./power.ts";
import { projectOne } from "./projection.ts";

/** A task's figures: fixed for the active task; estimates for a pending one, recomputed on every read. */
export interface Estimate {
  readonly task: Task;
  readonly status: "active" | "pending";
  readonly power: number;
  readonly difficulty: number;
  readonly ratio: number;
  readonly band: Band;
  readonly durationTurns: number;
  readonly remainingTurns: number;
  readonly startsOnTurn: number;
  readonly endsOnTurn: number;
  readonly cost: Goods;
  readonly explain: readonly Factor[];
}

/** The figures of every queued task, in queue order. */
export function estimates(game: Game): Estimate[] {
  let ahead = game;
  let turn = game.turn;
  return game.tasks.map((task) => {
    const estimate = task.run ? activeEstimate(game, task, task.run) : pendingEstimate(ahead, task, turn);
    turn = estimate.endsOnTurn;
    ahead = projectOne(ahead, task);
    return estimate;
  });
}

function activeEstimate(game: Game, task: Task, run: NonNullable<Task["run"]>): Estimate {
  return {
    task,
    status: "active",
    power: run.power,
    difficulty: run.difficulty,
    ratio: run.ratio,
    band: bandOf(run.ratio),
    durationTurns: run.durationTurns,
    remainingTurns: run.remainingTurns,
    startsOnTurn: run.startedOnTurn,
    endsOnTurn: game.turn + run.remainingTurns,
    cost: run.fuel > 0 ? { ...task.paid, fuel: run.fuel } : task.paid,
    explain: run.explain,
  };
}

function pendingEstimate(game: Game, task: Task, turn: number): Estimate {
  const { target } = task;
  const work = workOf(game, target);
  const reading = readPower(game, target.kind, work.difficulty, task.leadId, task.helperIds);
  const durationTurns = durationOf(game, target.kind, work.baseTurns, reading.band);
  const fuel =
    target.kind === "jump" && target.systemId !== game.positionId
      ? jumpFuel(game, systemOf(game, game.positionId), systemOf(game, target.systemId))
      : 0;
  return {
    task,
    status: "pending",
    power: reading.power,
    difficulty: work.difficulty,
    ratio: reading.ratio,
    band: reading.band,
    durationTurns,
    remainingTurns: durationTurns,
    startsOnTurn: turn,
    endsOnTurn: turn + durationTurns,
    cost: fuel > 0 ? { ...task.paid, fuel } : task.paid,
    explain: [...reading.explain, ...explainTime(game, target.kind, work.baseTurns, reading.band)],
  };
}
