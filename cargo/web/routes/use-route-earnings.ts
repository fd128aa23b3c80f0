/** What planes earned on routes lately; read again when something happened to the player. */
import { api } from "../api.ts";
import { useLog } from "../history/use-log.ts";
import { useGame } from "../live/live.tsx";
import { type RouteEarnings, routeEarnings } from "./route-earnings.ts";

/** A route has up to three entries a plane and day, in the ledger with all others. */
const ENTRIES = 200;

/** Undefined while it is not known. */
export function useRouteEarnings(): RouteEarnings | undefined {
  const { simState } = useGame();
  const { items, isSuccess, hasNextPage } = useLog(["route-earnings"], (before) =>
    api.get("/api/history/ledger", { query: { limit: ENTRIES, ...before } }),
  );
  return isSuccess ? routeEarnings(items, !hasNextPage, simState.clockMs) : undefined;
}
