/** Chooses which of several planes at one place a click selects: the one after the selected plane. */
export const nextOf = (ids: readonly number[], planeId: number | null): number | undefined =>
  ids[(ids.indexOf(planeId ?? 0) + 1) % ids.length];
