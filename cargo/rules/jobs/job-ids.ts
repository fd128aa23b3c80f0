/** Ids of packages. The id of a job encodes its slot and generation; it cannot be predicted without the key. */
import { PERMUTED_LIMIT, type PermutationKey, permuted, unpermuted } from "@outbound/kit/rules/keyed-permutation.ts";
import { type Pool, type SlotAddress, slotNumber, slotNumbered } from "./pools.ts";

/** Smaller ids belong to contracts, or were given before ids were permuted. */
const FIRST_PERMUTED = PERMUTED_LIMIT;
/** Slot numbers are below this: 16 bits for the pool, 4 for the slot. */
const GENERATION_STEP = 2 ** 20;

/** A slot and its generation, which determine one job. */
export interface JobOrigin extends SlotAddress {
  readonly generation: number;
}

/**
 * Returns the id of a slot's job, from 2^52 on and below 2^53. The same world gives the same ids, even if generations were
 * skipped.
 */
export const jobId = (key: PermutationKey, pool: Pick<Pool, "number">, slot: number, generation: number): number =>
  FIRST_PERMUTED + permuted(key, generation * GENERATION_STEP + slotNumber(pool, slot));

/** Returns the slot and generation of a job; undefined for contracts, and for packages taken before ids were permuted. */
export function originOfJob(key: PermutationKey, packageId: number): JobOrigin | undefined {
  if (!isSlotJob(packageId)) return undefined;
  const encoded = unpermuted(key, packageId - FIRST_PERMUTED);
  const address = encoded % GENERATION_STEP;
  return { ...slotNumbered(address), generation: (encoded - address) / GENERATION_STEP };
}

/** True for the id of a job that a slot offers or has offered. */
export const isSlotJob = (packageId: number): boolean => packageId >= FIRST_PERMUTED;

/** Returns the id of a contract, a job without a slot. */
export const contractId = (number: number): number => number * GENERATION_STEP;
