/** The limits of the space game, with their units. */

/** Raised when a change of the rules would change a running game. Every save stores it. Draws do not depend on it. */
export const RULES_VERSION = 2;

export const SYSTEM_COUNT = 40;
/** The size of the galaxy's box, in hundredths of a light year. */
export const GALAXY_WIDTH = 6_000;
export const GALAXY_HEIGHT = 4_400;
/** Minimum distance between two stars, in hundredths of a light year. */
export const STAR_SPACING = 460;
/** Jump range at the start, in hundredths of a light year. */
export const START_RANGE = 1_000;
/** Gap left when disconnected parts of a galaxy are moved together, in hundredths of a light year. */
export const REPAIRED_GAP = 950;

/** The resources of a new game, in whole units. */
export const START_RESOURCES = {
  credits: 120,
  fuel: 30,
  alloy: 40,
  supplies: 60,
  data: 12,
  exotics: 0,
  fragments: 0,
} as const;

export const FRAGMENTS_HIDDEN = 5;
export const FRAGMENTS_NEEDED = 3;
/** Maximum number of fragments aboard, those in the Core included. */
export const FRAGMENTS_LIMIT = 5;
/** Slots that an expansion adds. */
export const SLOTS_PER_EXPANSION = 3;
/** Supplies that each crew member eats per turn, in hundredths. */
export const UPKEEP = 28;
/** A hull below this (hundredths) slows all work. */
export const HULL_WEAK = 4_000;
/** Hull that a patch repairs, in whole units. */
export const PATCH_HULL = 25;
/** Number of turns for which the slot of an abandoned mission stays empty. */
export const ABANDONED_TURNS = 6;
/** Greatest number of turns left at a win for the ending "long watch". */
export const LONG_WATCH_TURNS = 15;
/** Completed missions that count for the score. */
export const MISSIONS_SCORED = 20;
/** Number of technologies that count for the score, as many as the way to the Core has. */
export const TECHNOLOGIES_SCORED = 15;

/** Maximum number of queued tasks, the active one included. */
export const QUEUE_LIMIT = 20;
export const HELPER_LIMIT = 3;
/** Maximum number of orders in one batch. */
export const BATCH_LIMIT = 20;
/** Maximum number of turns that a forecast shows. */
export const FORECAST_LIMIT = 50;
/** Number of turns for which the answer to a turn warns in advance. */
export const WARNED_TURNS = 10;

/** Number of past turns that can be restored. */
export const HISTORY_TURNS = 20;
/** Longest name of an archive, in characters. */
export const ARCHIVE_NAME_LIMIT = 60;
/** Longest name of a game, in characters. */
export const GAME_NAME_LIMIT = 40;
/** Greatest length of a player's name given with a command, in characters. */
export const PLAYER_NAME_LIMIT = 24;
/** Number of newest events, and of newest ended tasks, that are never deleted from a game; also the most that an export has. */
export const LOG_EXPORTED = 50_000;
/** Maximum number of turns in one run. */
export const RUN_LIMIT = 50;
/** Number of ended missions that stay listed. */
export const ENDED_MISSIONS_KEPT = 20;

export const SKILL_LIMIT = 10;
/** Greatest absolute standing with a faction. */
export const STANDING_LIMIT = 3;
export const FATIGUE_LIMIT = 100;
export const EXPANSION_LIMIT = 6;
export const TIER_LIMIT = 5;
/** Full hull, in hundredths. */
export const HULL_LIMIT = 10_000;
/** Maximum supplies, in hundredths. */
export const SUPPLIES_LIMIT = 10_000;
/** One crew member is lost after each this many turns in a row without enough food. */
export const STARVATION_TURNS = 6;

/** Largest figure in a save except the seed: far above any game, and low enough below 2^53 for counting on. */
export const COUNT_LIMIT = 1_000_000_000_000;

/** Largest seed: 2^53 − 1, the largest integer that JSON carries exactly. */
export const SEED_LIMIT = Number.MAX_SAFE_INTEGER;

/** Greatest number of commands in a replay. */
export const REPLAY_LIMIT = 5_000;

export const DIFFICULTIES = { hard: 170, standard: 200, relaxed: 240, sandbox: null } as const;
export type Difficulty = keyof typeof DIFFICULTIES;
