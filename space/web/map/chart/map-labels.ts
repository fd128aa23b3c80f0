/** Determines the labels of the stars at a zoom level. */
import type { System } from "../../api.ts";
import type { Story } from "../../encounters/factions.ts";
import { lookOf } from "../../game/star-look.ts";
import { routeText } from "../system/star-text.ts";
import { type MapLabel, shownLines } from "./labels.ts";
import type { Pin } from "./pins.ts";
import type { Place } from "./view.ts";

export interface LabelSources {
  readonly systems: readonly System[];
  readonly pins: ReadonlyMap<number, readonly Pin[]>;
  readonly signals: ReadonlySet<number>;
  readonly stories: ReadonlyMap<number, Story>;
  readonly selectedId: number;
  readonly hereId: number;
  readonly endId: number;
  /** `at` is in light years; `berth` is the offset from there at which the ship is drawn, in px. */
  readonly ship: { readonly at: Place; readonly berth: Place };
}

/** From this zoom (px per light year) on, every label shows the way to its star. */
const DETAILED_SCALE = 15;

/** Returns the lines to show for each star; empty for stars without room for a label. */
export function starLabels(sources: LabelSources, scale: number): ReadonlyMap<number, readonly string[]> {
  const labels = sources.systems.map((system) => labelOf(system, sources, scale));
  const { at, berth } = sources.ship;
  const shown = shownLines(labels, scale, { x: at.x * scale + berth.x, y: at.y * scale + berth.y });
  return new Map(labels.map(({ id, lines }) => [id, lines.slice(0, shown.get(id) ?? 0)]));
}

function labelOf(system: System, sources: LabelSources, scale: number): MapLabel {
  const pins = sources.pins.get(system.id) ?? [];
  const story = sources.stories.get(system.id);
  const selected = system.id === sources.selectedId;
  const way = routeText(system);
  const detailed = selected || system.reachable || scale >= DETAILED_SCALE;
  const missions = pins.slice(0, 1).map((pin) => (pin.accepted ? pin.short : `${pin.short}?`));
  return {
    id: system.id,
    x: system.x,
    y: system.y,
    lines: [system.name, ...missions, ...(story ? [story.short] : []), ...(detailed && way !== "" ? [way] : [])],
    weight: weightOf(system, sources, pins),
    drop: labelDrop(system),
    marks: marksOf(system, sources, pins.length > 0),
  };
}

/** Returns the places of a star's marks: a pin above it, a story at its upper left, a signal at its upper right. */
function marksOf({ id, starClass }: System, { stories, signals }: LabelSources, hasPin: boolean): readonly Place[] {
  const { radius } = lookOf(starClass);
  return [
    ...(hasPin ? [{ x: 0, y: -radius - 11 }] : []),
    ...(stories.has(id) ? [{ x: -radius - 8, y: -radius }] : []),
    ...(signals.has(id) ? [{ x: radius + 4, y: -radius - 4 }] : []),
  ];
}

function weightOf(system: System, sources: LabelSources, pins: readonly Pin[]): number {
  if (system.id === sources.selectedId) return 100;
  if (system.id === sources.hereId) return 95;
  if (system.id === sources.endId) return 90;
  if (pins.some(({ accepted }) => accepted)) return 80;
  if (system.apex) return 75;
  if (sources.stories.has(system.id)) return 72;
  if (sources.signals.has(system.id)) return 70;
  if (pins.length > 0) return 60;
  if (system.reachable) return 50;
  return (system.explored ? 40 : 20) - system.distance / 10;
}

/** Returns the distance from the middle of a star to the top of its label, in px. The label is below the danger marks, if any. */
export const labelDrop = ({ starClass, danger }: Pick<System, "starClass" | "danger">): number =>
  lookOf(starClass).radius + (danger > 0 ? 11 : 4);
