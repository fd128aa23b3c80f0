/** Reads the campaigns, with their live progress. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { useEffect, useMemo } from "react";
import { api, type Campaign } from "../api.ts";
import { useCampaignProgress, useSimTime } from "../live/live.tsx";
import { isOpen, isOutdated, withProgress } from "./campaign-text.ts";

const SHOWN = 20;
/** Interval in milliseconds at which other players' figures are read again. */
const REFRESH_MS = 15_000;

const RARELY_MS = 60_000;

/** Returns the campaigns that count the player's deliveries now. */
export function useRunningCampaigns(): readonly Campaign[] {
  const clockMs = useSimTime(RARELY_MS);
  const { campaigns } = useCampaigns(RARELY_MS);
  return useMemo(() => campaigns.filter((campaign) => isOpen(campaign, clockMs)), [campaigns, clockMs]);
}

export function useCampaigns(refreshMs = REFRESH_MS) {
  const call = api.get("/api/campaigns", { query: { limit: SHOWN } });
  const query = useRead(["campaigns"], call, { refetchInterval: refreshMs });
  const progress = useCampaignProgress();
  const { data, dataUpdatedAt, refetch } = query;
  const isBehind = data !== undefined && isOutdated(data.items, progress);
  // Only the list names the contributors. It is read again when it is behind the stream, but not for each report.
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => void refetch(), Math.max(0, dataUpdatedAt + refreshMs / 3 - Date.now()));
    return () => clearTimeout(timer);
  }, [isBehind, dataUpdatedAt, refreshMs, refetch]);
  return { query, campaigns: useMemo(() => withProgress(data?.items ?? [], progress), [data, progress]) };
}
