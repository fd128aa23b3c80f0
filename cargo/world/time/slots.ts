/**
 * The slots of pools in the world. Jobs expire and slots are filled in real time, but a pool is worked only when its openers
 * change or a player looks at it. Then everything that was due is done at once, with the same result as on time.
 */
import { createJob } from "../../rules/jobs/job.ts";
import { JOB_LIFETIME_MS } from "../../rules/jobs/pool-bands.ts";
import {
  emptied,
  isUnused,
  newPool,
  type Openers,
  type Pool,
  refill,
  type Slot,
  slotNumber,
} from "../../rules/jobs/pools.ts";
import { campaignsAt } from "../../rules/market/campaigns.ts";
import { type CargoPackage, OPEN_JOB } from "../../rules/values/cargo-package.ts";
import { draw } from "../../rules/values/chance.ts";
import type { Due } from "../state/due-heap.ts";
import { attemptSoundly } from "../state/soundness.ts";
import { ORDER, type World } from "../state/world.ts";

/** Jobs of an airport that opens are up to this fraction of their lifetime old. */
const GREATEST_AGE = 0.9;

/**
 * Updates the pools whose openers have changed at the real instant `at`. Jobs due before that are drawn with the earlier openers.
 * An airport that opens gets a job in each empty slot that does not cool down.
 */
export function settlePools(world: World, at: number): void {
  for (const icao of world.airspace.takeTouched()) settlePool(world, icao, at);
}

function settlePool(world: World, icao: string, at: number): void {
  const key = world.airspace.openersKey(icao);
  const known = world.pools.get(icao);
  if (key === null && known === undefined) return;
  const isSame = known !== undefined && (known.openers?.key ?? null) === key;
  if (isSame && !(key !== null && known.slots.some(isUnused))) return;
  const pool = known === undefined ? newNumberedPool(world, icao) : worked(world, known, at);
  const openers = isSame ? pool.openers : openersOf(world, icao, key);
  world.pools.replace(icao, filled(world, { ...pool, openers }, at));
}

const openersOf = (world: World, icao: string, key: number | null): Openers | null =>
  key === null ? null : { key, meanReputation: meanReputation(world, icao) };

/** Fills the empty slots of an open airport that do not cool down. */
export function fillPool(world: World, icao: string, now: number): void {
  const pool = world.pools.get(icao);
  if (pool) world.pools.replace(icao, filled(world, pool, now));
}

/** Returns the pool of an open airport with a job in each empty slot that does not cool down. A closed pool is unchanged. */
function filled(world: World, pool: Pool, at: number): Pool {
  if (pool.openers === null) return pool;
  return withSlots(pool, (slot, index) => {
    const due = { at: slot.readyAt, order: ORDER.refill, id: slotNumber(pool, index) };
    if (slot.packageId !== null || slot.readyAt > at) return slot;
    return attemptSlot(world, due, slot, () => aged(world, pool, index, at));
  });
}

/** Fills an empty slot with a job that was created some time before `at`. */
function aged(world: World, pool: Pool, index: number, at: number): Slot {
  const slot = pool.slots[index] as Slot;
  const generation = slot.generation + 1;
  const age = Math.floor(draw(world.state.seed, "age", pool.icao, index, generation) * GREATEST_AGE * JOB_LIFETIME_MS);
  return offer(world, pool, index, { ...slot, generation }, world.clockMs(at), at - age);
}

/** Returns the first real instant at which a job at the player's airports expires or appears; Infinity if there is none. */
export function poolsDueAt(world: World, playerId: number): number {
  let due = Number.POSITIVE_INFINITY;
  for (const icao of world.airspace.poolsOf(playerId)) due = Math.min(due, world.poolDueAt(icao));
  return due;
}

/** Works the pools of the player's airports up to the real instant `now`. Call it before the player looks at them. */
export function workPoolsOf(world: World, playerId: number, now: number): void {
  workPools(world, world.airspace.poolsOf(playerId), now);
}

/** Works the pools of these airports up to the real instant `now`. */
export function workPools(world: World, icaos: Iterable<string>, now: number): void {
  for (const icao of icaos) workPool(world, icao, now);
}

