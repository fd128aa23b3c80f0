/**
 * A revision identifies the commit that a state belongs to. Each commit that changes something raises the number and draws a
 * random token. Processes compare both: after a failover to a replica that lagged behind, other commits may get the numbers of
 * lost ones. This is the only file that compares revisions.
 */
import { randomSeed } from "../clock/random-seed.ts";

export interface Revision {
  readonly number: number;
  readonly token: number;
}

/** Returns the revision of the next commit. Its number is at least `least`. */
export const nextRevision = ({ number }: Revision, least = 0): Revision => ({
  number: Math.max(number + 1, least),
  token: randomSeed(),
});

/** True if both belong to the same commit. */
export const isSameCommit = (one: Revision, other: Revision): boolean =>
  one.number === other.number && one.token === other.token;

/** True if commits may have been made after `known`, up to `stored`. */
export const isBehind = (known: Revision, stored: Revision): boolean => commitsBetween(known, stored) > 0;

/** Returns how many commits after `known` lead to `stored`; negative if `stored` is the earlier one. */
export const commitsBetween = (known: Revision, stored: Revision): number => stored.number - known.number;

/** True if the database went back: it has an earlier commit than `known`, or another one in its place. */
export const isReverted = (known: Revision, stored: Revision): boolean =>
  !isBehind(known, stored) && !isSameCommit(known, stored);

/**
 * True if the state in memory needs no read of the database. `stored` was read when the state was at `asked` or later; the state
 * is now at `known`. A read is never older than its question, so a number below `asked` means that the database went back.
 */
export function isUpToDate(known: Revision | undefined, stored: Revision, asked: Revision | undefined): boolean {
  if (known === undefined || (asked !== undefined && stored.number < asked.number)) return false;
  return known.number > stored.number || isSameCommit(known, stored);
}

/**
 * True if `commits`, in order, lead from `known` to `stored` without a gap. The first of them has to be `known` itself; otherwise
 * the database went back and other commits replaced it.
 */
export function isUnbroken(known: Revision, stored: Revision, commits: readonly Revision[]): boolean {
  const [first, last] = [commits[0], commits.at(-1)];
  if (first === undefined || last === undefined) return false;
  const isComplete = commits.every(({ number }, index) => number === known.number + index);
  return isComplete && isSameCommit(first, known) && isSameCommit(last, stored);
}
