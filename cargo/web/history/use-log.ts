/** A log of the service, read page by page and again when something happened to the player. */
import type { Call } from "@outbound/kit/web/call.ts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useGame } from "../live/live.tsx";
import { signOf } from "../live/news-reader.ts";

interface LogPage<Item> {
  readonly items: readonly Item[];
  readonly nextBefore: number | null;
}

const HISTORY = "history";
/** Much can happen in a second. */
const REFRESH_AFTER_MS = 1_500;

/** `name` distinguishes logs, also the same log with other filters. */
export function useLog<Item>(name: readonly string[], read: (before: number | undefined) => Call<LogPage<Item>>) {
  useHistoryRefresh();
  const query = useInfiniteQuery({
    queryKey: [HISTORY, ...name],
    queryFn: ({ pageParam, signal }) => read(pageParam).send({ signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });
  return { ...query, items: query.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** Reads again what the open page shows of the history whenever the cash, a plane or a job has changed. */
export function useHistoryRefresh(): void {
  const queries = useQueryClient();
  const sign = signOf(useGame());
  const shown = useRef(sign);
  useEffect(() => {
    if (sign === shown.current) return;
    const timer = setTimeout(() => {
      shown.current = sign;
      void queries.invalidateQueries({ queryKey: [HISTORY] });
    }, REFRESH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [queries, sign]);
}
