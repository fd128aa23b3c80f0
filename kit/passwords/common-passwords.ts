/**
 * Detects common passwords: those that zxcvbn expects to be found in few guesses. It knows common passwords, usual additions to
 * them, dates, keyboard rows and repetitions. It does not require kinds of characters.
 */
import { createRequire } from "node:module";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Words from these games and their operation, which somebody would try first here. */
const WORDS_OF_THE_GAMES = `
  outbound cargo aircargo airfreight freight cargopilot pilot pilots captain aircraft airline airport airplane flight
  flying fleet hangar runway space spaceship starship galaxy planet rocket hull ferry founder player company admin
  administrator operator moderator server service services account
`;

/** A password found in fewer guesses is common: twice the size of zxcvbn's list. */
const COMMON_GUESSES = 100_000;
/** In UTF-16 units. Longer passwords count as uncommon, because the time of an estimate grows with the square of the length. */
const LONGEST_COMMON = 32;
/** Greatest number of readings that are tried for look-alike characters. */
const READINGS = 20;

/**
 * True if the password, given in its normal form, is common. `own` lists words that somebody would try for this account: its
 * names. Takes at most 20 ms, and 100 ms more at the first call.
 */
export function isCommonPassword(normal: string, own: readonly string[] = []): boolean {
  const names = own.map((name) => name.normalize("NFKC").toLowerCase()).filter(({ length }) => length >= SHORTEST_NAME);
  if (names.some((name) => isNearly(name, normal.toLowerCase()))) return true;
  if (normal.length > LONGEST_COMMON) return false;
  estimator ??= loadEstimator();
  return estimator.check(normal, names).guesses < COMMON_GUESSES;
}

const SHORTEST_NAME = 3;
/** Greatest number of characters before or after the name. */
const MOST_ADDED = 4;

function isNearly(name: string, password: string): boolean {
  const place = password.indexOf(name);
  return place >= 0 && place <= MOST_ADDED && password.length - place - name.length <= MOST_ADDED;
}

let estimator: ZxcvbnFactory | undefined;

/** Loaded at the first use: it would prolong the start by a third. */
function loadEstimator(): ZxcvbnFactory {
  const require = createRequire(import.meta.url);
  const { ZxcvbnFactory } = require("@zxcvbn-ts/core") as typeof import("@zxcvbn-ts/core");
  const { adjacencyGraphs, dictionary } =
    require("@zxcvbn-ts/language-common") as typeof import("@zxcvbn-ts/language-common");
  return new ZxcvbnFactory({
    dictionary: { passwords: dictionary["passwords-common"], userInputs: WORDS_OF_THE_GAMES.trim().split(/\s+/) },
    graphs: adjacencyGraphs,
    maxLength: LONGEST_COMMON,
    l33tMaxSubstitutions: READINGS,
  });
}
