/** A map of the home airports that match the search, on which the player chooses one. */
import { Button, Center, Group, VisuallyHidden } from "@mantine/core";
import { ErrorBoundary } from "@outbound/kit/web/elements/error-boundary.tsx";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { LoadingState } from "@outbound/kit/web/states.tsx";
import { IconMinus, IconPlus, IconX } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useId, useMemo, useState } from "react";
import { cityName } from "../airports.ts";
import type { Home } from "../api.ts";
import type { MapCamera } from "../world/map/world-map.ts";
import { deviceOf, suggestedMap } from "../world/map-choice.ts";
import { HomeFacts } from "./home-figures.tsx";
import classes from "./home-map.module.css";

const HomeMapCanvas = lazy(() => import("./home-map-canvas.tsx"));

/** Radius shown around a home, in kilometres: the first flights go to airports within it. */
const AROUND_HOME_KM = 1_000;

export interface HomeMapProps {
  /** The homes that match the search. */
  readonly homes: readonly Home[];
  readonly choose: (home: Home) => void;
}

export function HomeMap({ homes, choose }: HomeMapProps) {
  const hasMap = useMemo(() => suggestedMap(deviceOf(window)) !== "none", []);
  return hasMap ? (
    <ErrorBoundary fallback={() => <Note>The map could not be shown. The list has all homes.</Note>}>
      <MapWithCard homes={homes} choose={choose} />
    </ErrorBoundary>
  ) : (
    <Note>There is no map, as this browser has no WebGL 2. The list has all homes.</Note>
  );
}

function MapWithCard({ homes, choose }: HomeMapProps) {
  const [camera, setCamera] = useState<MapCamera>();
  const [picked, setPicked] = useState<Home>();
  const descriptionId = useId();
  const only = homes.length === 1 ? homes[0] : undefined;
  useEffect(() => {
    if (only !== undefined) camera?.look({ place: only, radiusKm: AROUND_HOME_KM });
  }, [camera, only]);
  const shown = picked !== undefined && homes.includes(picked) ? picked : undefined;
  return (
    <section className={classes.pane} aria-label="Map of home airports">
      <VisuallyHidden id={descriptionId}>
        The list below has the same airports. While the map has the focus, the arrow keys move it, plus and minus zoom,
        and Enter selects the airport nearest to the middle.
      </VisuallyHidden>
      <div className={classes.frame}>
        <Suspense
          fallback={
            <Center h="100%">
              <LoadingState what="the map" />
            </Center>
          }
        >
          <HomeMapCanvas
            className={classes.map}
            homes={homes}
            chosen={shown}
            onPick={setPicked}
            onCamera={setCamera}
            describedBy={descriptionId}
          />
        </Suspense>
        <div className={classes.buttons}>
          <IconButton icon={IconPlus} variant="default" size={40} label="Zoom in" onClick={() => camera?.zoomBy(1)} />
          <IconButton
            icon={IconMinus}
            variant="default"
            size={40}
            label="Zoom out"
            onClick={() => camera?.zoomBy(-1)}
          />
        </div>
      </div>
      <div role="status" className={classes.card}>
        {shown === undefined ? (
          <Note>Select a dot to see the airport. Each one is a home that you can choose.</Note>
        ) : (
          <Picked home={shown} choose={choose} close={() => setPicked(undefined)} />
        )}
      </div>
    </section>
  );
}

function Picked({
  home,
  choose,
  close,
}: { readonly home: Home; readonly close: () => void } & Pick<HomeMapProps, "choose">) {
  return (
    <div className={classes.picked}>
      <HomeFacts home={home} />
      <Group gap="xs" wrap="nowrap">
        <Button onClick={() => choose(home)} aria-label={`Choose ${cityName(home)} (${home.icao}) on the map`}>
          Choose
        </Button>
        <IconButton icon={IconX} size="lg" label={`Close ${home.icao}`} onClick={close} />
      </Group>
    </div>
  );
}
