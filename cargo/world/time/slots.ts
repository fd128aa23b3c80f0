/** The slots of pools in the world: filled when an airport opens, emptied, expired and refilled. */
import { createJob } from "../../rules/jobs/job.ts";
import { JOB_LIFETIME_MS } from "../../rules/jobs/pool-bands.ts";
import { emptied, newPool, type Pool, refill, type Slot, slotNumber } from "../../rules/jobs/pools.ts";
import { type CargoPackage, OPEN_JOB } from "../../rules/values/cargo-package.ts";
import { draw } from "../../rules/values/chance.ts";
import type { Due } from "../state/due-heap.ts";
import { attemptSoundly } from "../state/soundness.ts";
import { ORDER, type SlotInPool, type World } from "../state/world.ts";

/** When an airport opens, its jobs are as if created up to this share of their lifetime ago. */
const GREATEST_AGE = 0.9;

/** Fills the empty slots that do not cool down at the airports that planes have just opened, at the real instant `at`. */
export function settlePools(world: World, at: number): void {
  for (const icao of world.airspace.takeTouched()) {
    if (world.airspace.isOpen(icao)) fillPool(world, icao, at);
  }
}

function fillPool(world: World, icao: string, at: number): void {
  const known = world.pools.get(icao);
  const pool = known ?? newNumberedPool(world, icao);
  let isChanged = known === undefined;
  const slots = pool.slots.map((slot, index) => {
    const due = { at: slot.readyAt, order: ORDER.refill, id: slotNumber(pool, index) };
    if (slot.packageId !== null || slot.readyAt > at || world.isQuarantined(due)) return slot;
    const after = fillOrQuarantine(world, due, () => filled(world, pool, index, slot, at));
    isChanged ||= after !== undefined;
    return after ?? slot;
  });
  if (isChanged) world.pools.replace(icao, { ...pool, slots });
}

/** Returns the slot of `fill`, or undefined if it threw or broke an invariant, which quarantines it. */
function fillOrQuarantine(world: World, due: Due, fill: () => Slot): Slot | undefined {
  let slot: Slot | undefined;
  const failure = attemptSoundly(world, () => {
    slot = fill();
  });
  if (failure === undefined) return slot;
  world.quarantine(due, failure.error);
  return undefined;
}

function filled(world: World, pool: Pool, index: number, slot: Slot, at: number): Slot {
  const generation = slot.generation + 1;
  const age = Math.floor(draw(world.state.seed, "age", pool.icao, index, generation) * GREATEST_AGE * JOB_LIFETIME_MS);
  return offer(world, pool, index, { ...slot, generation }, at, at - age);
}

function newNumberedPool(world: World, icao: string): Pool {
  const number = world.state.nextPoolNumber;
  world.state = { ...world.state, nextPoolNumber: number + 1 };
  return newPool(icao, number);
}

/** Puts a new job into the slot: created at the real instant `createdAt`, drawn from the world at `at`. */
function offer(world: World, pool: Pool, index: number, slot: Slot, at: number, createdAt: number): Slot {
  const id = world.jobId(pool, index, slot.generation);
  const content = createJob({
    seed: world.state.seed,
    originIcao: pool.icao,
    slot: index,
    generation: slot.generation,
    clockMs: world.clockMs(at),
    meanReputation: meanReputation(world, pool.icao),
  });
  const expiresAt = createdAt + JOB_LIFETIME_MS;
  world.packages.replace(id, { ...content, ...OPEN_JOB, id, createdAt, expiresAt });
  return { ...slot, packageId: id };
}

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

/** Empties the slot that offers the job, at the real instant `at`. Does nothing for a job without a slot. */
export function vacateSlot(world: World, packageId: number, at: number): void {
  const found = world.slotAt(world.originOfJob(packageId));
  if (found?.slot.packageId === packageId) replaceSlot(world, found, emptied(found.slot, found.index, at));
}

/** Removes an open job of a slot that nobody took, at the instant when it expires. */
export function expireOffer(world: World, cargo: CargoPackage, at: number): void {
  vacateSlot(world, cargo.id, at);
  world.packages.replace(cargo.id, undefined);
}

/** Fills a slot that has cooled down at the real instant `at`; nothing else is due until `horizon`. */
export function refillSlot(world: World, found: SlotInPool, at: number, horizon: number): void {
  const { slot, filledAt } = refill(found.slot, found.index, at, horizon);
  const { pool, index } = found;
  replaceSlot(world, found, filledAt === null ? slot : offer(world, pool, index, slot, filledAt, filledAt));
}

const replaceSlot = (world: World, { pool, index }: SlotInPool, slot: Slot): void =>
  world.pools.replace(pool.icao, { ...pool, slots: pool.slots.with(index, slot) });
