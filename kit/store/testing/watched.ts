/** A store that a test can pause in the middle of a transaction. */
import type { Store } from "../store.ts";

/**
 * Returns the same store, but calls `then` after each statement of its first transaction, with the number of statements so far.
 */
export function watched<DB>(store: Store<DB>, then: (statements: number) => Promise<void>): Store<DB> {
  let isFirst = true;
  let count = 0;
  const transformResult = async <R>({ result }: { result: R }): Promise<R> => {
    count++;
    await then(count);
    return result;
  };
  return {
    ...store,
    transaction: (work) => {
      if (!isFirst) return store.transaction(work);
      isFirst = false;
      return store.transaction((tx) => work(tx.withPlugin({ transformQuery: ({ node }) => node, transformResult })));
    },
  };
}
