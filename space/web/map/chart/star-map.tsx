/** The galaxy map, panned and zoomed by pointer, touch, wheel, buttons and keys. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { System } from "../../api.ts";
import { useMissions, useRulesGame, useWorld } from "../../game/game.ts";
import { isArrow, starTowards } from "./direction.ts";
import { Galaxy } from "./galaxy.tsx";
import { GlanceCard } from "./glance-card.tsx";
import { MapControls } from "./map-controls.tsx";
import { SkyDefinitions } from "./sky.tsx";
import classes from "./star-map.module.css";
import { type MapView, useMapView } from "./use-map-view.ts";
import { starNear, toScreen, type View } from "./view.ts";

export interface StarMapProps {
  readonly selected: System;
  /** Systems that were just explored for the first time. */
  readonly discoveries: ReadonlySet<number>;
  readonly onSelect: (system: System) => void;
}

/** Maximum distance in px at which a tap still selects a star. */
const TOUCH_PX = 26;

export function StarMap({ selected, discoveries, onSelect }: StarMapProps) {
  const { systems, position } = useWorld();
  const missions = useMissions();
  const { ahead } = useRulesGame();
  const here = systems.find(({ id }) => id === position.systemId) ?? selected;
  const map = useMapView(here);
  const { dragged, show } = map;
  const shipId = useRef(here.id);
  useEffect(() => {
    if (shipId.current !== here.id) show(here);
    shipId.current = here.id;
  }, [here, show]);
  const glance = useGlance(systems);
  const keys = useStarKeys(map, systems, selected, here, glance.close);
  const select = useCallback(
    (system: System, event: MouseEvent) => {
      // With these keys the browser opens a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!dragged()) onSelect(system);
    },
    [dragged, onSelect],
  );

  function pressNear(event: MouseEvent): void {
    if (map.view === null || dragged() || (event.target as Element).closest("a") !== null) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const point = { x: event.clientX - left, y: event.clientY - top };
    const near = starNear(systems, map.view, map.size, point, TOUCH_PX);
    if (near !== undefined) onSelect(near);
  }

  return (
    <section ref={map.ref} className={classes.map} aria-label="Star map">
      {map.view !== null && (
        <svg
          ref={keys.ref}
          className={classes.svg}
          role="application"
          aria-label="Stars: arrow keys move from star to star, Enter selects, plus and minus zoom"
          onKeyDown={keys.press}
          onClick={pressNear}
          onDragStart={(event) => event.preventDefault()}
          {...glance.handlers}
          {...map.handlers}
        >
          <SkyDefinitions />
          <g style={placed(map.view, map.size)}>
            <Galaxy
              missions={missions}
              ahead={ahead}
              selected={selected}
              discoveries={discoveries}
              currentId={keys.focusedId ?? selected.id}
              scale={map.view.scale}
              onSelect={select}
              onFocus={keys.follow}
            />
          </g>
        </svg>
      )}
      {map.view !== null && glance.at !== undefined && (
        <GlanceCard systemId={glance.at.id} at={toScreen(map.view, map.size, glance.at)} size={map.size} />
      )}
      <MapControls map={map} onShip={() => keys.focus(here)} />
    </section>
  );
}

function placed({ scale, middle }: View, size: MapView["size"]): React.CSSProperties {
  const centre = `translate(${size.width / 2}px, ${size.height / 2}px)`;
  return {
    transform: `${centre} scale(${scale}) translate(${-middle.x}px, ${-middle.y}px)`,
    // Parts that keep their size at every zoom are sized in this unit, one px on the screen.
    ["--px" as string]: 1 / scale,
  };
}

/** Returns the star under the mouse, or else the star with the visible focus; none after Escape. */
function useGlance(systems: readonly System[]) {
  const [id, setId] = useState<number | null>(null);
  const open = (event: SyntheticEvent) => {
    const star = (event.target as Element).closest<SVGAElement>("[data-system]");
    setId(star === null ? null : Number(star.dataset.system));
  };
  const close = () => setId(null);
  return {
    at: systems.find((system) => system.id === id),
    close,
    handlers: {
      // Touch shows no card: a tap selects the star and opens its panel.
      onPointerOver: (event: PointerEvent) => (event.pointerType === "mouse" ? open(event) : undefined),
      onPointerLeave: close,
      onFocus: (event: FocusEvent) => ((event.target as Element).matches(":focus-visible") ? open(event) : undefined),
      onBlur: close,
    },
  };
}

/** Moves the focus from star to star, and scrolls the map along. Escape calls `onEscape`. */
function useStarKeys(map: MapView, systems: readonly System[], selected: System, here: System, onEscape: () => void) {
  const ref = useRef<SVGSVGElement>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const { show } = map;
  const follow = useCallback(
    (system: System) => {
      setFocusedId(system.id);
      show(system);
    },
    [show],
  );
  const focus = ({ id }: System) => ref.current?.querySelector<SVGAElement>(`[data-system="${id}"]`)?.focus();

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") map.zoomIn();
    else if (event.key === "-") map.zoomOut();
    else if (event.key === "0") map.showAll();
    else if (event.key === "Home") focus(here);
    else if (event.key === "Escape") onEscape();
    else if (isArrow(event.key)) {
      const from = systems.find(({ id }) => id === focusedId) ?? selected;
      const next = starTowards(systems, from, event.key);
      if (next !== undefined) focus(next);
    } else return;
    event.preventDefault();
  }
  return { ref, focusedId, follow, focus, press };
}
