/** Seeded randomness: a failure can be repeated with its seed. */

export interface Random {
  /** From 0 up to, but not including, 1. */
  fraction(): number;
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  pick<T>(items: readonly T[]): T;
  chance(share: number): boolean;
}

/** The generator mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  return {
    fraction,
    integer,
    chance: (share) => fraction() < share,
    pick: <T>(items: readonly T[]) => {
      if (items.length === 0) throw new Error("nothing to pick from");
      return items[integer(0, items.length - 1)] as T;
    },
  };
}
