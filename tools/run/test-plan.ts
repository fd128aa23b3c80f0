/** What a run of test files needs, derived from what they import. */
import type { ImportGraph } from "./import-graph.ts";

export interface TestPlan {
  /** Test files that do no I/O: they share one process. */
  readonly pure: readonly string[];
  /** The others: a process each. */
  readonly isolated: readonly string[];
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
    pure: tests.filter(isPure),
    isolated: tests.filter((path) => !isPure(path)),
    needsPostgres: reaches("kit/testing/postgres.ts"),
    clients: games.filter((game) => reaches(`${game}/main.ts`)),
  };
}

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
