/** Names of accounts. */

/** Of the player that the earlier single-player version had, and of whoever runs the service: nobody may be taken for them. */
const RESERVED: readonly string[] = ["founder", "admin"];

/** Whether nobody can take the name, in whatever case. */
export const isReservedName = (username: string): boolean => RESERVED.includes(username.toLowerCase());
