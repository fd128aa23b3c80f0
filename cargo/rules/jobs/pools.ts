/** Pools of jobs: which airports planes open, and how their slots are filled, emptied and cool down. */
import { aircraftOf } from "../aircraft/aircraft.ts";
import { airportOf } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import { groundStop, type Plane } from "../values/plane.ts";
import { bandOfSlot, JOB_LIFETIME_MS, POOL_SLOTS } from "./pool-bands.ts";

/** A place for one open job at a pool airport. */
export interface Slot {
  /** Number of jobs that the slot has had. */
  readonly generation: number;
  /** The open job in the slot; null while it is empty. */
  readonly packageId: number | null;
  /** Real instant: when an empty slot can be refilled, or when a filled one was filled. */
  readonly readyAt: number;
}

export interface Pool {
  readonly icao: string;
  /** 1 to 65,535, in the order in which airports first opened; part of the ids of its jobs. */
  readonly number: number;
  readonly slots: readonly Slot[];
  /** Null while no plane opens the airport: then jobs still expire, but no slot is filled. */
  readonly openers: Openers | null;
}

/** The players whose planes open an airport, as of the last change. */
export interface Openers {
  /** Identifies the set of players. */
  readonly key: number;
  /** Mean reputation of these players in points, when they became this set. Jobs are drawn with it. */
  readonly meanReputation: number;
}

const EMPTY: Slot = { generation: 0, packageId: null, readyAt: 0 };

export const newPool = (icao: string, number: number): Pool => ({
  icao,
  number,
  slots: Array.from({ length: POOL_SLOTS }, () => EMPTY),
  openers: null,
});

/** True for a slot that has had no job yet; it is filled as soon as its airport opens. */
export const isUnused = ({ generation, packageId, readyAt }: Slot): boolean =>
  generation === 0 && packageId === null && readyAt === 0;

const SLOTS_A_POOL = 16;

/** Addresses a slot by its pool's number and its index in the pool. */
export interface SlotAddress {
  readonly pool: number;
  readonly slot: number;
}

/**
 * Returns the number of a slot, unique in the world. It is part of the ids of its jobs, and of the key under which it is
 * quarantined.
 */
export const slotNumber = (pool: Pick<Pool, "number">, slot: number): number => pool.number * SLOTS_A_POOL + slot;

/** Inverts `slotNumber`. */
export const slotNumbered = (number: number): SlotAddress => ({
  pool: Math.floor(number / SLOTS_A_POOL),
  slot: number % SLOTS_A_POOL,
});

const opened = new WeakMap<Plane, readonly string[]>();

/**
 * Returns the pool airports that a plane opens: its airport or destination, and its queued stops. A stop beyond its range from
 * the previous one opens nothing. Jobs start at any airport, though they lead to job airports only.
 */
export function poolAirportsOf(plane: Plane): readonly string[] {
  let airports = opened.get(plane);
  if (airports === undefined) {
    airports = openedBy(plane);
    opened.set(plane, airports);
  }
  return airports;
}

function openedBy(plane: Plane): readonly string[] {
  let from = groundStop(plane);
  const found = [from];
  const rangeKm = aircraftOf(plane.modelId)?.rangeKm ?? 0;
  for (const stop of plane.queue) {
    const isNear = isWithin(from, stop, rangeKm);
    from = stop;
    if (isNear && !found.includes(stop)) found.push(stop);
  }
  return found;
}

function isWithin(from: string, to: string, km: number): boolean {
  const origin = airportOf(from);
  const destination = airportOf(to);
  return origin !== undefined && destination !== undefined && distanceKm(origin, destination) <= km;
}

/** A slot after time has passed. `filledAt` is set if it holds a job drawn at that instant. */
export interface Filled {
  readonly slot: Slot;
  readonly filledAt: number | null;
}

/**
 * Fills an empty slot of an open airport at the real instant `at` and lets time pass until `horizon`. Jobs that come and go in
 * between are skipped in closed form. The caller creates the slot's package.
 */
export function refill(slot: Slot, index: number, at: number, horizon: number): Filled {
  const cooldown = bandOfSlot(index).cooldownMs;
  const period = JOB_LIFETIME_MS + cooldown;
  const skipped = Math.max(0, Math.floor((horizon - at) / period));
  const filledAt = at + skipped * period;
  const generation = slot.generation + skipped + 1;
  // `readyAt` is the same as if no job had been skipped.
  if (filledAt + JOB_LIFETIME_MS > horizon) return { slot: { ...slot, generation, readyAt: filledAt }, filledAt };
  return { slot: { generation, packageId: null, readyAt: filledAt + period }, filledAt: null };
}

/** Empties a slot, which cools down from the real instant `at`. */
export const emptied = (slot: Slot, index: number, at: number): Slot => ({
  generation: slot.generation,
  packageId: null,
  readyAt: at + bandOfSlot(index).cooldownMs,
});
