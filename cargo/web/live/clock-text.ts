/** Instants of the world's clock, which is in UTC. */

const date = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "short", year: "numeric" });
const time = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", hour: "2-digit", minute: "2-digit" });

/** `3 Jan 2000`. */
export const clockDate = (simTime: number): string => date.format(simTime);
/** `14:05`. */
export const clockTime = (simTime: number): string => time.format(simTime);
/** `3 Jan 2000, 14:05`. */
export const clockInstant = (simTime: number): string => `${clockDate(simTime)}, ${clockTime(simTime)}`;
