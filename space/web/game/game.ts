/** The parts of the game as the service returns them, read when a component needs them and again after every change. */
import type { Call } from "@outbound/kit/web/call.ts";
import { openSharedStream } from "@outbound/kit/web/shared-stream.ts";
import { type Action, type ActionOptions, useAction } from "@outbound/kit/web/use-action.ts";
import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { api } from "../api.ts";

/** Query key of everything that a command can change. */
export const GAME = "game";

/** One part of the game. Suspends until it is loaded; an error goes to the nearest boundary. */
function useGamePart<Part>(name: string, call: Call<Part>): Part {
  return useSuspenseQuery({ queryKey: [GAME, name], queryFn: ({ signal }) => call.send({ signal }) }).data;
}

export const useWorld = () => useGamePart("world", api.get("/api/world"));
export const useCrew = () => useGamePart("crew", api.get("/api/crew"));
export const useShip = () => useGamePart("ship", api.get("/api/ship"));
export const useTechs = () => useGamePart("techs", api.get("/api/tech"));
export const useMissions = () => useGamePart("missions", api.get("/api/missions"));

/** Details of one system. */
export const useSystem = (id: number) =>
  useQuery({ queryKey: [GAME, "system", id], queryFn: () => api.get("/api/systems/{id}", { path: { id } }).send() });

/** Reads everything that a command may have changed. */
export function useGameRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: [GAME] }), [queries]);
}

/** Sends commands. `run` resolves after the game has been read again, so what follows sees the current state. */
export function useGameAction(): Action {
  const refresh = useGameRefresh();
  const { busy, run } = useAction();
  const runAndRefresh = useCallback(
    async <Answer>(call: Call<Answer>, options?: ActionOptions<Answer>) => {
      const worked = await run(call, options);
      // Also after a refusal, which often means that the page shows an old state.
      await refresh();
      return worked;
    },
    [run, refresh],
  );
  return { busy, run: runAndRefresh };
}

/** Follows changes by other tabs and programs. Returns whether the service is reachable. */
export function useGameStream(): boolean {
  const refresh = useGameRefresh();
  const [connected, setConnected] = useState(true);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void refresh();
      }, 150);
    };
    const close = openSharedStream({
      url: "/api/events/stream",
      name: "outbound-space",
      onMessage: soon,
      onConnection: (now) => {
        setConnected(now);
        if (now) soon();
      },
      onRefused: () => setConnected(false),
    });
    return () => {
      clearTimeout(waiting);
      close();
    };
  }, [refresh]);
  return connected;
}
