/** Queries that send a call: for one answer, or for pages from the newest item back to the oldest. */
import { type UseQueryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Call } from "./call.ts";

export type ReadOptions<Answer> = Omit<
  UseQueryOptions<Answer, Error, Answer, readonly unknown[]>,
  "queryKey" | "queryFn"
>;

export const readOptions = <Answer>(key: readonly unknown[], call: Call<Answer>) => ({
  queryKey: key,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call.send({ signal }),
});

/** `key` identifies the answer in the cache, so it must contain everything on which the answer depends. */
export const useRead = <Answer>(
  key: readonly unknown[],
  call: Call<Answer>,
  options: Partial<ReadOptions<Answer>> = {},
) => useQuery({ ...readOptions(key, call), ...options });

/** One page of items, newest first. */
export interface ItemPage<Item> {
  readonly items: readonly Item[];
  /** Cursor of the next page; null on the last one. */
  readonly nextBefore: number | null;
}

/** Returns the newest items; `fetchNextPage` adds older ones. */
export function useReadPages<Item>(
  key: readonly unknown[],
  page: (query: { readonly before?: number }) => Call<ItemPage<Item>>,
) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => page(pageParam === undefined ? {} : { before: pageParam }).send({ signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });
  return { ...query, items: query.data?.pages.flatMap(({ items }) => items) ?? [] };
}
