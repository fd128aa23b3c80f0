/** Opens the route planner beside the map. */
import { useLocation } from "wouter";
import type { Route } from "../api.ts";
import { NEW_ROUTE } from "../selection/draft.ts";
import { useSelection } from "../selection/selection.tsx";

/** Without a route it plans a new one, for the plane if one is given. */
export function usePlan(): (route?: Route, planeId?: number) => void {
  const [, change] = useSelection();
  const [, go] = useLocation();
  return (route, planeId) => {
    const draft = route && { routeId: route.id, stops: route.stops, isLoop: route.loop };
    change({ kind: "draft", draft: draft ?? { ...NEW_ROUTE, planeId } });
    go("/");
  };
}
