/** The version of the rules, and the lengths of lists that are sent. Limits of what players do are with their rules. */

/** Raised when a change of the rules changes what happens in a running world. */
export const RULES_VERSION = 1;

/** Planes of one command on several. */
export const PLANES_A_COMMAND = 60;

/** Open jobs. */
export const OPEN_JOBS_SHOWN = 100;
/** Of each airport of the player, so many open jobs come before all others: those with the best pay for their weight. */
export const BEST_JOBS_FIRST = 3;
/** The player's ended packages, the latest first. */
export const ENDED_SHOWN = 50;
/** Planes of other players. */
export const OTHERS_PLANES_SHOWN = 60;
/** The player's airports that the market shows with who took jobs there. */
export const AIRPORTS_IN_FULL = 24;

/** Most bytes of a frame. A snapshot may be larger by its ended packages: 50 of at most 320 bytes. */
export const FRAME_BYTES = 48_000;
