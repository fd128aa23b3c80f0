/** The deck plan: the hull with a button for each room, the crew in their rooms, and the damage. */
import { IconArrowUp, IconBolt, IconPlus } from "@tabler/icons-react";
import type { CrewMember, Ship, Task } from "../../api.ts";
import { Tile, TileName, TileRow } from "../../game/tile.tsx";
import { Portrait } from "../../portrait/portrait.tsx";
import { ModuleIcon } from "../module-icon.tsx";
import { breakableName, hasTiers, moduleIn, roomLabel, roomName } from "../room-name.ts";
import { Cracks } from "./cracks.tsx";
import { crewPlaces } from "./crew-places.ts";
import classes from "./deck.module.css";
import { type Room, roomBoxes, type Section } from "./deck-plan.ts";
import { Hull } from "./hull.tsx";
import { boxOnPage, drawingSize, type Heading, SCALE } from "./hull-path.ts";
import { RoomArt, TierArt } from "./room-art.tsx";

interface DeckProps {
  readonly ship: Ship;
  readonly crew: readonly CrewMember[];
  readonly activeTask: Task | null;
  readonly sections: readonly Section[];
  readonly heading: Heading;
  /** Tiers at the end of the queue, by module id. */
  readonly queuedTiers: ReadonlyMap<number, number>;
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
}

/** Maximum length of a section on a desktop, and its length on a phone, in px. */
const SECTION_ACROSS = 210;
const SECTION_UP = 92;

export function Deck({ ship, crew, activeTask, sections, heading, queuedTiers, selected, onSelect }: DeckProps) {
  const { width, height } = drawingSize(sections, heading);
  const size =
    heading === "right" ? { maxWidth: SECTION_ACROSS * (width / SCALE) } : { height: SECTION_UP * (height / SCALE) };
  const boxes = roomBoxes(sections);
  const places = crewPlaces(crew, activeTask, ship.modules);
  // The tab order follows the visual order: from left to right, or from top to bottom.
  const ordered = heading === "right" ? boxes.toReversed() : boxes;
  return (
    <div className={classes.deck} data-heading={heading} style={size}>
      <Hull ship={ship} sections={sections} heading={heading} isJumping={activeTask?.kind === "jump"} />
      <ul aria-label="Rooms of the ship">
        {ordered.map((box) => {
          const { room } = box;
          const tier = room.use === "module" ? queuedTiers.get(room.moduleId) : undefined;
          const people = (room.use === "module" ? places.get(room.moduleId) : undefined) ?? [];
          return (
            <li key={room.key} style={boxOnPage(box, sections, heading)}>
              <Tile
                label={[roomLabel(room, ship.modules, tier), ...people.map(({ name }) => name)].join(", ")}
                isSelected={room.key === selected}
                isEmpty={room.use !== "module"}
                isMarked={room.use === "reserved"}
                style={{ position: "relative", justifyContent: "space-between" }}
                onClick={() => onSelect(room.key)}
              >
                <RoomFace room={room} ship={ship} queuedTier={tier} people={people} />
              </Tile>
            </li>
          );
        })}
      </ul>
      <Cracks hull={ship.hull} sections={sections} heading={heading} />
    </div>
  );
}

interface RoomFaceProps {
  readonly room: Room;
  readonly ship: Ship;
  readonly queuedTier: number | undefined;
  readonly people: readonly CrewMember[];
}

/** Number of portraits that fit in a room; the others are counted. */
const PORTRAITS = 3;

function RoomFace({ room, ship, queuedTier, people }: RoomFaceProps) {
  const module = moduleIn(room, ship.modules);
  return (
    <>
      {module !== undefined && !hasTiers(module) && <RoomArt kind={module.kind} />}
      <TileRow>
        <span className="accent">
          {"kind" in room ? <ModuleIcon kind={room.kind} /> : <IconPlus size={20} stroke={1.6} />}
        </span>
        {people.length > 0 && (
          <span className={classes.people}>
            {people.slice(0, PORTRAITS).map(({ id }) => (
              <Portrait key={id} memberId={id} size={24} />
            ))}
            {people.length > PORTRAITS && <span>+{people.length - PORTRAITS}</span>}
          </span>
        )}
        {module !== undefined && module.draw > 0 && (
          <span className="dimmed">
            {module.draw} <IconBolt size={13} style={{ verticalAlign: "-2px" }} />
          </span>
        )}
      </TileRow>
      <TileName>{breakableName(roomName(room, ship.modules))}</TileName>
      <TileRow>
        {module !== undefined && hasTiers(module) && <TierArt kind={module.kind} tier={module.tier} cap={module.cap} />}
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
