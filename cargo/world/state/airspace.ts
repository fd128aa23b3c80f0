/** Which planes are at which airports, and whose planes open which pools: derived from the planes. */

import { poolAirportsOf } from "../../rules/jobs/pools.ts";
import type { Plane } from "../../rules/values/plane.ts";
import type { Collection } from "./journal.ts";
import { IdsBy } from "./sorted-ids.ts";

type Counts<K> = Map<K, number>;

export class Airspace {
  readonly #planesOf = new IdsBy<number>();
  readonly #planesAt = new IdsBy<string>();
  /** How many planes of which owner open an airport. */
  readonly #openers = new Map<string, Counts<number>>();
  readonly #openedBy = new Map<number, Counts<string>>();
  #touched = new Set<string>();
  #active = 0;
  readonly #opened: (icao: string) => void;

  /** `opened` is called for an airport that has come to be open, also when that is because a change was undone. */
  constructor(planes: Collection<number, Plane>, opened: (icao: string) => void) {
    this.#opened = opened;
    planes.watch((id, before, after) => {
      // Wear, fuel and totals change far more often than where a plane is.
      if (before && after && isPlacedAlike(before, after)) return;
      this.#relist(id, before, after);
      this.#reopen(before, after);
      this.#active += activity(after) - activity(before);
    });
  }

  /** How many planes fly or are in repair: the clock runs while there is one. */
  get active(): number {
    return this.#active;
  }

  planesOf(ownerId: number): Iterable<number> {
    return this.#planesOf.get(ownerId);
  }

  countOf(ownerId: number): number {
    return this.#planesOf.get(ownerId).size;
  }

  /** Planes that stand at the airport or fly from or to it, by id. */
  planesAt(icao: string): { readonly size: number } & Iterable<number> {
    return this.#planesAt.get(icao);
  }

  isOpen(icao: string): boolean {
    return this.#openers.has(icao);
  }

  /** The owners whose planes open the airport. */
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

  /** All airports where planes are, with how many. */
  *busy(): Iterable<readonly [string, number]> {
    for (const icao of this.#openers.keys()) yield [icao, this.#planesAt.get(icao).size];
  }

  /** Lets the slots of an airport be looked at as if planes had come. */
  touch(icao: string): void {
    this.#touched.add(icao);
  }

  /** Airports that have come to be open since the last call. */
  takeTouched(): readonly string[] {
    if (this.#touched.size === 0) return [];
    const touched = [...this.#touched].sort();
    this.#touched = new Set();
    return touched;
  }

  /** A plane that lands stays where it was seen already: only what differs is touched. */
  #relist(id: number, before: Plane | undefined, after: Plane | undefined): void {
    if (before?.ownerId !== after?.ownerId) {
      if (before) this.#planesOf.delete(before.ownerId, id);
      if (after) this.#planesOf.add(after.ownerId, id);
    }
    const [was, is] = [before ? presentAt(before) : [], after ? presentAt(after) : []];
    for (const icao of was) if (!is.includes(icao)) this.#planesAt.delete(icao, id);
    for (const icao of is) if (!was.includes(icao)) this.#planesAt.add(icao, id);
  }

  /** In this order an airport that stays open is not closed in between. */
  #reopen(before: Plane | undefined, after: Plane | undefined): void {
    const isSameOwner = before?.ownerId === after?.ownerId;
    const [was, is] = [before ? poolAirportsOf(before) : [], after ? poolAirportsOf(after) : []];
    for (const icao of is) if (after && !(isSameOwner && was.includes(icao))) this.#open(after.ownerId, icao);
    for (const icao of was) if (before && !(isSameOwner && is.includes(icao))) this.#close(before.ownerId, icao);
  }

  #open(ownerId: number, icao: string): void {
    const wasOpen = this.isOpen(icao);
    count(this.#openers, icao, ownerId, 1);
    count(this.#openedBy, ownerId, icao, 1);
    if (wasOpen) return;
    this.#touched.add(icao);
    this.#opened(icao);
  }

  #close(ownerId: number, icao: string): void {
    count(this.#openers, icao, ownerId, -1);
    count(this.#openedBy, ownerId, icao, -1);
  }
}

const activity = (plane: Plane | undefined): 0 | 1 => (plane === undefined || plane.status === "available" ? 0 : 1);

/** Nothing that is derived here distinguishes the two. */
const isPlacedAlike = (before: Plane, after: Plane): boolean =>
  before.modelId === after.modelId &&
  before.ownerId === after.ownerId &&
  before.status === after.status &&
  before.airportIcao === after.airportIcao &&
  before.leg?.destIcao === after.leg?.destIcao &&
  before.queue === after.queue;

/** Where others see the plane: its airport, or both ends of its leg. */
export const presentAt = (plane: Plane): readonly string[] =>
  plane.leg === null ? [plane.airportIcao] : [plane.airportIcao, plane.leg.destIcao];

function count<A, B>(counts: Map<A, Counts<B>>, a: A, b: B, by: 1 | -1): void {
  const inner = counts.get(a) ?? new Map<B, number>();
  const next = (inner.get(b) ?? 0) + by;
  if (next === 0) inner.delete(b);
  else inner.set(b, next);
  if (inner.size === 0) counts.delete(a);
  else counts.set(a, inner);
}
