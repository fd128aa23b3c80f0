/** The player's milestones, read again when something was earned. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api, type Livery } from "../api.ts";
import { useGame } from "../live/live.tsx";

/** More than there are. */
const ALL = 200;

export function useMilestones() {
  const { player, planes } = useGame();
  const basis = [player.money, player.reputation, planes.length];
  return useRead(["milestones", ...basis], api.get("/api/milestones", { query: { limit: ALL } }), {
    placeholderData: (before) => before,
  });
}

/** What the player's planes wear; null without a livery. The liveries are read once. */
export function useLivery(): Livery | null {
  const { liveryId } = useGame().player;
  const { data } = useRead(["liveries"], api.get("/api/milestones", { query: { limit: 1 } }), {
    enabled: liveryId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.liveries.find(({ id }) => id === liveryId) ?? null;
}
