/** Reads what planes earned on routes lately. Reads again after events of the player. */
import { api } from "../api.ts";
import { useLog } from "../history/use-log.ts";
import { useGame } from "../live/live.tsx";
import { type RouteEarnings, routeEarnings } from "./route-earnings.ts";

/** A route has up to three entries per plane and day, mixed with all others in the ledger. */
const ENTRIES = 200;

/** Returns undefined until the earnings are known. */
export function useRouteEarnings(): RouteEarnings | undefined {
  const { simState } = useGame();
  const { items, isSuccess, hasNextPage } = useLog(["route-earnings"], (before) =>
    api.get("/api/history/ledger", { query: { limit: ENTRIES, ...before } }),
  );
  return isSuccess ? routeEarnings(items, !hasNextPage, simState.clockMs) : undefined;
}
