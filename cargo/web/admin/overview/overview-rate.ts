/** Computes the rate of commits from two readings of the overview. */

export interface Reading {
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Returns commits per second, such as `1.3`; a dash until there are two readings. */
export function commitsASecond(first: Reading | undefined, last: Reading): string {
  if (first === undefined || last.at <= first.at) return "–";
  return ((1000 * (last.revision - first.revision)) / (last.at - first.at)).toFixed(1);
}
