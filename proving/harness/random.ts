/** Seeded randomness: a failure can be repeated with its seed. */

export type Random = ReturnType<typeof seededRandom>;

/** The generator mulberry32. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  /** From 0 up to, but not including, 1. */
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `least` to `most`, both included. */
  const integer = (least: number, most: number): number => least + Math.floor(fraction() * (most - least + 1));
  return {
    fraction,
    integer,
    chance: (share: number): boolean => fraction() < share,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new Error("nothing to pick from");
      return items[integer(0, items.length - 1)] as T;
    },
  };
}
