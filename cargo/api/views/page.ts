/** A page of a log, newest first. */

/** Items of a page, unless the request says otherwise. */
export const DEFAULT_LIMIT = 50;

/** One row more than asked shows whether there is another page. */
export function pageOf<Row extends { readonly id: number }, Item>(
  rows: readonly Row[],
  limit: number,
  show: (row: Row) => Item,
) {
  const shown = rows.slice(0, limit);
  return { items: shown.map(show), nextBefore: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}
