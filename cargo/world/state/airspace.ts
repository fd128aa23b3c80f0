/** Index of planes by owner and airport, and of the airports that they open. Derived from the planes. */
import { poolAirportsOf } from "../../rules/jobs/pools.ts";
import { draw } from "../../rules/values/chance.ts";
import type { Plane } from "../../rules/values/plane.ts";
import { waitsForCash } from "../../rules/values/routes/route.ts";
import type { Collection } from "./journal.ts";
import { IdsBy, type SizedIds } from "./sorted-ids.ts";

type Counts<K> = Map<K, number>;

export class Airspace {
  readonly #planesOf = new IdsBy<number>();
  readonly #planesAt = new IdsBy<string>();
  readonly #waitingOf = new IdsBy<number>();
  /** For each open airport, the number of planes that open it by owner. */
  readonly #openers = new Map<string, Counts<number>>();
  readonly #openedBy = new Map<number, Counts<string>>();
  readonly #keys = new Map<string, number>();
  #touched = new Set<string>();
  #active = 0;

  constructor(planes: Collection<number, Plane>) {
    planes.watch((id, before, after) => {
      this.#wait(id, before, after);
      // Wear, fuel and totals change far more often than a plane's airports.
      if (before && after && isPlacedAlike(before, after)) return;
      this.#relist(id, before, after);
      this.#reopen(before, after);
      this.#active += activity(after) - activity(before);
    });
  }

  /** The number of planes that fly or are in repair. The clock runs while it is above 0. */
  get active(): number {
    return this.#active;
  }

  /** Returns a player's planes, by id. */
  planesOf(ownerId: number): SizedIds {
    return this.#planesOf.get(ownerId);
  }

  /** Returns a player's planes whose routes wait for cash, by id. */
  waitingOf(ownerId: number): SizedIds {
    return this.#waitingOf.get(ownerId);
  }

  /** Planes that are parked at the airport or fly from or to it, by id. */
  planesAt(icao: string): SizedIds {
    return this.#planesAt.get(icao);
  }

  isOpen(icao: string): boolean {
    return this.#openers.has(icao);
  }

  /** Identifies the set of owners whose planes open the airport; null if there are none. */
  openersKey(icao: string): number | null {
    return this.isOpen(icao) ? (this.#keys.get(icao) ?? 0) : null;
  }

  /** Returns the owners whose planes open the airport. */
  ownersAt(icao: string): Iterable<number> {
    return this.#openers.get(icao)?.keys() ?? [];
  }

  ownerCountAt(icao: string): number {
    return this.#openers.get(icao)?.size ?? 0;
  }

  isPoolOf(ownerId: number, icao: string): boolean {
    return this.#openedBy.get(ownerId)?.has(icao) ?? false;
  }

  poolsOf(ownerId: number): Iterable<string> {
    return this.#openedBy.get(ownerId)?.keys() ?? [];
  }

  /** Yields all open airports with the number of planes that open them. */
  *busy(): Iterable<readonly [string, number]> {
    for (const icao of this.#openers.keys()) yield [icao, this.#planesAt.get(icao).size];
  }

  /** Adds the airport to the result of the next `takeTouched`. */
  touch(icao: string): void {
    this.#touched.add(icao);
  }

  /** Returns the airports whose openers may have changed since the last call. */
  takeTouched(): readonly string[] {
    if (this.#touched.size === 0) return [];
    const touched = [...this.#touched].sort();
    this.#touched = new Set();
    return touched;
  }

  #wait(id: number, before: Plane | undefined, after: Plane | undefined): void {
    const [was, is] = [before && waitsForCash(before), after && waitsForCash(after)];
    if (was === is && before?.ownerId === after?.ownerId) return;
    if (before && was) this.#waitingOf.delete(before.ownerId, id);
    if (after && is) this.#waitingOf.add(after.ownerId, id);
  }

  /** Changes only what differs: a plane that lands is already listed at its airport. */
  #relist(id: number, before: Plane | undefined, after: Plane | undefined): void {
    if (before?.ownerId !== after?.ownerId) {
      if (before) this.#planesOf.delete(before.ownerId, id);
      if (after) this.#planesOf.add(after.ownerId, id);
    }
    const [was, is] = [before ? presentAt(before) : [], after ? presentAt(after) : []];
    for (const icao of was) if (!is.includes(icao)) this.#planesAt.delete(icao, id);
    for (const icao of is) if (!was.includes(icao)) this.#planesAt.add(icao, id);
  }

  /** Opens before it closes, so that an airport that stays open is never closed in between. */
  #reopen(before: Plane | undefined, after: Plane | undefined): void {
    const isSameOwner = before?.ownerId === after?.ownerId;
    const [was, is] = [before ? poolAirportsOf(before) : [], after ? poolAirportsOf(after) : []];
    for (const icao of is) if (after && !(isSameOwner && was.includes(icao))) this.#open(after.ownerId, icao);
    for (const icao of was) if (before && !(isSameOwner && is.includes(icao))) this.#close(before.ownerId, icao);
  }

  #open(ownerId: number, icao: string): void {
    count(this.#openedBy, ownerId, icao, 1);
    if (count(this.#openers, icao, ownerId, 1) === 1) this.#changeOpeners(icao, opener(ownerId));
  }

  #close(ownerId: number, icao: string): void {
    count(this.#openedBy, ownerId, icao, -1);
    if (count(this.#openers, icao, ownerId, -1) === 0) this.#changeOpeners(icao, KEYS - opener(ownerId));
  }

  /** The key is a sum, because a sum does not depend on the order in which players come and leave, nor on undone changes. */
  #changeOpeners(icao: string, by: number): void {
    this.#touched.add(icao);
    if (this.isOpen(icao)) this.#keys.set(icao, ((this.#keys.get(icao) ?? 0) + by) % KEYS);
    else this.#keys.delete(icao);
  }
}

const activity = (plane: Plane | undefined): 0 | 1 => (plane === undefined || plane.status === "available" ? 0 : 1);

/** True if both planes give the same index entries. */
const isPlacedAlike = (before: Plane, after: Plane): boolean =>
  before.modelId === after.modelId &&
  before.ownerId === after.ownerId &&
  before.status === after.status &&
  before.airportIcao === after.airportIcao &&
  before.leg?.destIcao === after.leg?.destIcao &&
  before.queue === after.queue;

/** Returns the airports where others see the plane: its own, or both ends of its leg. */
export const presentAt = (plane: Plane): readonly string[] =>
  plane.leg === null ? [plane.airportIcao] : [plane.airportIcao, plane.leg.destIcao];

/** Upper bound of the keys of openers. */
const KEYS = 2 ** 52;

const opener = (ownerId: number): number => Math.floor(draw(0, "opener", ownerId) * KEYS);

/** Changes the count of `b` by `by` and returns it. */
function count<A, B>(counts: Map<A, Counts<B>>, a: A, b: B, by: 1 | -1): number {
  const inner = counts.get(a) ?? new Map<B, number>();
  const next = (inner.get(b) ?? 0) + by;
  if (next === 0) inner.delete(b);
  else inner.set(b, next);
  if (inner.size === 0) counts.delete(a);
  else counts.set(a, inner);
  return next;
}
