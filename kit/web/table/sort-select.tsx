/** Chooses the sorting of a list that has no headers. */
import { NativeSelect } from "@mantine/core";
import type { Sorting } from "./sorting.ts";

export interface SortSelectProps<Key extends string> {
  readonly labels: readonly (readonly [Key, string])[];
  readonly sorting: Sorting<Key>;
  readonly onSort: (by: Key) => void;
}

export const SortSelect = <Key extends string>({ labels, sorting, onSort }: SortSelectProps<Key>) => (
  <NativeSelect
    label="Sort by"
    size="md"
    flex="1 1 9rem"
    value={sorting.by}
    data={labels.map(([value, label]) => ({ value, label }))}
    onChange={({ currentTarget }) => onSort(currentTarget.value as Key)}
  />
);
