/** Runs work for each item, with a limited number in parallel. Resolves with the results in the order of the items. */
export async function inLanes<Item, Result>(
  items: Iterable<Item>,
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = Iterator.from(items).map((item, place) => [item, place] as const);
  const lane = async () => {
    for (const [item, place] of waiting) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
