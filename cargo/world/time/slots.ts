/** The slots of the pools in the world: filled when an airport joins, taken, expired and refilled. */

import { createJob } from "../../rules/jobs/job.ts";
import { JOB_LIFETIME_MS } from "../../rules/jobs/pool-bands.ts";
import {
  emptied,
  jobId,
  newPool,
  type Pool,
  refill,
  type Slot,
  slotNumber,
  slotOfJob,
} from "../../rules/jobs/pools.ts";
import type { CargoPackage } from "../../rules/values/cargo-package.ts";
import { draw } from "../../rules/values/chance.ts";
import type { Due } from "../state/due-heap.ts";
import { attemptSoundly } from "../state/soundness.ts";
import { ORDER, type World } from "../state/world.ts";

/** When an airport joins, its jobs are as if made up to this share of their lifetime ago. */
const GREATEST_AGE = 0.9;

/**
 * Fills the slots of every airport that planes came to open, at the real instant `at`: those that are empty and not cooling
 * down. At an airport that was open before, none is.
 */
export function settlePools(world: World, at: number): void {
  for (const icao of world.airspace.takeTouched()) {
    if (world.airspace.isOpen(icao)) join(world, icao, at);
  }
}

function join(world: World, icao: string, at: number): void {
  const known = world.pools.get(icao);
  const pool = known ?? newNumberedPool(world, icao);
  let isChanged = known === undefined;
  const slots = pool.slots.map((slot, index) => {
    const due = { at: slot.readyAt, order: ORDER.refill, id: slotNumber(pool, index) };
    if (slot.packageId !== null || slot.readyAt > at || world.isQuarantined(due)) return slot;
    const filled = orHeld(world, due, () => joined(world, pool, index, slot, at));
    isChanged ||= filled !== undefined;
    return filled ?? slot;
  });
  if (isChanged) world.pools.replace(icao, { ...pool, slots });
}

/** The slot of `fill`, or undefined if it threw or broke an invariant, which quarantines it. */
function orHeld(world: World, due: Due, fill: () => Slot): Slot | undefined {
  let slot: Slot | undefined;
  const failure = attemptSoundly(world, () => {
    slot = fill();
  });
  if (failure === undefined) return slot;
  world.quarantine(due, failure.error);
  return undefined;
}

function joined(world: World, pool: Pool, index: number, slot: Slot, at: number): Slot {
  const generation = slot.generation + 1;
  const age = Math.floor(draw(world.state.seed, "age", pool.icao, index, generation) * GREATEST_AGE * JOB_LIFETIME_MS);
  return offer(world, pool, index, { ...slot, generation }, at, at - age);
}

function newNumberedPool(world: World, icao: string): Pool {
  const number = world.state.nextPoolNumber;
  world.state = { ...world.state, nextPoolNumber: number + 1 };
  return newPool(icao, number);
}

/** Puts a new job into the slot, made at the real instant `createdAt` as the world is at `at`. */
function offer(world: World, pool: Pool, index: number, slot: Slot, at: number, createdAt: number): Slot {
  const id = jobId(pool, index, slot.generation);
  const content = createJob({
    seed: world.state.seed,
    originIcao: pool.icao,
    slot: index,
    generation: slot.generation,
    clockMs: world.clockMs(at),
    meanReputation: meanReputation(world, pool.icao),
  });
  const expiresAt = createdAt + JOB_LIFETIME_MS;
  world.packages.replace(id, { ...content, ...OPEN, id, createdAt, expiresAt });
  return { ...slot, packageId: id };
}

/** What an open job has not yet. */
export const OPEN: Omit<CargoPackage, keyof ReturnType<typeof createJob> | "id" | "createdAt" | "expiresAt"> = {
  status: "open",
  fixedPayout: null,
  ownerId: null,
  planeId: null,
  payout: null,
  takenAt: null,
  loadedSimTime: null,
  flightTimeMs: null,
  dueSimTime: null,
  landings: 0,
  endedAt: null,
  endedSimTime: null,
  settled: null,
};

/** Mean reputation, in points, of the players whose planes open the airport. */
function meanReputation(world: World, icao: string): number {
  let sum = 0;
  let count = 0;
  for (const ownerId of world.airspace.ownersAt(icao)) {
    sum += world.accounts.players.get(ownerId)?.reputation ?? 0;
    count++;
  }
  return count === 0 ? 0 : sum / count / 1000;
}

/** The slot that offered the job is empty from the real instant `at` on. Nothing for a job of no slot. */
export function vacateSlot(world: World, packageId: number, at: number): void {
  const place = slotOfJob(packageId);
  const pool = place && world.poolNumbered(place.pool);
  if (!pool || !place || pool.slots[place.slot]?.packageId !== packageId) return;
  replaceSlot(world, pool, place.slot, (slot) => emptied(slot, place.slot, at));
}

/** An open job of a slot that nobody took goes, at the instant when it is due. */
export function expireOffer(world: World, cargo: CargoPackage, at: number): void {
  vacateSlot(world, cargo.id, at);
  world.packages.replace(cargo.id, undefined);
}

/** Fills a slot that has cooled down at the real instant `at`; nothing else is due until `horizon`. */
export function refillSlot(world: World, pool: Pool, index: number, at: number, horizon: number): void {
  replaceSlot(world, pool, index, (before) => {
    const { slot, filledAt } = refill(before, index, at, horizon);
    return filledAt === null ? slot : offer(world, pool, index, slot, filledAt, filledAt);
  });
}

function replaceSlot(world: World, pool: Pool, index: number, change: (slot: Slot) => Slot): void {
  const slots = pool.slots.map((slot, place) => (place === index ? change(slot) : slot));
  world.pools.replace(pool.icao, { ...pool, slots });
}
