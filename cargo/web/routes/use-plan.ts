/** Opens the route planner beside the map. */
import { useLocation } from "wouter";
import type { Route } from "../api.ts";
import { NEW_ROUTE } from "../selection/draft.ts";
import { useSelection } from "../selection/selection.tsx";

/** Returns a function that opens the planner for the route, or for a new one, optionally with its plane. */
export function usePlan(): (route?: Route, planeId?: number) => void {
  const [, change] = useSelection();
  const [, go] = useLocation();
  return (route, planeId) => {
    const draft = route && { opened: route, stops: route.stops, isLoop: route.loop };
    change({ kind: "draft", draft: draft ?? { ...NEW_ROUTE, planeId } });
    go("/");
  };
}
