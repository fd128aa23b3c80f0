/** Refreshes alliances and invitations after a command. */
import { notifyRefused } from "@outbound/kit/web/notify.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";

export function useAllianceRefresh(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: ["alliances"] }), [client]);
}

/** Returns what the buttons of an invitation do then. A refusal often means that the list is outdated, as after a withdrawal. */
export function useInvitationOptions() {
  const refresh = useAllianceRefresh();
  return useMemo(() => {
    const onRefused = (error: unknown) => {
      notifyRefused(error);
      refresh();
    };
    return { onDone: refresh, onRefused };
  }, [refresh]);
}
