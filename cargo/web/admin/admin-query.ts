/** What the pages of users, players, sessions and the audit read, and how they read it again after a change. */
import type { Call } from "@outbound/kit/web/call.ts";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { guarded } from "./session.ts";

export function useAdminQuery<Answer>(name: string, call: Call<Answer>) {
  return useQuery({
    queryKey: ["admin", name, call.url],
    queryFn: ({ signal }) => guarded(call).send({ signal }),
  });
}

interface NewestFirst<Item> {
  readonly items: readonly Item[];
  readonly nextBefore: number | null;
}

/** The newest items, and the older ones as they are asked for. */
export function useAdminList<Item>(name: string, page: (before: number | undefined) => Call<NewestFirst<Item>>) {
  const list = useInfiniteQuery({
    queryKey: ["admin", name, page(undefined).url],
    queryFn: ({ signal, pageParam }) => guarded(page(pageParam)).send({ signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });
  return { list, items: list.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** Everything that admins see. */
export function useAdminRefresh(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: ["admin"] }), [queries]);
}
