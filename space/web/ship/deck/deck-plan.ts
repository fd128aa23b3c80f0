/** Plans the ship from above: sections from bow to stern with one or two rooms each, and the hull around them. */
import { type BuiltKind, type ModuleKind, SLOTS } from "../../../rules/catalog/modules.ts";

export interface ShipModule {
  readonly id: number;
  readonly kind: ModuleKind;
}

/** The queued changes of the deck plan. */
export interface QueuedRooms {
  /** Modules of queued builds, in queue order. */
  readonly builds: readonly BuiltKind[];
  readonly expansions: number;
}

export type Room =
  | { readonly use: "module"; readonly key: string; readonly moduleId: number; readonly kind: ModuleKind }
  /** A slot reserved for a queued build. */
  | { readonly use: "reserved"; readonly key: string; readonly kind: BuiltKind }
  | { readonly use: "free"; readonly key: string }
  /** A slot that a queued expansion will add. */
  | { readonly use: "planned"; readonly key: string };

export interface Section {
  readonly part: "bow" | "hold" | "reactor" | "stern";
  /** One room across the ship, or one on the port and one on the starboard side. */
  readonly rooms: readonly [Room] | readonly [Room, Room];
}

/** Place and size of a room in section lengths: along the ship from the stern's end (0), and across it from the middle line. */
export interface RoomBox {
  readonly room: Room;
  readonly along: number;
  readonly length: number;
  readonly across: number;
  readonly breadth: number;
}

/** Returns the sections from bow to stern. Every slot is a room; a module of two slots takes a whole section. */
export function sectionsOf(modules: readonly ShipModule[], slots: number, queued: QueuedRooms): Section[] {
  const room = (kind: ModuleKind): Room => {
    const module = modules.find((one) => one.kind === kind);
    return module ? moduleRoom(module) : { use: "free", key: `missing-${kind}` };
  };
  const [beside, ...pairs] = fill(modules, slots, queued);
  return [
    { part: "bow", rooms: [room("sensor")] },
    { part: "hold", rooms: [room("lab"), room("fab")] },
    { part: "hold", rooms: [room("life-support"), beside?.[0] ?? { use: "free", key: "slot-0" }] },
    ...pairs.map((rooms): Section => ({ part: "hold", rooms: rooms as [Room] | [Room, Room] })),
    { part: "reactor", rooms: [room("reactor")] },
    { part: "stern", rooms: [room("drive")] },
  ];
}

const moduleRoom = ({ id, kind }: ShipModule): Room => ({ use: "module", key: `module-${id}`, moduleId: id, kind });

/** Modules with fixed rooms; all other modules use the remaining slots. */
const FIXED: readonly ModuleKind[] = ["sensor", "lab", "fab", "reactor", "drive", "life-support"];
const FIXED_SLOTS = 5;

/**
 * Returns the rooms of the slot beside life support, then of the pairs that expansions added, with modules in the order built.
 */
function fill(modules: readonly ShipModule[], slots: number, queued: QueuedRooms): Room[][] {
  const pairs = Math.ceil((slots - FIXED_SLOTS - 1) / 2);
  const sections: { rooms: Room[]; places: number }[] = [
    { rooms: [], places: 1 },
    ...Array.from({ length: Math.max(0, pairs) }, () => ({ rooms: [], places: 2 })),
  ];
  const built = modules.filter(({ kind }) => !FIXED.includes(kind)).toSorted((a, b) => a.id - b.id);
  const wanted: Room[] = [
    ...built.map(moduleRoom),
    ...queued.builds.map((kind): Room => ({ use: "reserved", key: `reserved-${kind}`, kind })),
  ];
  for (const room of wanted) {
    const needed = "kind" in room ? SLOTS[room.kind] : 1;
    const section = sections.find(({ places }) => places >= needed);
    if (section === undefined) continue;
    section.rooms.push(room);
    section.places -= needed;
  }
  const planned = Array.from({ length: queued.expansions }, (_, index): Room[] => [
    { use: "planned", key: `planned-${index}-port` },
    { use: "planned", key: `planned-${index}-starboard` },
  ]);
  return [...sections.map(withFreePlaces), ...planned];
}

const withFreePlaces = ({ rooms, places }: { rooms: Room[]; places: number }, section: number): Room[] => [
  ...rooms,
  ...Array.from({ length: places }, (_, place): Room => ({ use: "free", key: `slot-${section}-${place}` })),
];

/** Free length in front of the foremost room and behind the last. */
const NOSE = 0.5;
export const TAIL = 0.3;
/** Half the width of the rooms in each part. */
const HALF_BREADTH: Readonly<Record<Section["part"], number>> = { bow: 0.62, hold: 1, reactor: 0.8, stern: 0.62 };
/** Gap between rooms, and between rooms and hull. */
const WALL = 0.035;
const PLATING = 0.09;

export const shipLength = (sections: readonly Section[]): number => NOSE + sections.length + TAIL;
/** Distance from the middle line to the edge of the drawing, including the hull and a margin. */
export const HALF_BEAM = HALF_BREADTH.hold + PLATING + 0.05;

/** Returns the place of each room, from bow to stern. */
export function roomBoxes(sections: readonly Section[]): RoomBox[] {
  return sections.flatMap(({ part, rooms }, index) => {
    const along = TAIL + sections.length - 1 - index + WALL;
    const half = HALF_BREADTH[part];
    const breadth = (2 * half) / rooms.length;
    return rooms.map((room, side) => ({
      room,
      along,
      length: 1 - 2 * WALL,
      across: -half + side * breadth + WALL,
      breadth: breadth - 2 * WALL,
    }));
  });
}

/** A point on the hull's side: distance from the stern's end, and from the middle line. */
export type HullPoint = readonly [along: number, half: number];

/**
 * Returns the port side from the stern's corner to the tip of the nose; the starboard side mirrors it. The hull narrows only
 * beside narrow sections, so that it never cuts into a wide one.
 */
export function hullSide(sections: readonly Section[]): HullPoint[] {
  const fromStern = sections.toReversed().map(({ part }) => HALF_BREADTH[part] + PLATING);
  const points: HullPoint[] = [
    [0.08, (fromStern[0] ?? 0) * 0.72],
    [TAIL, fromStern[0] ?? 0],
  ];
  fromStern.forEach((half, index) => {
    const end = TAIL + index + 1;
    const next = fromStern[index + 1];
    if (next === undefined) points.push([end, half * 0.94]);
    else if (next > half) points.push([end - 0.3, half], [end, next]);
    else if (next < half) points.push([end, half], [end + 0.3, next]);
  });
  return [...points, [TAIL + sections.length + NOSE, 0]];
}
