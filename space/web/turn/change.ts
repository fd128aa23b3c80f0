/** What the last change of an amount was, for a moment's notice. */
export interface Held {
  readonly turn: number;
  readonly amount: number;
}

/** In tenths; 0 where nothing changed, and where another game or an earlier turn was loaded. */
export const changeBetween = (before: Held, now: Held): number =>
  now.turn < before.turn || now.turn > before.turn + MOST_TURNS
    ? 0
    : Math.round((now.amount - before.amount) * 10) / 10;

/** A run has at most this many turns; more are another game. */
const MOST_TURNS = 50;
