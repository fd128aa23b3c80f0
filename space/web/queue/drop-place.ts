/** The place of a row dropped at a height. */

export interface Extent {
  readonly top: number;
  readonly height: number;
}

/** The place among the rows: that of the row whose middle it has passed. */
export function dropPlace(rows: readonly Extent[], from: number, y: number): number {
  const before = rows.filter(({ top, height }, index) => index !== from && y > top + height / 2).length;
  return Math.min(before, rows.length - 1);
}
