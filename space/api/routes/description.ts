/** Sentences shared by several operation descriptions. */

/** Every read of the game may be the first call on a new database. */
export const CREATES_SAVE = "Starts a game if none exists; changes nothing else.";
