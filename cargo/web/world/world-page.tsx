/** The start page: the world map, and beside it the selected plane and the jobs. */
import { VisuallyHidden } from "@mantine/core";
import { useIsPhone } from "@outbound/kit/web/elements/screen.ts";
import { usePageTitle } from "@outbound/kit/web/page.tsx";
import { type RefObject, useEffect, useRef, useState } from "react";
import { NoPlane } from "../fleet/no-plane.tsx";
import { JobsPanel } from "../jobs/jobs-panel.tsx";
import { useGame } from "../live/live.tsx";
import { RoutePlanner } from "../routes/route-planner.tsx";
import { useSelection } from "../selection/selection.tsx";
import { AirportCard } from "./airport-card.tsx";
import { ArrivalsStrip } from "./arrivals-strip.tsx";
import { PlanePicker } from "./plane-picker.tsx";
import { useCamera, useFollowedLeg, useVisibleStops } from "./use-camera.ts";
import { useFirstSelection } from "./use-first-selection.ts";
import { WorldMapPane } from "./world-map-pane.tsx";
import classes from "./world-page.module.css";

export default function WorldPage() {
  usePageTitle("World");
  useFirstSelection();
  useEscape();
  const { planes } = useGame();
  const [{ draft }] = useSelection();
  const camera = useCamera();
  useVisibleStops(camera.map, draft?.stops);
  useFollowedLeg(camera);
  const [isMapLarge, setMapLarge] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const jobs = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  useScrollToCard(panel, jobs);
  // The route planner takes the place of the jobs.
  const showJobs = draft === null ? () => jobs.current?.focus() : undefined;
  const card = <AirportCard showJobs={showJobs} isCompact={isPhone} />;
  return (
    <div className={classes.page} data-large-map={isMapLarge || undefined}>
      <VisuallyHidden component="h1">World</VisuallyHidden>
      <div className={classes.world}>
        <div className={classes.map}>
          <WorldMapPane camera={camera} size={isPhone ? { isLarge: isMapLarge, change: setMapLarge } : undefined} />
          {!isPhone && <div className={classes.card}>{card}</div>}
        </div>
        {!isPhone && <ArrivalsStrip />}
      </div>
      <div ref={panel} className={classes.panel}>
        {isPhone && card}
        {draft !== null ? (
          <RoutePlanner draft={draft} hasMap={camera.map !== undefined} />
        ) : planes.length === 0 ? (
          <NoPlane />
        ) : (
          <section className={classes.plane} aria-label="Selected plane">
            <PlanePicker locate={camera.locate} />
          </section>
        )}
        {draft === null && planes.length > 0 && (
          <div ref={jobs} className={classes.jobs} tabIndex={-1}>
            <JobsPanel />
          </div>
        )}
      </div>
    </div>
  );
}

/** On a phone, scrolls to the card of a newly selected airport, unless the focus is in the list of jobs. */
function useScrollToCard(panel: RefObject<HTMLElement | null>, jobs: RefObject<HTMLElement | null>): void {
  const [{ airportIcao }] = useSelection();
  useEffect(() => {
    if (airportIcao !== null && jobs.current?.contains(document.activeElement) !== true) panel.current?.scrollTo(0, 0);
  }, [airportIcao, panel, jobs]);
}

/**
 * Escape clears the selection, the airport first, unless something open uses the key. It is handled in the capture phase, because
 * an open tooltip stops the event from bubbling.
 */
function useEscape(): void {
  const [{ airportIcao, planeId }, change] = useSelection();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isTakenElsewhere(event.target)) return;
      if (airportIcao !== null) change({ kind: "airport", icao: null });
      else if (planeId !== null) change({ kind: "plane", planeId: null });
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [airportIcao, planeId, change]);
}

const isTakenElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest("input, textarea, select, [aria-expanded='true']") !== null) ||
  [...document.querySelectorAll("[role='dialog'], [role='menu'], [role='listbox']")].some((open) =>
    open.checkVisibility(),
  );
