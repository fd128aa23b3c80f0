/** Draws the ship behind its rooms: plating, fittings of the modules and damage. */
import type { Ship } from "../../api.ts";
import classes from "./deck.module.css";
import type { Section } from "./deck-plan.ts";
import { fittingsOf } from "./fittings.ts";
import { drawingSize, type Heading, hullPath } from "./hull-path.ts";

interface HullProps {
  readonly ship: Ship;
  readonly sections: readonly Section[];
  readonly heading: Heading;
  /** True while the drive is burning. */
  readonly isJumping: boolean;
}

export function Hull({ ship, sections, heading, isJumping }: HullProps) {
  const { width, height } = drawingSize(sections, heading);
  const outline = hullPath(sections, heading);
  const { nozzles, masts, intakes, isShielded } = fittingsOf(ship.modules, sections, heading);
  return (
    <svg className={classes.hull} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {isShielded && <path className={classes.shield} d={outline} />}
      <path className={classes.nozzle} d={nozzles} data-burning={isJumping || undefined} />
      <path className={classes.intake} d={intakes} />
      <path className={classes.mast} d={masts} />
      <path className={classes.plating} d={outline} />
    </svg>
  );
}
