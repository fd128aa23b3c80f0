/** Groups the log by turns: the newest turn first, and the events of each turn in order. */
import type { GameEvent } from "../api.ts";

export interface TurnGroup {
  /** First and last turn of the group; they differ only for merged quiet turns. */
  readonly from: number;
  readonly to: number;
  /** True if the group has no events other than the end of its turns. */
  readonly quiet: boolean;
  readonly events: readonly GameEvent[];
}

/** Groups neighbouring events of one turn. After an earlier turn is restored, the same turn may appear again. */
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
    events: own.toReversed(),
  }));
}

/** Returns the groups with consecutive quiet turns merged. */
export function withoutQuietTurns(groups: readonly TurnGroup[]): TurnGroup[] {
  const drawn: TurnGroup[] = [];
  for (const group of groups) {
    const last = drawn.at(-1);
    if (last?.quiet && group.quiet && group.to === last.from - 1) {
      drawn[drawn.length - 1] = { ...last, from: group.from, events: [...group.events, ...last.events] };
    } else drawn.push(group);
  }
  return drawn;
}
