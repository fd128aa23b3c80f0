/** Determines the place of a row that is dropped at a height. */

export interface Extent {
  readonly top: number;
  readonly height: number;
}

/** Returns the place of a row dragged to `y`. It moves past each row whose middle it has passed. */
export function dropPlace(rows: readonly Extent[], from: number, y: number): number {
  const before = rows.filter(({ top, height }, index) => index !== from && y > top + height / 2).length;
  return Math.min(before, rows.length - 1);
}
