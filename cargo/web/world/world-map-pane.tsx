/** Shows the map with its search field and buttons, or the reason why there is no map. */
import { Center, VisuallyHidden } from "@mantine/core";
import { ErrorBoundary } from "@outbound/kit/web/elements/error-boundary.tsx";
import { IconButton, type IconButtonProps } from "@outbound/kit/web/elements/icon-button.tsx";
import { LoadingState } from "@outbound/kit/web/states.tsx";
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconFocus2,
  IconMap,
  IconMinus,
  IconPlus,
  IconWorld,
} from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import type { Place } from "../../rules/geography/geodesy.ts";
import { AirportSearch } from "../airport-search.tsx";
import type { Airport } from "../airports.ts";
import { MarketButton } from "../demand/market-button.tsx";
import type { DemandGroup } from "../demand/use-market.ts";
import { useSelection } from "../selection/selection.tsx";
import { CampaignPlaces } from "../together/campaign-places.tsx";
import { useAirports } from "../use-airports.ts";
import { useKeptMap } from "./kept-map.tsx";
import { deviceOf, keepChoice, keptChoice, type MapChoice, suggestedMap } from "./map-choice.ts";
import { MapLegend } from "./map-legend.tsx";
import { NoMap } from "./no-map.tsx";
import type { Camera } from "./use-camera.ts";
import classes from "./world-map-pane.module.css";

const MapCanvas = lazy(() => import("./map/map-canvas.tsx"));

/** Radius in kilometres of the area shown around an airport that the player searched for. */
const AROUND_AIRPORT_KM = 500;
const AROUND_REGION_KM = 1_800;
/** A fixed id, because the map outlives the page. */
const DESCRIPTION_ID = "map-description";

export interface WorldMapPaneProps {
  readonly camera: Camera;
  /** On a phone, the map is small and has few buttons until the player enlarges it. */
  readonly size: { readonly isLarge: boolean; readonly change: (isLarge: boolean) => void } | undefined;
}

export function WorldMapPane({ camera, size }: WorldMapPaneProps) {
  const { map, locate } = camera;
  const suggested = useMemo(() => suggestedMap(deviceOf(window)), []);
  const [chosen, setChosen] = useState(() => keptChoice(localStorage));
  const [{ planeId }, change] = useSelection();
  const [demandGroup, setDemandGroup] = useState<DemandGroup | null>(null);
  const choice = suggested === "none" ? "none" : (chosen ?? suggested);
  const find = ({ icao, lat, lon }: Airport) => {
    change({ kind: "airport", icao });
    map?.look({ place: { lat, lon }, radiusKm: AROUND_AIRPORT_KM });
  };
  const choose = (next: MapChoice) => {
    setChosen(next);
    keepChoice(localStorage, next);
  };
  const look = choice === "none" ? undefined : (place: Place) => map?.look({ place, radiusKm: AROUND_REGION_KM });
  const market = (
    <MarketButton onMap={look === undefined ? undefined : { group: demandGroup, onGroup: setDemandGroup, look }}>
      <CampaignPlaces look={look} />
    </MarketButton>
  );
  return (
    <section className={classes.pane} aria-label="Map">
      <VisuallyHidden id={DESCRIPTION_ID}>
        The lists beside the map show the same and can do the same: choose a plane, find an airport, select jobs. While
        the map has the focus, the arrow keys move it, and plus and minus zoom.
      </VisuallyHidden>
      {choice === "none" ? (
        <NoMap reason="no-webgl" />
      ) : (
        <PaintedMap camera={camera} choice={choice} demandGroup={demandGroup} />
      )}
      <div className={classes.search}>
        <AirportSearch label="Find an airport" labelHidden placeholder="Find an airport" onChoose={find} />
      </div>
      {choice === "none" ? (
        <div className={classes.buttons}>{market}</div>
      ) : (
        <MapButtons
          size={size}
          choice={choice}
          market={market}
          onZoom={(levels) => map?.zoomBy(levels)}
          onLocate={() => locate(planeId)}
          onChoice={choose}
        />
      )}
    </section>
  );
}

interface PaintedMapProps {
  readonly camera: Camera;
  readonly choice: MapChoice;
  readonly demandGroup: DemandGroup | null;
}

/** Renders the map once the airports are loaded and the page around it is painted. */
function PaintedMap({ camera: { setMap, areaOf }, choice, demandGroup }: PaintedMapProps) {
  const airports = useAirports();
  const [{ planeId }] = useSelection();
  const [asked] = useSearchParams();
  const [askedPlaneId] = useState(() => Number(asked.get("plane")));
  const isKept = useKeptMap().current !== undefined;
  const isPainted = useIsPainted();
  const waiting = (
    <Center h="100%">
      <LoadingState what="the map" />
    </Center>
  );
  if (airports.size === 0 || !(isPainted || isKept)) return waiting;
  return (
    <ErrorBoundary fallback={() => <NoMap reason="failed" />}>
      <Suspense fallback={waiting}>
        <MapCanvas
          className={classes.map}
          airports={airports}
          choice={choice}
          start={areaOf(planeId)}
          asked={areaOf(askedPlaneId)}
          demandGroup={demandGroup}
          describedBy={DESCRIPTION_ID}
          onCamera={setMap}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

interface MapButtonsProps {
  readonly size: WorldMapPaneProps["size"];
  readonly choice: MapChoice;
  readonly market: ReactNode;
  readonly onZoom: (levels: number) => void;
  readonly onLocate: () => void;
  readonly onChoice: (choice: MapChoice) => void;
}

function MapButtons({ size, choice, market, onZoom, onLocate, onChoice }: MapButtonsProps) {
  const isRoomy = size === undefined || size.isLarge;
  return (
    <div className={classes.buttons}>
      {size !== undefined && (
        <MapButton
          icon={size.isLarge ? IconArrowsMinimize : IconArrowsMaximize}
          label={size.isLarge ? "Smaller map" : "Larger map"}
          onClick={() => size.change(!size.isLarge)}
        />
      )}
      {isRoomy && (
        <>
          <MapButton icon={IconPlus} label="Zoom in" onClick={() => onZoom(1)} />
          <MapButton icon={IconMinus} label="Zoom out" onClick={() => onZoom(-1)} />
        </>
      )}
      <MapButton icon={IconFocus2} label="Go to the selected plane" onClick={onLocate} />
      {isRoomy && (
        <MapButton
          icon={choice === "globe" ? IconMap : IconWorld}
          label={choice === "globe" ? "Show a flat map" : "Show a globe"}
          onClick={() => onChoice(choice === "globe" ? "flat" : "globe")}
        />
      )}
      {isRoomy && market}
      <MapLegend />
    </div>
  );
}

/** The tooltip is part of the map's region and not of the end of the document, so that it belongs to a landmark. */
const TOOLTIP = { position: "left", withinPortal: false } as const;

const MapButton = (props: IconButtonProps) => (
  <IconButton {...props} variant="default" size={40} tooltip={props.label} tooltipProps={TOOLTIP} />
);

/** Returns false until the page around the map is painted, because drawing the map takes long. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let second = 0;
    const first = requestAnimationFrame(() => {
      second = requestAnimationFrame(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(first);
      cancelAnimationFrame(second);
    };
  }, []);
  return isPainted;
}
