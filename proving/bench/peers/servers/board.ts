/** The state of a room on every compared server: fifty jobs and the last action, about ten kilobytes as JSON. */

export type Board = ReturnType<typeof newBoard>;

const JOBS = 50;
/** Brings fifty jobs to ten kilobytes. */
const NOTE = "to be kept dry and upright; ".repeat(3);

export const newBoard = () => ({
  /** See `tookAction`. It is the first property, so that it is at the start of the JSON. */
  last: "#0 -;",
  jobs: Array.from({ length: JOBS }, (_, index) => ({
    id: 1000 + index,
    origin: "EDDF",
    destination: "LOWW",
    commodity: "machine parts",
    weightKg: 100 + index,
    payout: 1000 + 13 * index,
    note: NOTE,
  })),
});

/** Returns the last action: its number in the room and its mark, `seat.number`: `#12 3.4;`. */
export const tookAction = (last: string, mark: string): string => `#${countIn(last) + 1} ${mark};`;

export const countIn = (last: string): number => Number(/^#(\d+) /.exec(last)?.[1] ?? 0);

/** Returns whether a client may send this value as a mark. */
export const isMark = (value: unknown): value is string =>
  typeof value === "string" && /^\d{1,6}\.\d{1,9}$/.test(value);
