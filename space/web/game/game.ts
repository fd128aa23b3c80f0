/** The parts of the game, read when a component needs them and again after every change. */
import type { Call } from "@outbound/kit/web/call.ts";
import { openSharedStream } from "@outbound/kit/web/shared-stream.ts";
import { readOptions, useRead } from "@outbound/kit/web/use-read.ts";
import { type QueryClient, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Game } from "../../rules/game/game.ts";
import { outlookAfter } from "../../rules/orders/estimate.ts";
import { api, type Task, type World } from "../api.ts";
import { sendWithEpoch } from "./epoch.ts";
import { isGameGone, leaveGame } from "./game-gone.tsx";
import { knownGame } from "./known-game.ts";
import { CURRENT_GAME } from "./which-game.ts";

/** Query key of everything that a command can change. */
export const GAME = "game";

/**
 * Query key of dry runs. They are asked again when what is shown of the game has changed, not after every command: while a command
 * is answered, what it did is still offered, and would be refused.
 */
export const DRY_RUN = "dry-run";

/** Returns one part of the game. Suspends until it is loaded; an error goes to the nearest boundary. */
export const useGamePart = <Part>(name: string, call: Call<Part>): Part =>
  useSuspenseQuery(readOptions([GAME, name], call)).data;

export interface ShownWorld extends World {
  /** Another epoch means that the game was replaced, even if seed and turn are the same. */
  readonly epoch: string;
}

export const useWorld = (): ShownWorld =>
  useSuspenseQuery({
    queryKey: [GAME, "world"],
    queryFn: async ({ signal }) => {
      const { answer, epoch } = await sendWithEpoch(api.get("/api/world"), signal);
      return { ...answer, epoch };
    },
  }).data;

export const useCrew = () => useGamePart("crew", api.get("/api/crew"));
export const useShip = () => useGamePart("ship", api.get("/api/ship"));
export const useTechs = () => useGamePart("techs", api.get("/api/tech"));
export const useMissions = () => useGamePart("missions", api.get("/api/missions"));

/** Returns the details of one system. */
export const useSystem = (id: number) => useRead([GAME, "system", id], api.get("/api/systems/{id}", { path: { id } }));

/** Returns the summary of the game with its score; undefined while it loads. */
export const useSummary = () => useRead([GAME, "summary"], api.get("/api/save")).data;

/** Returns the active task and the pending ones, in order. */
export const queueOf = ({ activeTask, pendingTasks }: Pick<World, "activeTask" | "pendingTasks">): readonly Task[] =>
  activeTask === null ? pendingTasks : [activeTask, ...pendingTasks];

/**
 * Returns the game in the form of the rules: its current state, and its projection to the end of the queue, which validates
 * orders.
 */
export function useRulesGame(): { readonly game: Game; readonly ahead: Game } {
  const [world, ship, crew, techs] = [useWorld(), useShip(), useCrew(), useTechs()];
  return useMemo(() => {
    const game = knownGame({ world, ship, crew, techs });
    return { game, ahead: outlookAfter(game) };
  }, [world, ship, crew, techs]);
}

/** Returns a function that reads everything that a command may have changed. */
export function useGameRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: [GAME] }), [queries]);
}

/** Follows changes by other tabs and programs. Returns whether the service is reachable. */
export function useGameStream(): boolean {
  const queries = useQueryClient();
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
    let isFirst = true;
    const close = openSharedStream({
      url: api.get("/api/events/stream").url,
      // Tabs that show the same game share one stream.
      name: `outbound-space ${CURRENT_GAME?.id ?? ""}`,
      events: ["changed"],
      read: ({ data }) => data,
      onMessage: soon,
      onConnection: (now) => {
        setConnected(now);
        if (!now) return;
        if (!isFirst) return soon();
        isFirst = false;
        void followsFirst(queries).then((isCurrent) => isCurrent || soon());
      },
      onRefused: () => {
        setConnected(false);
        // A deleted game closes its streams.
        void api
          .get("/api/save")
          .send()
          .catch((error: unknown) => isGameGone(error) && leaveGame());
      },
    });
    return () => {
      clearTimeout(waiting);
      close();
    };
  }, [queries, refresh]);
  return connected;
}

/**
 * Returns whether the world is the one loaded before the stream opened, so that nothing was missed and no second read is needed.
 */
async function followsFirst(queries: QueryClient): Promise<boolean> {
  const loaded = queries.getQueryData([GAME, "world"]);
  await queries.refetchQueries({ queryKey: [GAME, "world"] });
  // Equal data keep their object identity.
  return loaded === queries.getQueryData([GAME, "world"]);
}
