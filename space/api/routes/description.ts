/** Sentences shared by several operation descriptions. */

/** Every read of the game may be the first call to a new database. */
export const CREATES_SAVE = "Creates the save if there is none; changes nothing else.";
