/** The limits of the space game, each with its unit. Every one has a test at its edge. */

/** Raised when a change of the rules would change a running game. Every save holds it; draws do not depend on it. */
export const RULES_VERSION = 1;

export const SYSTEM_COUNT = 40;
/** The galaxy's box, in hundredths of a light year. */
export const GALAXY_WIDTH = 6_000;
export const GALAXY_HEIGHT = 4_400;
/** No two stars stand nearer than this, in hundredths of a light year. */
export const STAR_SPACING = 460;
/** The range of a jump at the start, in hundredths of a light year. */
export const START_RANGE = 1_000;
/** The gap that the repair of a galaxy leaves, in hundredths of a light year. */
export const REPAIRED_GAP = 950;

/** What a new game begins with, in whole units. */
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

/** Most tasks in the queue, the active one among them. */
export const QUEUE_LIMIT = 20;
export const HELPER_LIMIT = 3;

/** Turns that can be restored, counted back from the present one. */
export const HISTORY_TURNS = 20;
/** Most turns that one run works. */
export const RUN_LIMIT = 50;
/** Ended missions that stay on the list. */
export const ENDED_MISSIONS_KEPT = 20;

export const SKILL_LIMIT = 10;
export const FATIGUE_LIMIT = 100;
export const EXPANSION_LIMIT = 6;
export const TIER_LIMIT = 5;
/** Hull of a sound ship, in hundredths. */
export const HULL_LIMIT = 10_000;
/** Most supplies the ship holds, in hundredths. */
export const SUPPLIES_LIMIT = 10_000;
/** Turns without enough supplies after which one of the crew is lost, and again after as many more. */
export const STARVATION_TURNS = 6;

/** Greatest figure in a save, but for the seed: far above any game, and far enough below 2^53 to go on counting. */
export const COUNT_LIMIT = 1_000_000_000_000;

/** Greatest seed: 2^53 − 1, the greatest integer that JSON carries unharmed. */
export const SEED_LIMIT = Number.MAX_SAFE_INTEGER;

export const DIFFICULTIES = { hard: 170, standard: 200, relaxed: 240, sandbox: null } as const;
export type Difficulty = keyof typeof DIFFICULTIES;
