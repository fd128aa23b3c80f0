/** The player's open invitations to alliances. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api } from "../api.ts";
import { useGame } from "../live/live.tsx";

/** Real milliseconds between two looks for new ones. */
const REFRESH_MS = 30_000;

/** Not read by members of an alliance, who can join no other. */
export function useInvitations() {
  const { alliance } = useGame().player;
  return useRead(["alliances", "invitations"], api.get("/api/invitations"), {
    enabled: alliance === undefined,
    refetchInterval: REFRESH_MS,
  });
}
