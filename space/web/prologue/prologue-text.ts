/** The texts of the prologue. */

import { shipName } from "../../rules/game/ship-name.ts";
import { FRAGMENTS_NEEDED } from "../../rules/values/limits.ts";

export interface PrologueScreen {
  readonly scene: "relays" | "apex" | "ship";
  readonly title: string;
  readonly text: readonly string[];
}

export interface PrologueGame {
  readonly seed: number;
  /** Number of turns in the game; null without a limit. */
  readonly limit: number | null;
  readonly start: string;
  readonly crew: readonly string[];
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

export function prologueScreens({ seed, limit, start, crew }: PrologueGame): readonly PrologueScreen[] {
  return [
    {
      scene: "relays",
      title: "The relays went dark",
      text: [
        "For two hundred years a chain of relays carried letters, prices and lullabies from star to star.",
        "Eleven years ago the Apex failed, and the relays behind it went out one after another. Ships on the long runs lost their bearings. Few of them came home.",
      ],
    },
    {
      scene: "apex",
      title: "One star can wake the rest",
      text: [
        "The Apex is cold, not broken. A Lodestar Core would light it again.",
        `Its plans were cut into fragments and scattered, so that no one could build it for war. ${NUMBERS[FRAGMENTS_NEEDED] ?? FRAGMENTS_NEEDED} fragments are enough. Listen for their signals.`,
      ],
    },
    {
      scene: "ship",
      title: `The ${shipName(seed)}`,
      text: [
        `Your ship is old, her hold is all but empty, and the charts end at ${start}. ${nameList(crew)} signed on anyway.`,
        limit === null
          ? "Take the time you need. The Apex has been dark for eleven years and can wait."
          : `In ${limit} turns the last relay burns out. After that there is nothing left to wake.`,
      ],
    },
  ];
}

/** Describes the game in a sentence or two to people who have never seen it. */
export function whatItIs(crew: number, limit: number | null): string {
  const end = limit === null ? "" : ` within ${limit} turns`;
  return `A turn-based space game. Lead one ship and a crew of ${crew}: explore stars, build, research, decide, and relight the Apex${end}.`;
}

/** Describes the main game, which newcomers see first: who else plays it, and its turn. */
export const sharedText = (turn: number): string =>
  `Everyone at this service plays this main game together${turn === 0 ? "" : `, now on turn ${turn}`}.`;

/** Returns a list such as `Ada, Bo and Cy`. */
function nameList(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return "Nobody";
  return names.length === 1 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
