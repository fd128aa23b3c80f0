/** Selects what the address names, or else a plane to use now. */
import { useEffect, useEffectEvent } from "react";
import { useLocation, useSearch } from "wouter";
import { useGame } from "../live/live.tsx";
import { firstToUse } from "../plane-condition.ts";
import { useSelection } from "../selection/selection.tsx";

/** Links lead to `/?plane=3` and `/?airport=EDDF`, also on this page. Another plane replaces a selected plane that is no longer owned. */
export function useFirstSelection(): void {
  const { planes } = useGame();
  const [{ planeId }, change] = useSelection();
  const search = useSearch();
  const [, go] = useLocation();
  const selectFirst = useEffectEvent(() => {
    if (planeId === null) change({ kind: "plane", planeId: firstToUse(planes)?.id ?? null });
  });
  const selectNamed = useEffectEvent((named: URLSearchParams) => {
    const wanted = Number(named.get("plane"));
    const icao = named.get("airport");
    if (planes.some(({ id }) => id === wanted)) change({ kind: "plane", planeId: wanted });
    if (icao !== null) change({ kind: "linked-airport", icao });
    if (named.size > 0) go("/", { replace: true });
  });
  useEffect(() => selectFirst(), []);
  useEffect(() => selectNamed(new URLSearchParams(search)), [search]);
  const isGone = planeId !== null && !planes.some(({ id }) => id === planeId);
  useEffect(() => {
    if (isGone) change({ kind: "plane", planeId: firstToUse(planes)?.id ?? null });
  }, [isGone, planes, change]);
}
