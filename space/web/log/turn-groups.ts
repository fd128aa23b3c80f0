/** The log by turns, newest first. */
import type { GameEvent } from "../api.ts";

export interface TurnGroup {
  /** The first and the last turn of it: the same one, unless nothing happened in several. */
  readonly from: number;
  readonly to: number;
  /** Nothing is told but that turns were worked. */
  readonly quiet: boolean;
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
  return groups.map(({ turn, events: own }) => ({
    from: turn,
    to: turn,
    quiet: own.every(({ kind }) => kind === "turn.advanced"),
    events: own,
  }));
}

/** The same groups, with turns that follow each other and tell nothing drawn together. */
export function withoutQuietTurns(groups: readonly TurnGroup[]): TurnGroup[] {
  const drawn: TurnGroup[] = [];
  for (const group of groups) {
    const last = drawn.at(-1);
    if (last?.quiet && group.quiet && group.to === last.from - 1) {
      drawn[drawn.length - 1] = { ...last, from: group.from, events: [...last.events, ...group.events] };
    } else drawn.push(group);
  }
  return drawn;
}
