/** What a run of test files needs, derived from what they import. */
import type { ImportGraph } from "./import-graph.ts";

/** Test files that one process runs, one after the other: starting a process and loading a game takes longer than most files. */
export interface TestGroup {
  readonly name: string;
  readonly paths: readonly string[];
}

export interface TestPlan {
  readonly groups: readonly TestGroup[];
  readonly needsPostgres: boolean;
  /** The games whose service a test starts, and with it their web client. */
  readonly clients: readonly string[];
}

/** `games` are the folders of the games. */
export function testPlan(tests: readonly string[], graph: ImportGraph, games: readonly string[]): TestPlan {
  const closures = tests.map((path) => graph.closureOf(path));
  const reaches = (path: string): boolean => closures.some((closure) => closure.has(path));
  const isPure = (path: string): boolean =>
    [...graph.closureOf(path)].every((each) => [...graph.packagesOf(each)].every((name) => PURE.has(name)));
  return {
    groups: Object.entries(Object.groupBy(tests, (path) => (isPure(path) ? "without I/O" : placeOf(path)))).map(
      ([name, paths = []]) => ({ name, paths }),
    ),
    needsPostgres: reaches("kit/testing/postgres.ts"),
    clients: games.filter((game) => reaches(`${game}/main.ts`)),
  };
}

/** The area, as `kit/store`. Files of proving wait for services and browsers of their own, so each gets a process. */
const placeOf = (path: string): string => (path.startsWith("proving/") ? path : path.split("/").slice(0, 2).join("/"));

/** Packages that touch nothing outside the process and leave nothing behind in it. */
const PURE: ReadonlySet<string> = new Set([
  "fast-check",
  "node:assert",
  "node:assert/strict",
  "node:crypto",
  "node:path",
  "node:test",
  "node:util",
  "typebox",
]);
