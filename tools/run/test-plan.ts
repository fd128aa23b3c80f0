/** Plans a run of test files from their imports. */
import { dirname } from "node:path";
import type { ImportGraph } from "./import-graph.ts";

/**
 * Test files that one process runs one after the other, because starting a process and loading a game takes longer than most
 * files.
 */
export interface TestGroup {
  readonly name: string;
  readonly paths: readonly string[];
}

export interface TestPlan {
  readonly groups: readonly TestGroup[];
  readonly needsPostgres: boolean;
  /** Games with a service that a test starts, and so with a web client. */
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

/**
 * Returns the area, such as `kit/store`. Files of proving wait for their own services, so each gets a process; those with a
 * browser share one in each folder.
 */
function placeOf(path: string): string {
  if (!path.startsWith("proving/")) return path.split("/").slice(0, 2).join("/");
  return path.startsWith("proving/browser/") ? dirname(path) : path;
}

/** Packages without effects outside the process, and without state that stays in it. */
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
