/** The map of the home airports as a component. It is loaded only when it is shown, because the map is large. */
import { useComputedColorScheme } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Home } from "../api.ts";
import { type MapCamera, WorldMap } from "../world/map/world-map.ts";
import { MapElement } from "../world/map-element.tsx";
import { nearestHome } from "./homes.ts";

export interface HomeMapCanvasProps {
  readonly homes: readonly Home[];
  readonly chosen: Home | undefined;
  /** Called with the home that the player clicks; undefined for a click on nothing. */
  readonly onPick: (home: Home | undefined) => void;
  /** Called with the camera, and with undefined when the map is removed. */
  readonly onCamera: (camera: MapCamera | undefined) => void;
  /** Id of the element that describes the map. */
  readonly describedBy: string;
  readonly className: string | undefined;
}

export default function HomeMapCanvas({ homes, chosen, onPick, onCamera, describedBy, className }: HomeMapCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<WorldMap>();
  const [isDrawn, setDrawn] = useState(false);
  const scheme = useComputedColorScheme("dark", { getInitialValueInEffect: false });

  const pick = useEffectEvent(onPick);
  const pickCode = useEffectEvent((code: string | null) => pick(homes.find(({ icao }) => icao === code)));
  const pickMiddle = useEffectEvent((shown: WorldMap) => pick(nearestHome(homes, shown.center)));
  const setCamera = useEffectEvent(onCamera);
  const create = useEffectEvent(
    (container: HTMLElement) =>
      new WorldMap({
        container,
        scheme,
        projection: "mercator",
        start: undefined,
        describedBy,
        isInPage: true,
        movedAway: () => undefined,
        planes: () => undefined,
        airport: (icao) => pickCode(icao),
      }),
  );
  useEffect(() => {
    const container = element.current;
    if (container === null) return;
    const created = create(container);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Enter") pickMiddle(created);
    };
    container.addEventListener("keydown", onKey);
    setMap(created);
    void created.drawn.then(() => setDrawn(true));
    setCamera(created);
    return () => {
      container.removeEventListener("keydown", onKey);
      setCamera(undefined);
      created.remove();
    };
  }, []);
  useEffect(() => map?.setScheme(scheme), [map, scheme]);
  useEffect(() => map?.showHomes(homes, chosen), [map, homes, chosen]);
  return <MapElement ref={element} isDrawn={isDrawn} className={className} />;
}
