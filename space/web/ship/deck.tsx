/** The deck plan: a hull with a button per room. */
import { IconArrowUp, IconBolt, IconPlus } from "@tabler/icons-react";
import { TIER_LIMIT } from "../../rules/values/limits.ts";
import type { Ship } from "../api.ts";
import { Tile, TileName, TileRow } from "../game/tile.tsx";
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
              <Tile
                label={roomLabel(room, ship.modules, tier)}
                isSelected={room.key === selected}
                isEmpty={room.use !== "module"}
                isMarked={room.use === "reserved"}
                style={{ justifyContent: "space-between" }}
                onClick={() => onSelect(room.key)}
              >
                <RoomFace room={room} ship={ship} queuedTier={tier} />
              </Tile>
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
    <>
      <TileRow>
        <span className="accent">
          {"kind" in room ? <ModuleIcon kind={room.kind} /> : <IconPlus size={20} stroke={1.6} />}
        </span>
        {module !== undefined && module.draw > 0 && (
          <span className="dimmed">
            {module.draw} <IconBolt size={13} style={{ verticalAlign: "-2px" }} />
          </span>
        )}
      </TileRow>
      <TileName>{roomName(room, ship.modules)}</TileName>
      <TileRow>
        {module !== undefined && hasTiers(module) && (
          <span className={classes.tiers}>
            {TIERS.slice(0, Math.max(module.cap, module.tier)).map((tier) => (
              <span key={tier} data-reached={tier <= module.tier || undefined} />
            ))}
          </span>
        )}
        {queuedTier !== undefined && (
          <span className="dimmed">
            <IconArrowUp size={13} style={{ verticalAlign: "-2px" }} />
            {queuedTier}
          </span>
        )}
        {(room.use === "reserved" || room.use === "planned") && "queued"}
      </TileRow>
    </>
  );
}
