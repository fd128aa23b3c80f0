/** Formats the times of a test run by file and by area. */

export interface FileTime {
  readonly path: string;
  readonly seconds: number;
  readonly tests: number;
}

const AREAS = ["browser", "other proving", "games", "kit and tools"] as const;
type Area = (typeof AREAS)[number];

export function areaOf(path: string): Area {
  if (path.startsWith("proving/browser/")) return "browser";
  if (path.startsWith("proving/")) return "other proving";
  return /^(?:space|cargo)\//.test(path) ? "games" : "kit and tools";
}

/**
 * Returns the files, the slowest first, then the areas. `wall` is the duration of the run in seconds; it is divided among the
 * areas in proportion to the seconds of their files, which run in parallel.
 */
export function timesTable(times: readonly FileTime[], wall: number): string {
  const slowestFirst = times.toSorted((one, other) => other.seconds - one.seconds);
  const total = secondsOf(times);
  const areas = AREAS.map((area) => ({ area, of: times.filter(({ path }) => areaOf(path) === area) })).filter(
    ({ of }) => of.length > 0,
  );
  return [
    columns("seconds", "tests", "file"),
    ...slowestFirst.map(({ seconds, tests, path }) => columns(seconds.toFixed(1), String(tests), path)),
    "",
    columns("seconds", "of run", "files", "tests", "area"),
    ...[...areas, { area: "all", of: times }].map(({ area, of }) => {
      const share = total === 0 ? 0 : secondsOf(of) / total;
      const tests = of.reduce((sum, each) => sum + each.tests, 0);
      return columns(secondsOf(of).toFixed(1), (wall * share).toFixed(1), String(of.length), String(tests), area);
    }),
    "",
  ].join("\n");
}

const secondsOf = (times: readonly FileTime[]): number => times.reduce((sum, { seconds }) => sum + seconds, 0);

/** Formats a row: the last column is text, the others are numbers. */
const columns = (...cells: readonly string[]): string =>
  cells.map((cell, place) => (place === cells.length - 1 ? cell : cell.padStart(8))).join("  ");
