/** The player's milestones, read again when one is reached. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api, type Livery } from "../api.ts";
import { useGame } from "../live/live.tsx";

/** Exceeds the number of milestones. */
const ALL = 200;

export function useMilestones() {
  const { player, planes } = useGame();
  const basis = [player.money, player.reputation, planes.length];
  return useRead(["milestones", ...basis], api.get("/api/milestones", { query: { limit: ALL } }), {
    placeholderData: (before) => before,
  });
}

/** Returns the livery of the player's planes; null without one. The liveries are read once. */
export function useLivery(): Livery | null {
  const { liveryId } = useGame().player;
  const { data } = useRead(["liveries"], api.get("/api/milestones", { query: { limit: 1 } }), {
    enabled: liveryId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.liveries.find(({ id }) => id === liveryId) ?? null;
}
