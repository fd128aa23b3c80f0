/** Rebuilds the state from the messages of `GET /api/stream?frames=delta`. Imports only the contract. */
import type { components } from "./cargo-contract.ts";

type Plane = components["schemas"]["Plane"];
type Snapshot = components["schemas"]["StreamSnapshot"];
type Delta = components["schemas"]["StreamDelta"];
type ListedAirport = Frame["market"]["airports"][number];
type Taken = Exclude<ListedAirport, unknown[]>["recentlyTaken"][number];

/** A state of the stream, which has no `economy.depth`. */
export type Frame = components["schemas"]["StreamState"];

export interface FrameMessage {
  readonly event: string;
  readonly id: string;
  readonly data: string;
}

export interface FrameReaderOptions {
  /** Returns the plane as it is at `clockMs`. Called for planes that no message changed: fuel and health change with time. */
  readonly moved?: (plane: Plane, before: Frame, clockMs: number) => Plane;
}

export class FrameReader {
  readonly #moved: NonNullable<FrameReaderOptions["moved"]>;
  #last: { readonly id: string; readonly at: number; readonly state: Frame } | undefined;

  constructor({ moved = (plane) => plane }: FrameReaderOptions = {}) {
    this.#moved = moved;
  }

  /** The newest state; undefined before the first message. */
  get state(): Frame | undefined {
    return this.#last?.state;
  }

  /**
   * Returns the state after an `event: snapshot` or `event: delta`. Undefined means that messages are missing: the stream has to
   * be opened again without Last-Event-ID.
   */
  take({ event, id, data }: FrameMessage): Frame | undefined {
    if (event === "snapshot") {
      const { at, state } = JSON.parse(data) as Snapshot;
      this.#last = { id, at, state };
      return state;
    }
    const delta = JSON.parse(data) as Delta;
    const last = this.#last;
    if (last === undefined || last.id !== delta.from) return undefined;
    const planes = last.state.planes.map((plane) => this.#moved(plane, last.state, delta.clockMs));
    const before = counted({ ...last.state, planes }, delta.at - last.at);
    const state = { ...changed(before, delta), revision: Number.parseInt(id, 10) };
    this.#last = { id, at: delta.at, state };
    return state;
  }
}

/** Reduces the remaining real times by `passedMs`. */
function counted(state: Frame, passedMs: number): Frame {
  const left = (ms: number, least = 1) => Math.max(least, ms - passedMs);
  const { player } = state;
  return {
    ...state,
    player: {
      ...player,
      scouting: { ...player.scouting, nextRealMs: left(player.scouting.nextRealMs, 0) },
      coolingOff: player.coolingOff.map((one) => ({ ...one, untilRealMs: left(one.untilRealMs) })),
      routesUntilRealMs: left(player.routesUntilRealMs, 0),
    },
    packages: state.packages.map((one) =>
      one.expiresRealMs === undefined ? one : { ...one, expiresRealMs: left(one.expiresRealMs) },
    ),
  };
}

function changed(state: Frame, delta: Delta): Frame {
  const { clockMs, clock, player, economy, omitted, market = {} } = delta;
  return {
    ...state,
    simState: { clockMs },
    ...(clock && { clock }),
    ...(player && { player }),
    ...(economy && { economy }),
    ...(omitted && { omitted }),
    planes: withChanges(state.planes, delta.planes),
    bases: withChanges(state.bases, delta.bases),
    routes: withChanges(state.routes, delta.routes),
    packages: withChanges(state.packages, delta.packages),
    market: {
      airports: airportsWith(state.market.airports, market.airports),
      planes: withChanges(state.market.planes, market.planes),
      world: market.world ?? state.market.world,
    },
  };
}

/** Applies changes by id. */
function withChanges<Item extends { id: number }>(
  items: Item[],
  changes: Readonly<Record<string, Item | null>> = {},
): Item[] {
  const kept = items.filter(({ id }) => !(id in changes));
  return [...kept, ...Object.values(changes).filter((item) => item !== null)].sort((a, b) => a.id - b.id);
}

type AirportChanges = NonNullable<NonNullable<Delta["market"]>["airports"]>;

const codeOf = (listed: ListedAirport): string => (Array.isArray(listed) ? listed[0] : listed.icao);

/** Applies changes to airports. Full airports come first in the result; both parts are sorted by code. */
function airportsWith(airports: ListedAirport[], changes: AirportChanges = {}): ListedAirport[] {
  const known = new Map(airports.map((listed) => [codeOf(listed), listed]));
  for (const [icao, change] of Object.entries(changes)) {
    if (change === null) known.delete(icao);
    else if (typeof change === "number") known.set(icao, [icao, change]);
    else known.set(icao, inFull(icao, known.get(icao), change));
  }
  const sorted = [...known.values()].sort((a, b) => (codeOf(a) < codeOf(b) ? -1 : 1));
  return [...sorted.filter((one) => !Array.isArray(one)), ...sorted.filter((one) => Array.isArray(one))];
}

function inFull(
  icao: string,
  before: ListedAirport | undefined,
  { openJobs, recentlyTaken = {} }: Exclude<AirportChanges[string], number | null>,
): ListedAirport {
  const known: Taken[] = before === undefined || Array.isArray(before) ? [] : before.recentlyTaken;
  const kept = known.filter(({ packageId }) => !(packageId in recentlyTaken));
  const taken = [...kept, ...Object.values(recentlyTaken).filter((take) => take !== null)];
  return { icao, openJobs, recentlyTaken: taken.sort((a, b) => (a.takenAt < b.takenAt ? 1 : -1)) };
}
