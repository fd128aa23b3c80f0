/** Shows the ship on the map, which moves as turns pass, and the course of its queue. */
import { memo } from "react";
import type { System } from "../../api.ts";
import type { Course } from "../course.ts";
import type { PlannedHop } from "../route-plan.ts";
import classes from "./ship-mark.module.css";
import type { Place } from "./view.ts";

/** Outline of the ship with its bow to the right. */
export const HULL = "M11 0L-7 -7L-3.5 0L-7 7Z";
/** Offset in px at which the ship is drawn beside a star. */
const BERTH = { x: 17, y: -15 };

/** Returns the offset from the ship's place to where it is drawn, in px. */
export const berthOf = ({ docked }: Pick<Course, "docked">): Place => (docked ? BERTH : { x: 0, y: 0 });

export const ShipMark = memo(function ShipMark({ course }: { readonly course: Course }) {
  const { ship, heading } = course;
  const berth = berthOf(course);
  return (
    <g className={classes.ship} data-testid="ship" style={{ transform: `translate(${ship.x}px, ${ship.y}px)` }}>
      <g style={{ transform: "scale(var(--px))" }}>
        <g className={classes.berth} style={{ transform: `translate(${berth.x}px, ${berth.y}px)` }}>
          <g className={classes.hull} style={{ transform: `rotate(${heading}deg)` }}>
            <path d={HULL} />
          </g>
        </g>
      </g>
    </g>
  );
});

/** Shows the queued jumps as a dashed line, with an outline of the ship at the end. */
export function CourseLine({ course }: { readonly course: Course }) {
  const { legs, end } = course;
  if (legs.length === 0) return null;
  return (
    <g className={classes.course}>
      {legs.map(({ taskId, from, to, flying }) => (
        <line key={taskId} x1={from.x} y1={from.y} x2={to.x} y2={to.y} data-flying={flying || undefined} />
      ))}
      <g style={{ transform: `translate(${end.x}px, ${end.y}px) scale(var(--px))` }}>
        <g className={classes.ghost} transform={`translate(${BERTH.x} ${BERTH.y}) rotate(-90)`}>
          <path d={HULL} />
        </g>
      </g>
    </g>
  );
}

interface PlannedLineProps {
  readonly from: System;
  readonly hops: readonly PlannedHop[];
  readonly systems: readonly System[];
}

/** Shows the route to the selected star before it is ordered. */
export function PlannedLine({ from, hops, systems }: PlannedLineProps) {
  const places = hops.map((hop) => systems.find(({ id }) => id === hop.systemId) ?? from);
  const points = [from, ...places].map(({ x, y }) => `${x},${y}`);
  return <polyline className={classes.planned} points={points.join(" ")} />;
}

interface RangeCirclesProps {
  readonly from: System;
  readonly range: number;
  readonly end: System;
  readonly endRange: number;
}

/** Shows the jump range around the ship and around the end of the queue. */
export function RangeCircles({ from, range, end, endRange }: RangeCirclesProps) {
  return (
    <g className={classes.range}>
      <circle cx={from.x} cy={from.y} r={range} />
      {end.id !== from.id && <circle cx={end.x} cy={end.y} r={endRange} data-ahead="true" />}
    </g>
  );
}
