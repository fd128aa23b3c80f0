/** Computes the last change of an amount, which is shown for a moment. */
export interface Held {
  readonly turn: number;
  readonly amount: number;
}

/** Returns the change, rounded to tenths; 0 if another game or an earlier turn was loaded in between. */
export const changeBetween = (before: Held, now: Held): number =>
  now.turn < before.turn || now.turn > before.turn + MOST_TURNS
    ? 0
    : Math.round((now.amount - before.amount) * 10) / 10;

/** Maximum number of turns in a run; a larger step comes from another game. */
const MOST_TURNS = 50;
