/** Keeps the sorting of a list in a component's state. */
import { useState } from "react";
import { type Sorting, sortedBy } from "./sorting.ts";

/** Returns the sorting, and a function that chooses another one. */
export function useSorting<Key extends string>(first: Key, startsDescending: (by: Key) => boolean) {
  const [sorting, setSorting] = useState<Sorting<Key>>({ by: first, descending: startsDescending(first) });
  return [sorting, (by: Key) => setSorting(sortedBy(sorting, by, startsDescending))] as const;
}
