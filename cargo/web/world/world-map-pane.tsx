/** The map with what is on it: the search, the buttons, and what is there instead where it cannot be drawn. */
import { ActionIcon, Tooltip, VisuallyHidden } from "@mantine/core";
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
import { lazy, type ReactNode, Suspense, useEffect, useId, useMemo, useState } from "react";
import { AirportSearch } from "../airport-search.tsx";
import type { Airport, Airports } from "../airports.ts";
import type { MapCamera } from "./map/map-canvas.tsx";
import { MapBoundary } from "./map-boundary.tsx";
import { deviceOf, keepChoice, keptChoice, type MapChoice, suggestedMap } from "./map-choice.ts";
import { MapLegend } from "./map-legend.tsx";
import { NoMap } from "./no-map.tsx";
import { useSelection } from "./selection.tsx";
import { usePlaneArea } from "./use-plane-area.ts";
import classes from "./world-map-pane.module.css";

const MapCanvas = lazy(() => import("./map/map-canvas.tsx"));

/** What is shown around an airport that was looked for. */
const AROUND_AIRPORT_KM = 500;

export interface WorldMapPaneProps {
  readonly airports: Airports;
  readonly camera: MapCamera | undefined;
  readonly onCamera: (camera: MapCamera | undefined) => void;
  /** On a phone: the map is small, with few buttons, until it is made large. */
  readonly size: { readonly isLarge: boolean; readonly change: (isLarge: boolean) => void } | undefined;
}

export function WorldMapPane({ airports, camera, onCamera, size }: WorldMapPaneProps) {
  const suggested = useMemo(() => suggestedMap(deviceOf(window)), []);
  const [chosen, setChosen] = useState(() => keptChoice(localStorage));
  const [{ planeId }, change] = useSelection();
  const areaOf = usePlaneArea();
  const descriptionId = useId();
  const isPainted = useIsPainted();
  const choice = chosen ?? suggested;
  const isRoomy = size === undefined || size.isLarge;
  const find = ({ icao, lat, lon }: Airport) => {
    change({ kind: "airport", icao });
    camera?.look({ place: { lat, lon }, radiusKm: AROUND_AIRPORT_KM });
  };
  const choose = (next: MapChoice) => {
    setChosen(next);
    keepChoice(localStorage, next);
  };
  return (
    <section className={classes.pane} aria-label="Map">
      <VisuallyHidden id={descriptionId}>
        All that the map shows is in the lists beside it, and all that can be done on it can be done there: choose a
        plane, find an airport, pick jobs. With the map in focus the arrow keys move it and plus and minus zoom.
      </VisuallyHidden>
      {suggested === "none" || choice === "none" ? (
        <NoMap reason="no-webgl" />
      ) : airports.size > 0 && isPainted ? (
        <MapBoundary fallback={<NoMap reason="failed" />}>
          <Suspense fallback={<Waiting />}>
            <MapCanvas
              className={classes.map}
              airports={airports}
              choice={choice}
              start={areaOf(planeId)}
              describedBy={descriptionId}
              onCamera={onCamera}
            />
          </Suspense>
        </MapBoundary>
      ) : (
        <Waiting />
      )}
      <div className={classes.search}>
        <AirportSearch
          airports={airports}
          label="Find an airport"
          labelHidden
          placeholder="Find an airport"
          onChoose={find}
        />
      </div>
      {suggested !== "none" && (
        <div className={classes.buttons}>
          {size !== undefined && (
            <MapButton label={size.isLarge ? "Smaller map" : "Larger map"} onClick={() => size.change(!size.isLarge)}>
              {size.isLarge ? (
                <IconArrowsMinimize size={18} aria-hidden />
              ) : (
                <IconArrowsMaximize size={18} aria-hidden />
              )}
            </MapButton>
          )}
          {isRoomy && (
            <>
              <MapButton label="Zoom in" onClick={() => camera?.zoomBy(1)}>
                <IconPlus size={18} aria-hidden />
              </MapButton>
              <MapButton label="Zoom out" onClick={() => camera?.zoomBy(-1)}>
                <IconMinus size={18} aria-hidden />
              </MapButton>
            </>
          )}
          <MapButton
            label="Go to the selected plane"
            onClick={() => {
              const area = areaOf(planeId);
              if (area !== undefined) camera?.look(area);
            }}
          >
            <IconFocus2 size={18} aria-hidden />
          </MapButton>
          {isRoomy && (
            <MapButton
              label={choice === "globe" ? "Show a flat map" : "Show a globe"}
              onClick={() => choose(choice === "globe" ? "flat" : "globe")}
            >
              {choice === "globe" ? <IconMap size={18} aria-hidden /> : <IconWorld size={18} aria-hidden />}
            </MapButton>
          )}
          <MapLegend />
        </div>
      )}
    </section>
  );
}

const Waiting = () => (
  <div className={classes.waiting}>
    <LoadingState what="the map" />
  </div>
);

function MapButton(props: { readonly label: string; readonly onClick: () => void; readonly children: ReactNode }) {
  const { label, onClick, children } = props;
  return (
    <Tooltip label={label} position="left">
      <ActionIcon variant="default" size={40} aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** The map is large: it comes when what is around it can be seen. */
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
