/** All routes of the player, including those that the snapshot leaves out. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { api, type Route, type State } from "../api.ts";
import { useGame } from "../live/live.tsx";

/** Until `query` has read all routes, `routes` are those of the snapshot. `count` always includes all. */
export function useRoutes() {
  const { routes, omitted, revision } = useGame();
  const isCut = omitted.routes > 0;
  const query = useRead(["routes", revision], api.get("/api/routes"), {
    enabled: isCut,
    placeholderData: keepPreviousData,
  });
  const all = isCut ? (query.data?.items ?? routes) : routes;
  return { routes: all, count: routes.length + omitted.routes, isCut, query };
}

/** Returns all routes, including those that the snapshot leaves out. */
export const routesOf = async ({ routes, omitted }: State): Promise<readonly Route[]> =>
  omitted.routes > 0 ? (await api.get("/api/routes").send()).items : routes;
