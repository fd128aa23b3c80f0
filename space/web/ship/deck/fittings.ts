/** Draws the modules that can be seen from outside: nozzles of the drive, masts of the sensor array, intakes of the scoop. */
import type { Ship } from "../../api.ts";
import { hullSide, type Section } from "./deck-plan.ts";
import { type Heading, pointOnPage } from "./hull-path.ts";

export interface Fittings {
  /** SVG paths in the units of the hull's drawing; empty if the module is not aboard. */
  readonly nozzles: string;
  readonly masts: string;
  readonly intakes: string;
  readonly isShielded: boolean;
}

export function fittingsOf(modules: Ship["modules"], sections: readonly Section[], heading: Heading): Fittings {
  const tierOf = (wanted: string): number => modules.find(({ kind }) => kind === wanted)?.tier ?? 0;
  const at = (along: number, across: number) => pointOnPage(along, across, sections, heading);
  return {
    nozzles: nozzles(1 + tierOf("drive"), at),
    masts: masts(tierOf("sensor"), sections, at),
    intakes: tierOf("scoop") === 0 ? "" : intakes(at),
    isShielded: tierOf("shield") > 0,
  };
}

type At = (along: number, across: number) => string;

/** Draws the nozzles behind the stern, one more than the drive's tier. */
function nozzles(count: number, at: At): string {
  const breadth = Math.min(0.34, 0.9 / count);
  return Array.from({ length: count }, (_, index) => {
    const across = (index - (count - 1) / 2) * (breadth + 0.06);
    const half = breadth / 2;
    return `M${at(0.1, across - half * 0.65)}L${at(0, across - half)}L${at(0, across + half)}L${at(0.1, across + half * 0.65)}Z`;
  }).join("");
}

/** Draws a pair of masts for each tier, on both sides of the bow. */
function masts(tier: number, sections: readonly Section[], at: At): string {
  const side = hullSide(sections);
  const [root, half] = side.at(-2) ?? [0, 0];
  return Array.from({ length: tier }, (_, index) => index)
    .flatMap((index) => [1, -1].map((across) => ({ along: root - 0.2 - index * 0.16, across })))
    .map(({ along, across }) => {
      const [foot, tip] = [across * half * 0.96, across * (half + 0.16)];
      return `M${at(along, foot)}L${at(along, tip)}M${at(along - 0.04, tip)}L${at(along + 0.04, tip)}`;
    })
    .join("");
}

/** Draws two funnels beside the stern. */
function intakes(at: At): string {
  return [1, -1]
    .map(
      (side) => `M${at(0.45, side * 0.68)}L${at(0.75, side * 0.92)}L${at(1.02, side * 0.92)}L${at(1.02, side * 0.72)}Z`,
    )
    .join("");
}
