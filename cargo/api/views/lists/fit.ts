/** Cuts lists that together must not exceed a number of bytes. */

/** One list of a snapshot: the sizes of its items in order, and its weight if not everything fits. */
export interface Wanted {
  readonly sizes: readonly number[];
  readonly weight: number;
}

/**
 * Returns how many items from the front of each list fit into `bytes` together. If not all fit, each list gets a share by its
 * weight, and the others share what a list does not need.
 */
export function fit(bytes: number, lists: readonly Wanted[]): number[] {
  const totals = lists.map(({ sizes }) => sizes.reduce((sum, size) => sum + size, 0));
  const cut = new Set(lists.keys());
  let left = bytes;
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const index of cut) {
      if ((totals[index] as number) > shareOf(index)) continue;
      cut.delete(index);
      left -= totals[index] as number;
      isSettled = false;
    }
  }
  return lists.map(({ sizes }, index) => (cut.has(index) ? prefix(sizes, shareOf(index)) : sizes.length));

  function shareOf(index: number): number {
    const weights = [...cut].reduce((sum, each) => sum + (lists[each] as Wanted).weight, 0);
    return (left * (lists[index] as Wanted).weight) / weights;
  }
}

/** Returns how many items from the front fit into `bytes`. */
export function prefix(sizes: readonly number[], bytes: number): number {
  let left = bytes;
  const first = sizes.findIndex((size) => {
    left -= size;
    return left < 0;
  });
  return first === -1 ? sizes.length : first;
}
