/** The sorting of a list that the user chooses: column and direction. */

export interface Sorting<Key extends string> {
  readonly by: Key;
  readonly descending: boolean;
}

/** Returns the sorting after `by` was chosen. Choosing it again reverses the direction. */
export const sortedBy = <Key extends string>(
  sorting: Sorting<Key>,
  by: Key,
  startsDescending: (by: Key) => boolean,
): Sorting<Key> => ({ by, descending: sorting.by === by ? !sorting.descending : startsDescending(by) });

type Value = number | string;

/** Sorts by the first value that differs. Only the order of the first value can be descending. */
export function sortedByValues<Item>(
  items: Iterable<Item>,
  valuesOf: (item: Item) => readonly Value[],
  descending = false,
): Item[] {
  return [...items]
    .map((item) => ({ item, values: valuesOf(item) }))
    .sort((a, b) => comparison(a.values, b.values, descending))
    .map(({ item }) => item);
}

function comparison(left: readonly Value[], right: readonly Value[], descending: boolean): number {
  for (const [place, value] of left.entries()) {
    const order = compared(value, right[place] ?? value);
    if (order !== 0) return descending && place === 0 ? -order : order;
  }
  return 0;
}

/** Compares numbers in names by value: D-2 comes before D-10. */
const { compare } = new Intl.Collator("en", { numeric: true });

function compared(a: Value, b: Value): number {
  if (typeof a === "string" || typeof b === "string") return compare(String(a), String(b));
  return a < b ? -1 : a > b ? 1 : 0;
}
