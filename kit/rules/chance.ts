/**
 * Keyed chance: every draw is a pure function of its purpose and keys, so there is no random state to store, and undoing a
 * command never draws again. Each game brings its own `Draw`: another hash would redraw its worlds.
 */

type Key = number | string;

/** Returns a number in [0, 1) with 53 bits. `purpose` names the kind of draw, and `keys` identify its object. */
export type Draw<Source> = (source: Source, purpose: string, ...keys: readonly Key[]) => number;

/** Returns the draws that derive from one number in [0, 1). */
export function chanceOf<Source>(draw: Draw<Source>) {
  return {
    /** Returns a whole number from low to high, both included. */
    drawInteger: (source: Source, low: number, high: number, purpose: string, ...keys: readonly Key[]): number =>
      low + Math.floor(draw(source, purpose, ...keys) * (high - low + 1)),

    /** Returns true with this chance (0 to 1, clamped). */
    happens: (source: Source, chance: number, purpose: string, ...keys: readonly Key[]): boolean =>
      draw(source, purpose, ...keys) < Math.min(1, Math.max(0, chance)),

    /** Returns one of the items, all equally likely, or undefined if there are none. */
    pick: <T>(source: Source, items: readonly T[], purpose: string, ...keys: readonly Key[]): T | undefined =>
      items[Math.floor(draw(source, purpose, ...keys) * items.length)],

    /** Returns the items in a random order, drawn for each item by its key: the first n are a fair choice without replacement. */
    shuffled: <T>(source: Source, items: readonly T[], keyOf: (item: T) => Key, purpose: string): T[] =>
      items
        .map((item) => ({ item, at: draw(source, purpose, keyOf(item)) }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}
