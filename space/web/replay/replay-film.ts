/** Arranges the events of a finished game as a film, turn by turn. */
import type { GameEvent } from "../api.ts";
import { type Journey, journeyOf } from "../ending/journey.ts";

export interface ReplayFilm {
  readonly journey: Journey;
  /** Events by turn, from turn 0; the oldest event of a turn comes first. */
  readonly turns: readonly (readonly GameEvent[])[];
}

/** Kinds that are not shown: they only report that time passed, or the events after them show the same. */
const HIDDEN: ReadonlySet<string> = new Set(["turn.advanced", "crew.xp", "task.queued"]);

/** `events` can be in any order; `startId` is null if unknown; `lastTurn` is the last turn of the game. */
export function filmOf(events: readonly GameEvent[], startId: number | null, lastTurn: number): ReplayFilm {
  const shown = events.filter(({ kind }) => !HIDDEN.has(kind)).toSorted((one, other) => one.seq - other.seq);
  const byTurn = Map.groupBy(shown, ({ turn }) => turn);
  return {
    journey: journeyOf(events, startId),
    turns: Array.from({ length: lastTurn + 1 }, (_, turn) => distinct(byTurn.get(turn) ?? [])),
  };
}

/** Removes events with equal texts, since the end of a game cancels many equal tasks. */
const distinct = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ text }, index) => events.findIndex((other) => other.text === text) === index);

/** Returns the events of the turn or, if it has none, of the last turn before it that has any. */
export function sceneAt(
  { turns }: ReplayFilm,
  turn: number,
): { readonly turn: number; readonly events: readonly GameEvent[] } {
  const last = turns.slice(0, turn + 1).findLastIndex((events) => events.length > 0);
  return { turn: Math.max(0, last), events: turns[last] ?? [] };
}
