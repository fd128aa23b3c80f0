/** A star: a disc by class with its letter, or a ring with a question mark while unexplored. */
import type { StarClass } from "../../../rules/catalog/stars.ts";
import { lookOf } from "../../game/star-look.ts";
import classes from "./star-body.module.css";

interface StarBodyProps {
  readonly starClass: StarClass;
  readonly explored: boolean;
}

export function StarBody({ starClass, explored }: StarBodyProps) {
  const { letter, radius, shape, color } = lookOf(starClass);
  return (
    <g
      className={classes.body}
      data-shape={shape}
      data-explored={explored || undefined}
      style={{ ["--star" as string]: color }}
    >
      {explored && <circle className={classes.glow} r={radius * 2.1} />}
      {shape === "pulsar" && <path className={classes.beam} d={`M0 ${-radius * 2.2}V${radius * 2.2}`} />}
      {shape === "hole" && <ellipse className={classes.disk} rx={radius * 1.8} ry={radius * 0.6} />}
      <circle className={classes.disc} r={radius} />
      {shape === "dwarf" && <circle className={classes.halo} r={radius + 3} />}
      <text className={classes.letter} dy="0.36em">
        {explored ? letter : "?"}
      </text>
    </g>
  );
}

/** The same star as a picture beside text. */
export function StarBadge({ starClass, explored, size = 36 }: StarBodyProps & { readonly size?: number }) {
  return (
    <svg className={classes.badge} width={size} height={size} viewBox="-21 -21 42 42" aria-hidden="true">
      <StarBody starClass={starClass} explored={explored} />
    </svg>
  );
}
