/** Filters, order and page of the rows, stored in the address so that a view can be shared. */
import type { RowsQuery } from "../tables.ts";

export interface Listing {
  /** Starts at 1. */
  readonly page: number;
  readonly size: number;
  /** Cursor of the page in a very long table; otherwise `page` is used. */
  readonly after?: string | undefined;
  readonly orderBy: string | undefined;
  readonly direction: "asc" | "desc";
  /** Values by column. An empty text means null in a nullable column that is not text. */
  readonly filters: Readonly<Record<string, string>>;
}

export const PAGE_SIZES = [25, 50, 100, 250] as const;
const USUAL_SIZE = 25;
const FILTER = "where.";

export function listingOf(search: URLSearchParams): Listing {
  const page = Number(search.get("page"));
  const size = Number(search.get("size"));
  const filters = [...search].filter(([name]) => name.startsWith(FILTER));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((one) => one === size) ?? USUAL_SIZE,
    after: search.get("after") ?? undefined,
    orderBy: search.get("orderBy") ?? undefined,
    direction: search.get("direction") === "desc" ? "desc" : "asc",
    filters: Object.fromEntries(filters.map(([name, value]) => [name.slice(FILTER.length), value])),
  };
}

/** Returns the query of the address, with only what differs from the defaults. */
export function searchOf({ page, size, after, orderBy, direction, filters }: Listing): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) search.set(FILTER + name, value);
  if (orderBy !== undefined) search.set("orderBy", orderBy);
  if (direction === "desc") search.set("direction", direction);
  if (size !== USUAL_SIZE) search.set("size", String(size));
  if (page > 1) search.set("page", String(page));
  if (page > 1 && after !== undefined) search.set("after", after);
  return search;
}

export const queryOf = ({ page, size, after, orderBy, direction, filters }: Listing): RowsQuery => ({
  limit: size,
  ...(page > 1 && after !== undefined ? { after } : { offset: (page - 1) * size }),
  ...(orderBy === undefined ? {} : { orderBy }),
  direction,
  where: Object.fromEntries(Object.entries(filters).map(([name, value]) => [FILTER + name, value])),
});

/** Returns the listing at this page, which begins at a cursor if one is given. */
export const atPage = (listing: Listing, page: number, after?: string): Listing => ({ ...listing, page, after });

/** Sorts by a column: first ascending, then descending, then by key again. */
export function sortedBy(listing: Listing, column: string): Listing {
  const first = { ...listing, page: 1 };
  if (listing.orderBy !== column) return { ...first, orderBy: column, direction: "asc" };
  if (listing.direction === "asc") return { ...first, direction: "desc" };
  return { ...first, orderBy: undefined, direction: "asc" };
}

/** Sets the filter of a column; undefined removes it. */
export function filteredBy(listing: Listing, column: string, value: string | undefined): Listing {
  const { [column]: _, ...others } = listing.filters;
  return { ...listing, page: 1, filters: value === undefined ? others : { ...others, [column]: value } };
}

/** Returns the address that lists the rows of a table with this value. */
export const rowsAddress = (table: string, column: string, value: unknown): string =>
  `${tableAddress(table)}?${new URLSearchParams({ [FILTER + column]: String(value) })}`;

export const tableAddress = (table: string): string => `/admin/tables/${encodeURIComponent(table)}`;
