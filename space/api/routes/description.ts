/** What several descriptions of operations say alike. */

/** Every read of the game may be the first call of a new database. */
export const CREATES_SAVE = "Creates the save if there is none; changes nothing else.";
