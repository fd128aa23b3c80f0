/** Campaigns with their live progress. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { useEffect } from "react";
import { api } from "../api.ts";
import { useCampaignProgress } from "../live/live.tsx";
import { isOutdated, withProgress } from "./campaign-text.ts";

const SHOWN = 20;
/** Milliseconds after which the figures of others are read again. */
const REFRESH_MS = 15_000;

export function useCampaigns() {
  const call = api.get("/api/campaigns", { query: { limit: SHOWN } });
  const query = useRead(["campaigns"], call, { refetchInterval: REFRESH_MS });
  const progress = useCampaignProgress();
  const { data, refetch } = query;
  const isMissing = data !== undefined && isOutdated(data.items, progress);
  useEffect(() => {
    if (isMissing) void refetch();
  }, [isMissing, refetch]);
  return { query, campaigns: withProgress(data?.items ?? [], progress) };
}
