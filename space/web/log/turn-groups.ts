/** The log by turns, newest first. */
import type { GameEvent } from "../api.ts";

export interface TurnGroup {
  readonly turn: number;
  readonly events: readonly GameEvent[];
}

/** Neighbours of one turn stand together; after going back to an earlier turn the same turn may come again. */
export function turnGroups(events: readonly GameEvent[]): TurnGroup[] {
  const groups: { turn: number; events: GameEvent[] }[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.turn === event.turn) last.events.push(event);
    else groups.push({ turn: event.turn, events: [event] });
  }
  return groups;
}
