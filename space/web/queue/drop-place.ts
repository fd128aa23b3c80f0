/** Where a row goes that is dropped at a height. */

export interface Extent {
  readonly top: number;
  readonly height: number;
}

/** The place among the rows: it takes the place of the row whose middle it has passed. */
export function dropPlace(rows: readonly Extent[], from: number, y: number): number {
  const before = rows.filter(({ top, height }, index) => index !== from && y > top + height / 2).length;
  return Math.min(before, rows.length - 1);
}
