/** Names that no player can take: that of the earlier single-player version, and one that looks like the operator. */
const RESERVED: readonly string[] = ["founder", "admin"];

/** True for a reserved name in any case. */
export const isReservedName = (username: string): boolean => RESERVED.includes(username.toLowerCase());
