/** A page of a log, newest first. */

interface PageRequest {
  readonly limit?: number | undefined;
  readonly before?: number | undefined;
}

/** Reads and shows a page: up to `limit` rows that are older than `before`, 50 unless given. */
export async function pageOf<Row extends { readonly id: number }, Item>(
  { limit = 50, before }: PageRequest,
  read: (limit: number, before: number | undefined) => Promise<readonly Row[]>,
  show: (row: Row) => Item,
) {
  // One more row shows whether there is another page.
  const rows = await read(limit + 1, before);
  const shown = rows.slice(0, limit);
  return { items: shown.map(show), nextBefore: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}
