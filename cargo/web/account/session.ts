/** The player's session, shared by all tabs of the browser. */
import { notifyRefused } from "@outbound/kit/web/notify.tsx";
import { isSignedOut, unlessSignedOut } from "@outbound/kit/web/problem.ts";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { api } from "../api.ts";
import { catchingUpOf } from "./catching-up.ts";

const SESSION = ["session"];
/** Query key of a flag: true after the player signed out or deleted the account, so that no "session ended" message is shown. */
const LEFT = ["session-left"];
/** Query key of the guest dialog that is open. */
const GUEST_DIALOG = ["guest-dialog"];
type GuestDialog = "keep" | "leave" | null;
/** Interval at which the progress is read while the service catches up. */
const PROGRESS_EVERY_MS = 2_000;
/** Channel that notifies the other tabs of a sign-in (false), or of a sign-out by the player (true). */
const CHANGES = "outbound-cargo-sessions";

/** `data` is null while nobody is signed in. */
export function useSession() {
  const queries = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANGES);
    channel.onmessage = ({ data: left }: MessageEvent<boolean>) => {
      queries.setQueryData(LEFT, left);
      void forgetOthers(queries);
    };
    return () => channel.close();
  }, [queries]);
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ type, query }) => {
        const isRefused = type === "updated" && isSignedOut(query.state.error) && query.queryKey[0] !== SESSION[0];
        if (isRefused && queries.getQueryData(SESSION)) void queries.invalidateQueries({ queryKey: SESSION });
      }),
    [queries],
  );
  return useQuery({
    queryKey: SESSION,
    staleTime: 60_000,
    refetchInterval: ({ state }) => catchingUpOf(state.error) !== undefined && PROGRESS_EVERY_MS,
    queryFn: () => unlessSignedOut(api.get("/api/auth/session").send()),
  });
}

/** Returns a function that reads the session again; the page shown follows from it. */
export function useSessionCheck(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: SESSION }), [queries]);
}

/** Returns a function that clears everything the last player read. `left`: the player signed out or deleted the account. */
export function useSessionChange(): (left?: boolean) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (left = false) => {
      queries.setQueryData(LEFT, left);
      await forgetOthers(queries);
      const channel = new BroadcastChannel(CHANGES);
      channel.postMessage(left);
      channel.close();
    },
    [queries],
  );
}

/** Returns whether the last session ended because the player signed out or deleted the account. */
export function useHasLeft(): boolean {
  const { data } = useQuery({ queryKey: LEFT, queryFn: () => false, staleTime: Number.POSITIVE_INFINITY });
  return data ?? false;
}

/** Returns which guest dialog is open, if any. */
export function useGuestDialog() {
  const queries = useQueryClient();
  const { data } = useQuery<GuestDialog>({
    queryKey: GUEST_DIALOG,
    queryFn: () => null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const show = useCallback((dialog: GuestDialog) => void queries.setQueryData(GUEST_DIALOG, dialog), [queries]);
  return [data ?? null, show] as const;
}

/** Returns a function that signs out, after a confirmation for guests. The sign-in page follows. */
export function useSignOut(): () => void {
  const { data } = useSession();
  const endSession = useEndSession();
  const [, show] = useGuestDialog();
  return useCallback(
    () => (data?.player.guest ? show("leave") : void endSession()),
    [data?.player.guest, endSession, show],
  );
}

export function useEndSession(): () => Promise<void> {
  const action = useAction();
  const changed = useSessionChange();
  return useCallback(async () => {
    const onRefused = (error: unknown) => (isSignedOut(error) ? void changed(true) : notifyRefused(error));
    if (await action.run(api.post("/api/auth/sign-out"), { onRefused })) await changed(true);
  }, [action.run, changed]);
}

async function forgetOthers(queries: QueryClient): Promise<void> {
  const kept = new Set([SESSION[0], LEFT[0], "airports"]);
  queries.removeQueries({ predicate: ({ queryKey }) => !kept.has(String(queryKey[0])) });
  await queries.invalidateQueries({ queryKey: SESSION });
}
