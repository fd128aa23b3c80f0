/** The sorting of a list as state of a component. */
import { useState } from "react";
import { type Sorting, sortedBy } from "./sorting.ts";

/** The sorting, and how to choose another one. */
export function useSorting<Key extends string>(first: Key, startsDescending: (by: Key) => boolean) {
  const [sorting, setSorting] = useState<Sorting<Key>>({ by: first, descending: startsDescending(first) });
  return [sorting, (by: Key) => setSorting(sortedBy(sorting, by, startsDescending))] as const;
}
