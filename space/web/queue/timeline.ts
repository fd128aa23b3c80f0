/** Places tasks on a common timeline of turns. */

export interface Span {
  readonly startsOnTurn: number;
  readonly endsOnTurn: number;
}

export interface Timeline {
  readonly from: number;
  readonly to: number;
}

/** Returns the turns from the start of the first task to the end of the last. */
export function timelineOf(tasks: readonly Span[], turn: number): Timeline {
  const from = Math.min(turn, ...tasks.map(({ startsOnTurn }) => startsOnTurn));
  return { from, to: Math.max(from + 1, ...tasks.map(({ endsOnTurn }) => endsOnTurn)) };
}

/** Returns start and width of a task's bar, as shares of the timeline. */
export function barOn({ from, to }: Timeline, { startsOnTurn, endsOnTurn }: Span) {
  const length = to - from;
  return { start: (startsOnTurn - from) / length, width: (endsOnTurn - startsOnTurn) / length };
}
