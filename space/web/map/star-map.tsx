/** The galaxy to look at and to move over: by pointer, touch, wheel, buttons and keys. */
import type { KeyboardEvent, MouseEvent } from "react";
import { useCallback, useMemo, useRef, useState } from "react";
import { shown } from "../../rules/amount.ts";
import { rangeOf } from "../../rules/effects.ts";
import type { System } from "../api.ts";
import { useMissions, useShip, useWorld } from "../game/game.ts";
import { courseOf } from "./course.ts";
import { isArrow, starTowards } from "./direction.ts";
import { MapControls } from "./map-controls.tsx";
import { starLabels } from "./map-labels.ts";
import { type Pin, pinsOf } from "./pins.ts";
import { CourseLine, RangeCircles, ShipMark } from "./ship-mark.tsx";
import { Sky, SkyDefinitions } from "./sky.tsx";
import classes from "./star-map.module.css";
import { StarLabel, StarMark } from "./star-mark.tsx";
import { starSentence } from "./star-text.ts";
import { useGameAhead } from "./use-game-ahead.ts";
import { useMapView } from "./use-map-view.ts";
import { toGalaxy } from "./view.ts";

export interface StarMapProps {
  readonly selected: System;
  readonly hrefOf: (system: System) => string;
  readonly onSelect: (system: System) => void;
}

const NO_PINS: readonly Pin[] = [];
const NO_LINES: readonly string[] = [];
/** A finger that is off by this much still means the star. */
const TOUCH_PX = 26;

export function StarMap({ selected, hrefOf, onSelect }: StarMapProps) {
  const world = useWorld();
  const ship = useShip();
  const missions = useMissions();
  const { ahead } = useGameAhead();
  const { systems } = world;
  const course = useMemo(() => courseOf(world), [world]);
  const pins = useMemo(() => pinsOf(missions, systems), [missions, systems]);
  const here = systems.find(({ id }) => id === world.position.systemId) ?? selected;
  const map = useMapView(here);
  const svg = useRef<SVGSVGElement>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);

  const scale = map.view?.scale ?? 1;
  // Labels are laid out anew in steps, not for every px of a zoom.
  const labelScale = Math.round(scale * 2) / 2;
  const signals = useMemo(() => new Set(world.signals), [world.signals]);
  const [hereId, endId, selectedId] = [here.id, course.end.id, selected.id];
  const labels = useMemo(
    () => starLabels({ systems, pins, signals, selectedId, hereId, endId }, labelScale),
    [systems, pins, signals, selectedId, hereId, endId, labelScale],
  );

  function focus(system: System): void {
    svg.current?.querySelector<SVGAElement>(`[data-system="${system.id}"]`)?.focus();
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") map.zoomIn();
    else if (event.key === "-") map.zoomOut();
    else if (event.key === "0") map.showAll();
    else if (event.key === "Home") focus(here);
    else if (isArrow(event.key)) {
      const from = systems.find(({ id }) => id === focusedId) ?? selected;
      const next = starTowards(systems, from, event.key);
      if (next !== undefined) focus(next);
    } else return;
    event.preventDefault();
  }

  const { dragged, show } = map;
  const select = useCallback(
    (system: System, event: MouseEvent) => {
      // A new tab or window is the browser's business.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!dragged()) onSelect(system);
    },
    [dragged, onSelect],
  );
  const follow = useCallback(
    (system: System) => {
      setFocusedId(system.id);
      show(system);
    },
    [show],
  );

  /** Beside a star, but near enough. */
  function pressNear(event: MouseEvent): void {
    if (map.view === null || dragged() || (event.target as Element).closest("a") !== null) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = toGalaxy(map.view, map.size, { x: event.clientX - left, y: event.clientY - top });
    const nearest = systems
      .map((system) => ({ system, distance: Math.hypot(system.x - at.x, system.y - at.y) }))
      .reduce((best, one) => (one.distance < best.distance ? one : best));
    if (nearest.distance * map.view.scale <= TOUCH_PX) onSelect(nearest.system);
  }

  return (
    <section ref={map.ref} className={classes.map} aria-label="Star map">
      {map.view !== null && (
        <svg
          ref={svg}
          className={classes.svg}
          role="application"
          aria-label="Stars: arrow keys move from star to star, Enter selects, plus and minus zoom"
          onKeyDown={press}
          onClick={pressNear}
          onDragStart={(event) => event.preventDefault()}
          {...map.handlers}
        >
          <SkyDefinitions />
          <g
            style={{
              transform: `translate(${map.size.width / 2}px, ${map.size.height / 2}px) scale(${scale}) translate(${-map.view.middle.x}px, ${-map.view.middle.y}px)`,
              // What keeps its size at every zoom is drawn in px.
              ["--px" as string]: 1 / scale,
            }}
          >
            <Sky systems={systems} lanes={world.lanes} />
            <RangeCircles from={here} range={ship.range} end={course.end} endRange={shown(rangeOf(ahead))} />
            <CourseLine course={course} />
            {systems.map((system) => (
              <StarMark
                key={system.id}
                system={system}
                sentence={starSentence(system, {
                  pins: pins.get(system.id) ?? NO_PINS,
                  signal: signals.has(system.id),
                  ship: system.id === hereId ? "here" : system.id === endId ? "ahead" : null,
                })}
                pins={pins.get(system.id) ?? NO_PINS}
                signal={signals.has(system.id)}
                selected={system.id === selectedId}
                current={system.id === (focusedId ?? selectedId)}
                href={hrefOf(system)}
                onSelect={select}
                onFocus={follow}
              />
            ))}
            {systems.map((system) => (
              <StarLabel key={system.id} system={system} lines={labels.get(system.id) ?? NO_LINES} />
            ))}
            <ShipMark course={course} />
          </g>
        </svg>
      )}
      <MapControls map={map} onShip={() => focus(here)} />
    </section>
  );
}
