/** The admin's session and the reads of the panel. A call refused with 401 ends the session. */
import type { Call } from "@outbound/kit/web/call.ts";
import { isSignedOut, unlessSignedOut } from "@outbound/kit/web/problem.ts";
import { type ItemPage, useRead, useReadPages } from "@outbound/kit/web/use-read.ts";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { api } from "../api.ts";

const SESSION = ["admin-session"];

/** Called when a call is refused because no one is signed in. */
const listeners = new Set<() => void>();

/** Returns the call, extended to notify the panel when the session has expired. */
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
        if (isSignedOut(error)) for (const listener of listeners) listener();
        throw error;
      }
    },
  };
}

/** `data` is null while no one is signed in. */
export function useAdminSession() {
  const queries = useQueryClient();
  useEffect(() => {
    const forget = () => queries.setQueryData(SESSION, null);
    listeners.add(forget);
    return () => void listeners.delete(forget);
  }, [queries]);
  return useQuery({
    queryKey: SESSION,
    staleTime: 60_000,
    queryFn: () => unlessSignedOut(api.get("/api/admin/session").send()),
  });
}

/** Returns a function that clears what the last admin read, and reads the session again. */
export function useAdminSessionChange(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    queries.removeQueries({ queryKey: ["admin"] });
    await queries.invalidateQueries({ queryKey: SESSION });
  }, [queries]);
}

/** Reads through a guarded call; with `refetchInterval`, again after that many milliseconds. */
export const useAdminRead = <Answer>(
  name: string,
  call: Call<Answer>,
  options: { readonly refetchInterval?: number } = {},
) => useRead(["admin", name, call.url], guarded(call), options);

export const useAdminPages = <Item>(
  name: string,
  page: (query: { readonly before?: number }) => Call<ItemPage<Item>>,
) => useReadPages(["admin", name, page({}).url], (query) => guarded(page(query)));

/** Returns a function that reads all data of the panel again. */
export function useAdminRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => refreshPanel(queries), [queries]);
}

/** The session is read again too, because admins change their own names. */
export async function refreshPanel(queries: Pick<QueryClient, "invalidateQueries">): Promise<void> {
  const keys = [["admin"], SESSION];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
