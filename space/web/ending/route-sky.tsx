/** Draws the galaxy with the ship's route. */
import type { StarClass } from "../../rules/catalog/stars.ts";
import { lookOf } from "../game/star-look.ts";
import { GALAXY } from "../map/chart/view.ts";
import type { Stop } from "./journey.ts";
import classes from "./journey-map.module.css";

/** A system as this map draws it; places in light years. */
export interface SkySystem {
  readonly id: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly starClass: StarClass;
  readonly explored: boolean;
  readonly apex: boolean;
}

/** In light years. */
export type Place = Pick<SkySystem, "x" | "y">;

interface RouteSkyProps {
  readonly systems: readonly SkySystem[];
  readonly stops: readonly Stop[];
  readonly turn: number;
  /** Position of the ship during a jump; by default at the last stop. */
  readonly ship?: Place | undefined;
  /** True if the Apex shines. */
  readonly isWon: boolean;
}

/** Margin around the galaxy in light years. */
const MARGIN = 2;

export function RouteSky({ systems, stops, turn, ship, isWon }: RouteSkyProps) {
  const visited = new Set(stops.map(({ systemId }) => systemId));
  const places = stops.flatMap(({ systemId }) => systems.find(({ id }) => id === systemId) ?? []);
  const last = ship ?? places.at(-1);
  const way = ship === undefined ? places : [...places, ship];
  const path = way.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
  const route = places.length === 0 ? "not recorded" : places.map(({ name }) => name).join(", ");
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${GALAXY.width + 2 * MARGIN} ${GALAXY.height + 2 * MARGIN}`}
      role="img"
      aria-label={`Route of the ship until turn ${turn}: ${route}`}
    >
      <radialGradient id="relit-light">
        <stop offset="0%" stopColor="#8ff0ff" stopOpacity="0.6" />
        <stop offset="100%" stopColor="#8ff0ff" stopOpacity="0" />
      </radialGradient>
      {systems.map(({ id, x, y, starClass, explored, apex }) => (
        <g key={id} transform={`translate(${x} ${y})`} style={{ ["--star" as string]: lookOf(starClass).color }}>
          {apex && isWon && <circle className={classes.relit} r={8} fill="url(#relit-light)" />}
          {(visited.has(id) || (apex && isWon)) && <circle className={classes.glow} r={1.5} />}
          <circle
            className={explored || visited.has(id) ? classes.star : classes.dark}
            r={apex ? 0.75 : visited.has(id) ? 0.6 : 0.35}
          />
          {apex && <circle className={classes.apex} r={1.5} />}
        </g>
      ))}
      <path className={classes.way} d={path} />
      {last !== undefined && (
        <circle className={classes.ship} r={1.1} style={{ transform: `translate(${last.x}px, ${last.y}px)` }} />
      )}
    </svg>
  );
}
