/** Draws the damage of the hull above its rooms. The hull's figure is shown as text beside the deck plan. */

import { cracksOf } from "./damage.ts";
import classes from "./deck.module.css";
import type { Section } from "./deck-plan.ts";
import { drawingSize, type Heading } from "./hull-path.ts";

interface CracksProps {
  readonly hull: number;
  readonly sections: readonly Section[];
  readonly heading: Heading;
}

export function Cracks({ hull, sections, heading }: CracksProps) {
  const { width, height } = drawingSize(sections, heading);
  return (
    <svg className={classes.cracks} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {cracksOf(hull, sections, heading).map(({ key, path, isBreach }) => (
        <g key={key}>
          {isBreach && <path className={classes.breach} d={path} />}
          <path className={classes.crack} d={path} />
        </g>
      ))}
    </svg>
  );
}
