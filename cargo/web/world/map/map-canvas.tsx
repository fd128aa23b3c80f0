/** The map as a component. React builds it once and sets what it shows; animation runs outside React. */
import { useComputedColorScheme } from "@mantine/core";
import { signedEuros } from "@outbound/kit/web/format.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Airports } from "../../airports.ts";
import { type DemandGroup, useDemand, useWorldEvents } from "../../demand/use-market.ts";
import { useRegions } from "../../demand/use-regions.ts";
import { onLandings } from "../../live/landings.ts";
import { useSimTime, useSnapshot } from "../../live/live.tsx";
import { useWholeSnapshot } from "../../live/use-whole-snapshot.ts";
import { jobsAirport } from "../../selection/jobs-airport.ts";
import { useSelection } from "../../selection/selection.tsx";
import { useRunningCampaigns } from "../../together/use-campaigns.ts";
import { useKeptMap } from "../kept-map.tsx";
import type { MapChoice } from "../map-choice.ts";
import { MapElement } from "../map-element.tsx";
import { type MapArea, type MapCamera, WorldMap } from "./world-map.ts";

/** Interval in milliseconds at which the map checks which world events have begun. */
const EVENTS_EVERY_MS = 60_000;

export interface MapCanvasProps {
  readonly airports: Airports;
  readonly choice: MapChoice;
  /** The area shown first; the whole world if undefined. */
  readonly start: MapArea | undefined;
  /** The area of a link. Unlike `start`, it is also shown by a map that was kept. */
  readonly asked: MapArea | undefined;
  /** The group of commodities whose demand is shown; null for none. */
  readonly demandGroup: DemandGroup | null;
  /** Id of the element that describes the map. */
  readonly describedBy: string;
  /** Called with the camera, and with undefined when the map leaves the page. */
  readonly onCamera: (camera: MapCamera | undefined) => void;
  readonly className: string | undefined;
}

export default function MapCanvas(props: MapCanvasProps) {
  const { airports, choice, onCamera, className } = props;
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<WorldMap>();
  const kept = useKeptMap();
  const [isDrawn, setDrawn] = useState(kept.current?.isDrawn ?? false);
  const [selection, change] = useSelection();
  const jobsIcao = jobsAirport(selection, useSnapshot().state);
  const snapshot = useWholeSnapshot(jobsIcao);
  const demand = useDemand(props.demandGroup);
  const events = useWorldEvents();
  const campaigns = useRunningCampaigns();
  const { byId: regions } = useRegions();
  const simTime = useSimTime(EVENTS_EVERY_MS);
  const scheme = useComputedColorScheme("dark", { getInitialValueInEffect: false });
  const projection = choice === "globe" ? "globe" : "mercator";

  const create = useEffectEvent(
    (container: HTMLElement) =>
      new WorldMap({
        container,
        scheme,
        projection,
        start: props.asked ?? props.start,
        describedBy: props.describedBy,
        movedAway: () => change({ kind: "follow", isFollowed: false }),
        planes: (planeIds, icao) => change({ kind: "plane-of", planeIds, icao }),
        airport: (icao) => change({ kind: "airport", icao }),
        stop: (icao, to) => change({ kind: "move-stop", icao, to }),
      }),
  );
  const enter = useEffectEvent((page: HTMLElement): WorldMap => {
    if (kept.current === undefined) {
      kept.current = create(page.appendChild(document.createElement("div")));
    } else {
      page.append(kept.current.container);
      if (props.asked !== undefined) kept.current.look(props.asked);
    }
    return kept.current;
  });
  const setCamera = useEffectEvent(onCamera);
  useEffect(() => {
    if (element.current === null) return;
    const shown = enter(element.current);
    void shown.drawn.then(() => setDrawn(true));
    setMap(shown);
    setCamera(shown);
    return () => {
      setCamera(undefined);
      shown.container.remove();
    };
  }, []);

  useEffect(
    () =>
      onLandings((landings) => {
        for (const { icao, amount } of landings) {
          const airport = airports.get(icao);
          if (airport !== undefined) map?.celebrate(airport, signedEuros(amount));
        }
      }),
    [map, airports],
  );
  useEffect(() => map?.setScheme(scheme), [map, scheme]);
  useEffect(() => map?.setProjection(projection), [map, projection]);
  useEffect(
    () => map?.show({ snapshot, airports, selection, jobsIcao, demand, events, campaigns, regions, simTime }),
    [map, snapshot, airports, selection, jobsIcao, demand, events, campaigns, regions, simTime],
  );
  return <MapElement ref={element} isDrawn={isDrawn} className={className} />;
}
