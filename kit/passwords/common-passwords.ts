/**
 * Common passwords: those that zxcvbn expects to be found in few guesses. It knows the common ones,
 * what people add to them, dates, rows of keys and repetitions. Not a rule about composition.
 */
import { createRequire } from "node:module";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Words of these games and of running them: the first that somebody tries here. */
const WORDS_OF_THE_GAMES = `
  outbound cargo aircargo airfreight freight cargopilot pilot pilots captain aircraft airline airport airplane flight
  flying fleet hangar runway space spaceship starship galaxy planet rocket hull ferry founder player company admin
  administrator operator moderator server service services account
`;

/** What is found in fewer guesses is common: twice as many as zxcvbn's list has passwords. */
const COMMON_GUESSES = 100_000;
/** In UTF-16 units. A longer one is not common, and the time of an estimate grows with the square of the length. */
const LONGEST_COMMON = 32;
/** Of characters that look like letters: so many ways to read them are tried. */
const READINGS = 20;

/**
 * Whether the password, which is in its normal form, is one of them. `own` are words that somebody would try for this
 * account: its names. Takes at most 20 ms, and 100 more the first time.
 */
export function isCommonPassword(normal: string, own: readonly string[] = []): boolean {
  const names = own.map((name) => name.normalize("NFKC").toLowerCase()).filter(({ length }) => length >= SHORTEST_NAME);
  if (names.some((name) => isNearly(name, normal.toLowerCase()))) return true;
  if (normal.length > LONGEST_COMMON) return false;
  estimator ??= loadEstimator();
  return estimator.check(normal, names).guesses < COMMON_GUESSES;
}

const SHORTEST_NAME = 3;
/** Characters before the name, and after it. */
const MOST_ADDED = 4;

function isNearly(name: string, password: string): boolean {
  const place = password.indexOf(name);
  return place >= 0 && place <= MOST_ADDED && password.length - place - name.length <= MOST_ADDED;
}

let estimator: ZxcvbnFactory | undefined;

/** Not before it is needed: a start would take a third longer. */
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
