/** What every compared server keeps for each of its rooms: fifty jobs and who acted last, about ten kilobytes as JSON. */

export interface Job {
  readonly id: number;
  readonly origin: string;
  readonly destination: string;
  readonly commodity: string;
  readonly weightKg: number;
  readonly payout: number;
  readonly note: string;
}

export interface Board {
  /** See `tookAction`. It comes first, so that a client finds it at the beginning of a state. */
  last: string;
  readonly jobs: readonly Job[];
}

const JOBS = 50;
/** So that fifty jobs make ten kilobytes. */
const NOTE = "to be kept dry and upright; ".repeat(3);

export const newBoard = (): Board => ({
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

/** After an action: which one of the room it was, and its own mark, `seat.number`: `#12 3.4;`. */
export const tookAction = (last: string, mark: string): string => `#${countIn(last) + 1} ${mark};`;

/** How many actions the room has taken. */
export const countIn = (last: string): number => Number(/^#(\d+) /.exec(last)?.[1] ?? 0);

/** A mark as a server takes it from outside. */
export const isMark = (value: unknown): value is string =>
  typeof value === "string" && /^\d{1,6}\.\d{1,9}$/.test(value);
