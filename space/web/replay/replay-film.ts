/** A finished game as a film, turn by turn, from its log. */
import type { GameEvent } from "../api.ts";
import { type Journey, journeyOf } from "../ending/journey.ts";

export interface ReplayFilm {
  readonly journey: Journey;
  /** What happened on each turn, the oldest first; by turn, from 0. */
  readonly turns: readonly (readonly GameEvent[])[];
}

/** Only the passing of time, or shown by what follows. */
const HIDDEN: ReadonlySet<string> = new Set(["turn.advanced", "crew.xp", "task.queued"]);

/** `events` in any order; `startId` is null if it is not known. `lastTurn` is the last one of the game. */
export function filmOf(events: readonly GameEvent[], startId: number | null, lastTurn: number): ReplayFilm {
  const shown = events.filter(({ kind }) => !HIDDEN.has(kind)).toSorted((one, other) => one.seq - other.seq);
  const byTurn = Map.groupBy(shown, ({ turn }) => turn);
  return {
    journey: journeyOf(events, startId),
    turns: Array.from({ length: lastTurn + 1 }, (_, turn) => distinct(byTurn.get(turn) ?? [])),
  };
}

/** The end of a game cancels many equal tasks. */
const distinct = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ text }, index) => events.findIndex((other) => other.text === text) === index);

/** The turn's events, or those of the last turn before it on which something happened. */
export function sceneAt(
  { turns }: ReplayFilm,
  turn: number,
): { readonly turn: number; readonly events: readonly GameEvent[] } {
  const last = turns.slice(0, turn + 1).findLastIndex((events) => events.length > 0);
  return { turn: Math.max(0, last), events: turns[last] ?? [] };
}
