/** The player's milestones, read again when something was earned. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api } from "../api.ts";
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
