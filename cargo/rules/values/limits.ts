/** How much of a long list a snapshot shows. Limits of what players do are with their rules. */

/** Open jobs, those nearest to departure first. */
export const OPEN_JOBS_SHOWN = 150;
/** The player's ended packages, the latest first. */
export const ENDED_SHOWN = 50;
