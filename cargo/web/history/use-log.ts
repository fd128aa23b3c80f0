/** Reads a log page by page, and again when something happened to the player. */

import type { Call } from "@outbound/kit/web/call.ts";
import { type ItemPage, useReadPages } from "@outbound/kit/web/use-read.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useGame } from "../live/live.tsx";
import { signOf } from "../live/notice-reader.ts";

const HISTORY = "history";
/** Delay before reading again, because several events often follow each other. */
const REFRESH_AFTER_MS = 1_500;

/** Reads all of the history that the page shows again whenever the log does. `name` identifies the log with its filters. */
export function useLog<Item>(
  name: readonly string[],
  page: (query: { readonly before?: number }) => Call<ItemPage<Item>>,
) {
  useHistoryRefresh();
  return useReadPages([HISTORY, ...name], page);
}

/** Reads the history again whenever cash, a plane or a job has changed. */
function useHistoryRefresh(): void {
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
