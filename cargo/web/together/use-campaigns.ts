/** Campaigns with their live progress. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { useEffect, useMemo } from "react";
import { api, type Campaign } from "../api.ts";
import { useCampaignProgress, useSimTime } from "../live/live.tsx";
import { isOpen, isOutdated, withProgress } from "./campaign-text.ts";

const SHOWN = 20;
/** Milliseconds after which the figures of others are read again. */
const REFRESH_MS = 15_000;

const RARELY_MS = 60_000;

/** Those for which deliveries of the player count now. */
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
  // Who helped and with how much is only in the list: read again, but not with each report.
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => void refetch(), Math.max(0, dataUpdatedAt + refreshMs / 3 - Date.now()));
    return () => clearTimeout(timer);
  }, [isBehind, dataUpdatedAt, refreshMs, refetch]);
  return { query, campaigns: useMemo(() => withProgress(data?.items ?? [], progress), [data, progress]) };
}
