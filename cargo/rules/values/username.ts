/** Names of accounts. */

/** Reserved: the player of the earlier single-player version, and names that look like the operator. */
const RESERVED: readonly string[] = ["founder", "admin"];

/** Whether nobody can take the name, in whatever case. */
export const isReservedName = (username: string): boolean => RESERVED.includes(username.toLowerCase());
