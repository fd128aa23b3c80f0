/**
 * Shows yields and risks beside the star under the pointer or with the focus. The panel of the selected star shows them in full.
 */
import { capitalised } from "@outbound/kit/web/format.ts";
import { storiesOf } from "../../encounters/factions.ts";
import { useRulesGame, useWorld } from "../../game/game.ts";
import { glanceOf } from "./glance.ts";
import classes from "./glance-card.module.css";
import type { Place, Size } from "./view.ts";

export const GLANCE_ID = "star-glance";

interface GlanceCardProps {
  readonly systemId: number;
  /** Middle of the star, in px. */
  readonly at: Place;
  readonly size: Size;
}

/** Distance from the middle of the star to the card, in px. */
const GAP_PX = 22;

export function GlanceCard({ systemId, at, size }: GlanceCardProps) {
  const { ahead } = useRulesGame();
  const { name, way, yields, risk } = glanceOf(ahead, systemId);
  const story = storiesOf(useWorld()).get(systemId);
  const stories = story === undefined ? [] : [`${capitalised(story.text)}.`];
  // The card is on the side with more room, so that it stays within the map.
  const across = at.x > size.width / 2 ? { right: size.width - at.x + GAP_PX } : { left: at.x + GAP_PX };
  const down = at.y > size.height / 2 ? { bottom: size.height - at.y - GAP_PX } : { top: at.y - GAP_PX };
  return (
    <div id={GLANCE_ID} role="tooltip" className={classes.card} style={{ ...across, ...down }}>
      <strong>{name}</strong>
      {[way, ...stories, ...yields, risk].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
