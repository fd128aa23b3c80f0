/** Pages of lists: logs newest first, others by their keys. */

interface PageRequest {
  readonly limit?: number | undefined;
  readonly before?: number | undefined;
}

/** Reads and shows a page: up to `limit` (default: 50) rows that are older than `before`. */
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

/** Shows the next items after the key `after`, by default 50. */
export function pageAfter<Item, Key extends number | string, Shown>(
  { limit = 50, after }: { readonly limit?: number | undefined; readonly after: Key },
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  show: (item: Item) => Shown,
) {
  const left = items.filter((item) => keyOf(item) > after).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const shown = left.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(show), nextAfter: left.length > limit && last !== undefined ? keyOf(last) : null };
}
