/** Returns the epoch in the ETag of a read: each new game, import and restore begins another one. Empty without a tag. */
export const epochOf = (tag: string | null): string => /"([^"-]*)-/.exec(tag ?? "")?.[1] ?? "";
