/** The filter of the scoreboard. It is kept in the address, so that it can be linked to. */

export interface ScoreFilter {
  /** Undefined for all wins. */
  readonly period?: "day" | "week";
  readonly difficulty?: "standard" | "hard";
  /** Date of a daily game. */
  readonly daily?: string;
}

export const PERIODS = { day: "Last 24 hours", week: "Last 7 days" } as const;
export const DIFFICULTIES = { standard: "Standard", hard: "Hard" } as const;

/** Returns the filter of an address, ignoring invalid parts. */
export function scoreFilterOf(search: string): ScoreFilter {
  const query = new URLSearchParams(search);
  const [period, difficulty, daily] = ["period", "difficulty", "daily"].map((name) => query.get(name) ?? "");
  return {
    ...(isKeyOf(PERIODS, period) && { period }),
    ...(isKeyOf(DIFFICULTIES, difficulty) && { difficulty }),
    ...(isDate(daily) && { daily }),
  };
}

const isKeyOf = <Choices extends object>(choices: Choices, name = ""): name is keyof Choices & string =>
  Object.hasOwn(choices, name);

function isDate(text = ""): text is string {
  const day = new Date(`${text}T00:00:00Z`);
  // A day that its month does not have would become a day of the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
