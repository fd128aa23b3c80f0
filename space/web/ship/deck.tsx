/** The deck plan: a hull with a button per room. */
import { VisuallyHidden } from "@mantine/core";
import { IconArrowUp, IconBolt, IconPlus } from "@tabler/icons-react";
import { TIER_LIMIT } from "../../rules/values/limits.ts";
import type { Ship } from "../api.ts";
import classes from "./deck.module.css";
import { type Room, roomBoxes, type Section } from "./deck-plan.ts";
import { boxOnPage, drawingSize, type Heading, hullPath, nozzlePath, SCALE } from "./hull-path.ts";
import { ModuleIcon } from "./module-icon.tsx";
import { hasTiers, moduleIn, roomLabel, roomName } from "./room-name.ts";

interface DeckProps {
  readonly ship: Ship;
  readonly sections: readonly Section[];
  readonly heading: Heading;
  /** Queued tiers by module id. */
  readonly queuedTiers: ReadonlyMap<number, number>;
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
}

/** Maximum length of a section on a desktop, and its length on a phone, in px. */
const SECTION_ACROSS = 210;
const SECTION_UP = 92;

const TIERS = Array.from({ length: TIER_LIMIT }, (_, index) => index + 1);

export function Deck({ ship, sections, heading, queuedTiers, selected, onSelect }: DeckProps) {
  const { width, height } = drawingSize(sections, heading);
  const size =
    heading === "right" ? { maxWidth: SECTION_ACROSS * (width / SCALE) } : { height: SECTION_UP * (height / SCALE) };
  const boxes = roomBoxes(sections);
  // Read in visual order: from left to right, or from top to bottom.
  const ordered = heading === "right" ? boxes.toReversed() : boxes;
  return (
    <div className={classes.deck} data-heading={heading} style={size}>
      <svg className={classes.hull} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={classes.nozzle} d={nozzlePath(sections, heading)} />
        <path className={classes.plating} d={hullPath(sections, heading)} />
      </svg>
      <ul aria-label="Rooms of the ship">
        {ordered.map((box) => {
          const { room } = box;
          const tier = room.use === "module" ? queuedTiers.get(room.moduleId) : undefined;
          return (
            <li key={room.key} style={boxOnPage(box, sections, heading)}>
              <button
                type="button"
                className={classes.room}
                data-use={room.use}
                aria-pressed={room.key === selected}
                onClick={() => onSelect(room.key)}
              >
                <VisuallyHidden>{roomLabel(room, ship.modules, tier)}</VisuallyHidden>
                <RoomFace room={room} ship={ship} queuedTier={tier} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface RoomFaceProps {
  readonly room: Room;
  readonly ship: Ship;
  readonly queuedTier: number | undefined;
}

function RoomFace({ room, ship, queuedTier }: RoomFaceProps) {
  const module = moduleIn(room, ship.modules);
  return (
    <span className={classes.face} aria-hidden>
      <span className={classes.top}>
        {"kind" in room ? <ModuleIcon kind={room.kind} /> : <IconPlus size={20} stroke={1.6} aria-hidden />}
        {module !== undefined && module.draw > 0 && (
          <span className={classes.draw}>
            {module.draw}
            <IconBolt size={13} aria-hidden />
          </span>
        )}
      </span>
      <span className={classes.name}>{roomName(room, ship.modules)}</span>
      <span className={classes.foot}>
        {module !== undefined && hasTiers(module) && (
          <span className={classes.tiers}>
            {TIERS.slice(0, Math.max(module.cap, module.tier)).map((tier) => (
              <span key={tier} data-reached={tier <= module.tier || undefined} />
            ))}
          </span>
        )}
        {queuedTier !== undefined && (
          <span className={classes.draw}>
            <IconArrowUp size={13} aria-hidden />
            {queuedTier}
          </span>
        )}
        {(room.use === "reserved" || room.use === "planned") && "queued"}
      </span>
    </span>
  );
}