/** Returns the open jobs of an airport, contracts included. Its pool must be up to date. */
export function openJobsOf(world: World, icao: string): CargoPackage[] {
  const slots = world.pools.get(icao)?.slots ?? [];
  const jobs = world.packages.all(slots.flatMap(({ packageId }) => packageId ?? []));
  return [...jobs, ...world.packages.all(world.jobs.contractsAt(icao))];
}

/** Works the pool of a job's slot up to `now`. Call it before a command on the job. */
export function workPoolOfJob(world: World, packageId: number, now: number): void {
  const found = world.slotAt(world.originOfJob(packageId));
  if (found) workPool(world, found.pool.icao, now);
}

function workPool(world: World, icao: string, now: number): void {
  const pool = world.pools.get(icao);
  if (pool && world.poolDueAt(icao) <= now) world.pools.replace(icao, worked(world, pool, now));
}

/**
 * Returns the pool after all expiries and refills up to the real instant `until`. The cost depends on the number of slots, not on
 * the time: jobs that nobody could see are skipped. The result does not depend on how often it is called.
 */
function worked(world: World, pool: Pool, until: number): Pool {
  return withSlots(pool, (slot, index) => {
    const due = world.slotDue(pool, index);
    if (due === undefined || due.at > until) return slot;
    return attemptSlot(world, due, slot, () => workedSlot(world, pool, index, until));
  });
}

function workedSlot(world: World, pool: Pool, index: number, until: number): Slot {
  const empty = withoutExpired(world, pool.slots[index] as Slot, index);
  if (pool.openers === null || empty.readyAt > until) return empty;
  const { slot, filledAt } = refill(empty, index, empty.readyAt, until);
  return filledAt === null ? slot : offer(world, pool, index, slot, world.clockMsAt(filledAt), filledAt);
}

/** Removes the expired job of the slot, which cools down from then on. */
function withoutExpired(world: World, slot: Slot, index: number): Slot {
  if (slot.packageId === null) return slot;
  const expiredAt = world.packages.get(slot.packageId)?.expiresAt ?? 0;
  world.packages.replace(slot.packageId, undefined);
  return emptied(slot, index, expiredAt);
}

/** Changes a slot. If that throws or breaks an invariant, the change is undone and the slot is quarantined. */
function attemptSlot(world: World, due: Due, slot: Slot, change: () => Slot): Slot {
  if (world.isQuarantined(due)) return slot;
  let after = slot;
  const failure = attemptSoundly(world, () => {
    after = change();
  });
  if (failure === undefined) return after;
  world.quarantine(due, failure.error);
  return slot;
}

/** Returns the same pool if no slot changes. */
function withSlots(pool: Pool, change: (slot: Slot, index: number) => Slot): Pool {
  const slots = pool.slots.map(change);
  return slots.every((slot, index) => slot === pool.slots[index]) ? pool : { ...pool, slots };
}

function newNumberedPool(world: World, icao: string): Pool {
  const number = world.state.nextPoolNumber;
  world.state = { ...world.state, nextPoolNumber: number + 1 };
  return newPool(icao, number);
}

/** Puts a new job into the slot: created at the real instant `createdAt`, drawn for the simulated instant `clockMs`. */
function offer(world: World, pool: Pool, index: number, slot: Slot, clockMs: number, createdAt: number): Slot {
  const id = world.jobId(pool, index, slot.generation);
  const content = createJob({
    seed: world.state.seed,
    originIcao: pool.icao,
    slot: index,
    generation: slot.generation,
    clockMs,
    meanReputation: pool.openers?.meanReputation ?? 0,
    campaigns: campaignsAt(world.campaigns.list, clockMs),
  });
  const expiresAt = createdAt + JOB_LIFETIME_MS;
  world.packages.replace(id, { ...content, ...OPEN_JOB, id, createdAt, expiresAt });
  return { ...slot, packageId: id };
}

/** Returns the mean reputation, in points, of the players whose planes open the airport. */
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
  if (found?.slot.packageId !== packageId) return;
  const { pool, slot, index } = found;
  world.pools.replace(pool.icao, { ...pool, slots: pool.slots.with(index, emptied(slot, index, at)) });
}
