/** Holds a game's SPEC.md and its tests together: every numbered rule has a test that bears its number, and none is made up. */
import type { Files } from "../repository.ts";
import { type Found, firstArguments } from "./parsed-source.ts";

export interface Spec {
  /** The game's folder; its tests lie there and in proving. */
  readonly game: string;
  /** The text of its SPEC.md. */
  readonly text: string;
}

/** One sentence for each rule without a test, each title with an unknown number, and each number given twice. */
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

/** The numbers that a SPEC gives to rules, each standing at the start of a list item: `- [TURN3] …`. */
export function ruleIds(text: string): string[] {
  return [...text.matchAll(/^\s*(?:[-*+]|\d+[.)])\s+[*_`]*\[([A-Z]+\d+[a-z]?)\]/gm)].map((found) => found[1] ?? "");
}

/** The titles given to `test`, `it`, `describe` and `onEachEngine`; of a template, the text before its first `${}`. */
export const testTitles = (source: string): Found[] => firstArguments("a.test.ts", source, TITLED);

const TITLED = /^(?:\w+\.)?(?:test|it|describe|suite|onEachEngine)(?:\.\w+)?$/;

function idsIn(text: string): string[] {
  return [...text.matchAll(/\[([A-Z]+\d+[a-z]?)\]/g)].map((found) => found[1] ?? "");
}

/** A game's own tests are its own; a test in proving belongs to the game that its path names, or else to every game. */
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
