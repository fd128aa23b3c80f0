/**
 * Compares a game's SPEC.md with its tests: every numbered rule has a test with its number, and every number in a test has a
 * rule.
 */
import type { Files } from "../repository.ts";
import { type Found, firstArguments } from "./parsed-source.ts";

export interface Spec {
  /** The game's folder. Its tests are there and in proving. */
  readonly game: string;
  /** The text of its SPEC.md. */
  readonly text: string;
}

/** Returns a sentence for each rule without a test, each title with an unknown number, and each duplicate number. */
export function specFaults(specs: readonly Spec[], tests: Files): string[] {
  const titles = [...tests].flatMap(([path, source]) =>
    testTitles(source).flatMap((title) => idsIn(title.text).map((id) => ({ id, path, line: title.line }))),
  );
  const games = specs.map((spec) => spec.game);
  const ruled = new Map(specs.map((spec) => [spec.game, ruleIds(spec.text)]));
  const unknown = titles
    .filter(({ id, path }) => !gamesOf(path, games).some((game) => ruled.get(game)?.includes(id)))
    .map(
      ({ id, path, line }) =>
        `${path}:${line} bears [${id}], which no SPEC.md of ${gamesOf(path, games).join(", ")} has`,
    );
  const untested = specs.flatMap((spec) => {
    const tested = new Set(titles.filter(({ path }) => gamesOf(path, games).includes(spec.game)).map(({ id }) => id));
    return documentFaults(spec, tested);
  });
  return [...untested, ...unknown];
}

/** Returns the numbers of a SPEC's rules. Each is at the start of a list item: `- [TURN3] …`. */
export function ruleIds(text: string): string[] {
  return [...text.matchAll(/^\s*(?:[-*+]|\d+[.)])\s+[*_`]*\[([A-Z]+\d+[a-z]?)\]/gm)].map((found) => found[1] ?? "");
}

/** Returns the titles passed to `test`, `it`, `describe` and `onEachEngine`; of a template, the text before its first `${}`. */
export const testTitles = (source: string): Found[] => firstArguments("a.test.ts", source, TITLED);

const TITLED = /^(?:\w+\.)?(?:test|it|describe|suite|onEachEngine)(?:\.\w+)?$/;

function idsIn(text: string): string[] {
  return [...text.matchAll(/\[([A-Z]+\d+[a-z]?)\]/g)].map((found) => found[1] ?? "");
}

/** A test in a game's folder counts for that game. A test in proving counts for the game in its path, or else for every game. */
function gamesOf(path: string, games: readonly string[]): readonly string[] {
  const named = games.filter((game) => path.split(/[/.-]/).includes(game));
  return named.length > 0 ? named : games;
}

function documentFaults(spec: Spec, tested: ReadonlySet<string>): string[] {
  const file = `${spec.game}/SPEC.md`;
  const ids = ruleIds(spec.text);
  if (ids.length === 0) return [`${file} numbers no rule`];
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const missing = new Set(ids.filter((id) => !tested.has(id)));
  const dangling = new Set(idsIn(spec.text).filter((id) => !ids.includes(id)));
  return [
    ...[...twice].map((id) => `${file} gives [${id}] to two rules`),
    ...(missing.size > 0 ? [`${file} has rules that no test's title bears: ${[...missing].join(", ")}`] : []),
    ...[...dangling].map((id) => `${file} refers to [${id}], which it gives to no rule`),
  ];
}
