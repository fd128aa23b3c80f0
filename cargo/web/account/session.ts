/** Who is signed in. */
import { isSignedOut } from "@outbound/kit/web/problem.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "../api.ts";

const SESSION = ["session"];

/** `data` is null for nobody. */
export function useSession() {
  return useQuery({
    queryKey: SESSION,
    staleTime: 60_000,
    queryFn: async () => {
      try {
        return await api.get("/api/auth/session").send();
      } catch (error) {
        if (isSignedOut(error)) return null;
        throw error;
      }
    },
  });
}

/** Asks again who is signed in; the page follows. */
export function useSessionCheck(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: SESSION }), [queries]);
}

/** Forgets all that was read, for somebody else is signed in now, or nobody. */
export function useSessionChange(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] && queryKey[0] !== "airports" });
    await queries.invalidateQueries({ queryKey: SESSION });
  }, [queries]);
}
