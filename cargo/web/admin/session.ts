/** The admin session, and how calls detect its end. */
import type { Call } from "@outbound/kit/web/call.ts";
import { isSignedOut, unlessSignedOut } from "@outbound/kit/web/problem.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { api } from "../api.ts";

const SESSION = ["admin-session"];

/** Called when a call of the panel was refused because nobody is logged in. */
const whenOver = new Set<() => void>();

/** The call; it notifies the panel when the session has ended. */
export function guarded<Answer>(call: Call<Answer>): Call<Answer> {
  return {
    method: call.method,
    url: call.url,
    body: call.body,
    preview: () => guarded(call.preview()),
    async send(options) {
      try {
        return await call.send(options);
      } catch (error) {
        if (isSignedOut(error)) for (const listener of whenOver) listener();
        throw error;
      }
    },
  };
}

/** `data` is null for nobody. */
export function useAdminSession() {
  const queries = useQueryClient();
  useEffect(() => {
    const forget = () => queries.setQueryData(SESSION, null);
    whenOver.add(forget);
    return () => void whenOver.delete(forget);
  }, [queries]);
  return useQuery({
    queryKey: SESSION,
    staleTime: 60_000,
    queryFn: () => unlessSignedOut(api.get("/api/admin/session").send()),
  });
}

/** Forgets what the last admin saw, and asks who is logged in now. */
export function useAdminSessionChange(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    queries.removeQueries({ queryKey: ["admin"] });
    await queries.invalidateQueries({ queryKey: SESSION });
  }, [queries]);
}
