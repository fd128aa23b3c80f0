/**
 * Forecasts the turns that the queue will work, using the rules without chance. Yields are at their minimum, accidents and drawn
 * rewards are left out, and nothing that the ship does not know is shown. The traveller of a rescue is certain, and eats.
 */

import { Draft } from "../game/draft.ts";
import { demandOf, labDataOf, signalsOf, supplyOf } from "../game/effects.ts";
import type { EventRefs, Game, GameEvent, ResourceName, Resources, Target } from "../game/game.ts";
import { goalSystemOf, isOpen } from "../missions/missions.ts";
import { checkTarget, onTurn } from "../orders/orders.ts";
import { Refusal } from "../values/refusals.ts";
import { advanceTurn } from "./turn.ts";

export interface ForecastTurn {
  readonly turn: number;
  readonly goods: Resources;
  readonly hull: number;
  readonly crew: readonly { readonly id: number; readonly fatigue: number }[];
  readonly supply: number;
  readonly demand: number;
  /** The task on which this turn works. */
  readonly taskId: number;
  /** The tasks that end on this turn. */
  readonly ends: readonly number[];
}

export const WARNING_CODES = [
  "hunger",
  "crew-lost",
  "fuel-short",
  "order-fails",
  "deadline-missed",
  "exhausted",
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export interface Warning {
  readonly code: WarningCode;
  readonly turn: number;
  readonly text: string;
  readonly refs: EventRefs;
}

export interface Forecast {
  readonly fromTurn: number;
  /** The turn after which the queue is empty; null if it is empty now. */
  readonly queueEndsOnTurn: number | null;
  readonly turns: readonly ForecastTurn[];
  readonly warnings: readonly Warning[];
}

/** One forecast turn, with the game after it and its events. */
interface Step {
  readonly shown: ForecastTurn;
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** Greatest number of turns in a forecast: more than a full queue needs, even with a small crew. */
const WALKED = 500;

/** A member with at least this fatigue works at the lowest power. */
const EXHAUSTED = 80;

/** Returns at most this many next turns of the queue, and warnings for them. */
export function forecast(game: Game, turns: number): Forecast {
  const steps = [...walk(game)];
  const shown = steps.slice(0, turns);
  return {
    fromTurn: game.turn,
    queueEndsOnTurn: steps.at(-1)?.game.turn ?? null,
    turns: shown.map((step) => step.shown),
    warnings: warningsIn(shown),
  };
}

/** Returns warnings for the next turns, at most this many. */
export function warningsWithin(game: Game, turns: number): readonly Warning[] {
  const steps: Step[] = [];
  for (const step of walk(game)) {
    if (steps.push(step) >= turns) break;
  }
  return warningsIn(steps);
}

/** Adds to a refusal for lack of goods or fuel the turn by which the queue, and after it the lab, will have yielded them. */
export function withAvailability(game: Game, refusal: Refusal, target: Target): Refusal {
  const turn = availableOn(game, refusal, target);
  return turn === undefined
    ? refusal
    : new Refusal(refusal.code, refusal.detail, { ...refusal.details, ...onTurn(game, turn) });
}

function availableOn(game: Game, { code, details }: Refusal, target: Target): number | undefined {
  if (code === "not-enough-fuel") return turnWithFuel(game, target);
  if (code !== "not-enough-resources") return undefined;
  const { resource, required } = details as { readonly resource: ResourceName; readonly required: number };
  return turnWith(game, resource, Math.round(required * 100));
}

/** Returns the turn on which the queue ends, if the ship then has the fuel for the jump. Before it, queued jumps need the fuel. */
function turnWithFuel(game: Game, target: Target): number | undefined {
  let last = game;
  for (const step of walk(game)) last = step.game;
  return last.status === "active" && checkTarget(last, target) === undefined ? last.turn : undefined;
}

function turnWith(game: Game, resource: ResourceName, required: number): number | undefined {
  let last = game;
  for (const step of walk(game)) {
    last = step.game;
    if (last.resources[resource] >= required) return last.turn;
  }
  if (resource !== "data" || last.status !== "active") return undefined;
  return last.turn + Math.ceil((required - last.resources.data) / labDataOf(last));
}

/** Yields the turns until the queue is empty, the game is over, or the forecast reaches its limit. */
function* walk(game: Game): Generator<Step> {
  let current = known(game);
  for (let turn = 0; turn < WALKED && current.tasks.length > 0; turn++) {
    const taskId = current.tasks[0]?.id ?? 0;
    const draft = new Draft(current, false);
    advanceTurn(draft);
    current = draft.game;
    yield { shown: shownTurn(draft, taskId), game: current, events: draft.events };
  }
}

/** Returns the game without what the ship does not know: fragments with undetected signals. */
function known(game: Game): Game {
  const places = new Set([
    ...signalsOf(game).map((system) => system.id),
    ...game.missions
      .filter((mission) => isOpen(mission) && mission.goal.kind === "cipher")
      .map(({ goal }) => goalSystemOf(goal)),
  ]);
  return {
    ...game,
    systems: game.systems.map((system) =>
      system.fragment && !places.has(system.id) ? { ...system, fragment: false } : system,
    ),
  };
}

const shownTurn = ({ game, ended }: Draft, taskId: number): ForecastTurn => ({
  turn: game.turn,
  goods: game.resources,
  hull: game.hull,
  crew: game.crew.map(({ id, fatigue }) => ({ id, fatigue })),
  supply: supplyOf(game),
  demand: demandOf(game),
  taskId,
  ends: ended.map(({ task }) => task.id),
});

/** Returns the first turn of hunger, and each loss, failure, missed deadline and exhausted member. */
function warningsIn(steps: readonly Step[]): Warning[] {
  const warnings = steps.flatMap(({ events }) => events.flatMap((event) => warningOf(event) ?? []));
  const firstHunger = warnings.find(({ code }) => code === "hunger");
  return warnings.filter((warning) => warning.code !== "hunger" || warning === firstHunger);
}

function warningOf({ kind, turn, text, refs, figures }: GameEvent): Warning | undefined {
  switch (kind) {
    case "supplies.out":
      return { code: "hunger", turn, text: `There will not be enough food from turn ${turn}.`, refs };
    case "crew.lost":
      return { code: "crew-lost", turn, text: `Turn ${turn}: ${text}`, refs };
    case "task.failed":
      return {
        code: figures.reason === "not-enough-fuel" ? "fuel-short" : "order-fails",
        turn,
        text: `Turn ${turn}: ${text}`,
        refs,
      };
    case "mission.failed":
      return { code: "deadline-missed", turn, text: `Turn ${turn}: ${text}`, refs };
    case "crew.fatigued":
      return Number(figures.fatigue) >= EXHAUSTED
        ? { code: "exhausted", turn, text: `Turn ${turn}: ${text}`, refs }
        : undefined;
    default:
      return undefined;
  }
}
