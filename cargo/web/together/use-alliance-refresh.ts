/** Refreshes alliances and invitations after a command. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

export function useAllianceRefresh(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: ["alliances"] }), [client]);
}
