/** The hours of real time by which histories are summed up. */

export const HOUR_MS = 3_600_000;

/** Returns the number of the hour that the instant is in. */
export const hourOf = (at: number): number => Math.floor(at / HOUR_MS);
