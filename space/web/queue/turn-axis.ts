/** The places of tasks on a shared axis of turns. */

export interface Spanned {
  readonly startsOnTurn: number;
  readonly endsOnTurn: number;
}

export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** From the start of the first to the end of the last. */
export function axisOf(tasks: readonly Spanned[], turn: number): Axis {
  const from = Math.min(turn, ...tasks.map(({ startsOnTurn }) => startsOnTurn));
  return { from, to: Math.max(from + 1, ...tasks.map(({ endsOnTurn }) => endsOnTurn)) };
}

/** Start and width of a span on the axis, as shares of it. */
export function spanOn({ from, to }: Axis, { startsOnTurn, endsOnTurn }: Spanned) {
  const length = to - from;
  return { start: (startsOnTurn - from) / length, width: (endsOnTurn - startsOnTurn) / length };
}
