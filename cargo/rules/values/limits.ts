/** The version of the rules, and the lengths of lists in answers. Limits on players' actions are in the files of their rules. */

/** Raise it when a change of the rules changes what happens in a running world. */
export const RULES_VERSION = 1;

/** Most planes in one command for several planes. */
export const PLANES_A_COMMAND = 60;

/** Most open jobs in a snapshot. */
export const OPEN_JOBS_SHOWN = 100;
/** Open jobs of each of the player's airports that come before all others: those that pay best for their weight. */
export const BEST_JOBS_FIRST = 3;
/** Most ended packages of the player in a snapshot, the latest first. */
export const ENDED_SHOWN = 50;
/** Most planes of other players in a snapshot. */
export const OTHERS_PLANES_SHOWN = 60;
/** Airports of the player for which the market also shows who took jobs there. */
export const AIRPORTS_IN_FULL = 24;

/** Most bytes of a frame. A snapshot can be larger by its ended packages: 50 of at most 320 bytes. */
export const FRAME_BYTES = 48_000;

/** Characters of an admin's reason that a player is shown. */
export const LONGEST_REASON = 200;
