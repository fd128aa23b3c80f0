/** The player's open invitations to alliances. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api } from "../api.ts";
import { useGame } from "../live/live.tsx";

/** Interval of reads in real milliseconds. */
const REFRESH_MS = 30_000;

/** Members of an alliance do not read invitations, because they cannot join another one. */
export function useInvitations() {
  const { alliance } = useGame().player;
  return useRead(["alliances", "invitations"], api.get("/api/invitations"), {
    enabled: alliance === undefined,
    refetchInterval: REFRESH_MS,
  });
}
