/** The games that a command line names. */

const GAMES = ["space", "cargo"] as const;

/** All of them when none is named. Throws for a name that no game has. */
export function namedGames(names: readonly string[]): readonly (typeof GAMES)[number][] {
  const unknown = names.filter((name) => !(GAMES as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`there is no game named ${unknown.join(", ")}; there is ${GAMES.join(", ")}`);
  return GAMES.filter((game) => names.length === 0 || names.includes(game));
}
