/** Draws everything on the map that has a place in the galaxy, in light years. */
import { type MouseEvent, useMemo } from "react";
import { rangeOf } from "../../../rules/game/effects.ts";
import type { Game } from "../../../rules/game/game.ts";
import { shown } from "../../../rules/values/amount.ts";
import type { Mission, System } from "../../api.ts";
import { storiesOf } from "../../encounters/factions.ts";
import { useShip, useWorld } from "../../game/game.ts";
import { courseOf } from "../course.ts";
import { planRoute } from "../route-plan.ts";
import { starSentence } from "../system/star-text.ts";
import { starLabels } from "./map-labels.ts";
import { type Pin, pinsOf } from "./pins.ts";
import { berthOf, CourseLine, PlannedLine, RangeCircles, ShipMark } from "./ship-mark.tsx";
import { Sky } from "./sky.tsx";
import { StarLabel, StarMark } from "./star-mark.tsx";

interface GalaxyProps {
  /** Read by the map, and not only when the galaxy is drawn, because the page would be hidden again until it has them. */
  readonly missions: readonly Mission[];
  /** The game at the end of the queue. */
  readonly ahead: Game;
  readonly selected: System;
  readonly discoveries: ReadonlySet<number>;
  /** The star that the Tab key reaches. */
  readonly currentId: number;
  /** px per light year. */
  readonly scale: number;
  readonly onSelect: (system: System, event: MouseEvent) => void;
  readonly onFocus: (system: System) => void;
}

const NO_PINS: readonly Pin[] = [];
const NO_LINES: readonly string[] = [];

export function Galaxy({ missions, ahead, selected, discoveries, currentId, scale, onSelect, onFocus }: GalaxyProps) {
  const world = useWorld();
  const { range } = useShip();
  const { systems, lanes, position, save } = world;
  const isWon = save.status === "won";
  const course = useMemo(() => courseOf(world), [world]);
  const pins = useMemo(() => pinsOf(missions, systems), [missions, systems]);
  const signals = useMemo(() => new Set(world.signals), [world.signals]);
  const stories = useMemo(() => storiesOf(world), [world]);
  const [hereId, endId, selectedId] = [position.systemId, course.end.id, selected.id];
  const plan = useMemo(() => planRoute(ahead, selectedId, "turns"), [ahead, selectedId]);
  // The zoom is rounded, so that labels are not laid out again for each small change.
  const labelScale = Math.round(scale * 2) / 2;
  const labels = useMemo(
    () =>
      starLabels(
        {
          systems,
          pins,
          signals,
          stories,
          selectedId,
          hereId,
          endId,
          ship: { at: course.ship, berth: berthOf(course) },
        },
        labelScale,
      ),
    [systems, pins, signals, stories, selectedId, hereId, endId, course, labelScale],
  );
  const here = systems.find(({ id }) => id === hereId) ?? selected;
  return (
    <>
      <Sky systems={systems} lanes={lanes} isWon={isWon} />
      <RangeCircles from={here} range={range} end={course.end} endRange={shown(rangeOf(ahead))} />
      {plan !== null && <PlannedLine from={course.end} hops={plan.hops} systems={systems} />}
      <CourseLine course={course} />
      {systems.map((system) => (
        <StarMark
          key={system.id}
          system={system}
          sentence={starSentence(system, {
            pins: pins.get(system.id) ?? NO_PINS,
            signal: signals.has(system.id),
            story: stories.get(system.id) ?? null,
            ship: system.id === hereId ? "here" : system.id === endId ? "ahead" : null,
          })}
          pins={pins.get(system.id) ?? NO_PINS}
          signal={signals.has(system.id)}
          story={stories.has(system.id)}
          isNew={discoveries.has(system.id)}
          selected={system.id === selectedId}
          current={system.id === currentId}
          onSelect={onSelect}
          onFocus={onFocus}
        />
      ))}
      {systems.map((system) => (
        <StarLabel key={system.id} system={system} lines={labels.get(system.id) ?? NO_LINES} />
      ))}
      <ShipMark course={course} />
    </>
  );
}
