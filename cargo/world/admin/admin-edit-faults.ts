/** Checks across rows after an admin's edit: cargo against its plane, jobs against their slots. */
import type { Kysely } from "kysely";
import { aircraftOf } from "../../rules/aircraft/aircraft.ts";
import type { Pool } from "../../rules/jobs/pools.ts";
import { weightOf } from "../../rules/values/cargo-package.ts";
import { loadRows } from "../../store/load.ts";
import type { CargoTables } from "../../store/tables.ts";
import type { World } from "../state/world.ts";
import type { Edited } from "./edited.ts";

/** Kilograms above the payload, by plane id. */
export type ExcessLoads = ReadonlyMap<number, number>;

/** Returns the overload of the planes in the edit. A plane from an earlier version may already be overloaded. */
export const excessLoads = (world: World, edited: Edited): ExcessLoads =>
  new Map(planesOf(edited).map((planeId) => [planeId, excessOf(world, planeId)]));

/** Returns faults as sentences without a full stop. `before`: the overloads before the edit. */
export async function worldFaults(
  world: World,
  db: Kysely<CargoTables>,
  edited: Edited,
  before: ExcessLoads,
): Promise<string[]> {
  const pools = poolsOf(world, edited);
  return [
    ...planesOf(edited).flatMap((planeId) => cargoFaults(world, planeId, before.get(planeId) ?? 0)),
    ...(edited.table === "packages" ? jobFaults(world, edited.after) : []),
    ...pools.flatMap((pool) => offerFaults(world, pool)),
    ...(await usedIdFaults(world, db, edited)),
  ];
}

/** Returns the planes that the edited row is or references. */
function planesOf({ table, before, after }: Edited): number[] {
  const column = { planes: "id", packages: "plane_id" }[table];
  const ids = column === undefined ? [] : [before?.[column], after?.[column]];
  return [...new Set(ids.filter((id) => typeof id === "number"))];
}

/** Returns the pools with a slot that the edited row is, or that offers the edited job. */
function poolsOf(world: World, { table, before, after }: Edited): Pool[] {
  const rows = [before, after].filter((row) => row !== undefined);
  const found = rows.map((row) => {
    if (table === "pools" || table === "slots") return world.pools.get(String(row.airport_icao));
    return table === "packages" ? world.slotAt(world.originOfJob(Number(row.id)))?.pool : undefined;
  });
  return [...new Set(found.filter((pool) => pool !== undefined))];
}

const loadOf = (world: World, planeId: number): number => weightOf(world.packages.all(world.jobs.onPlane(planeId)));

function excessOf(world: World, planeId: number): number {
  const model = aircraftOf(world.planes.get(planeId)?.modelId ?? "");
  return model === undefined ? 0 : Math.max(0, loadOf(world, planeId) - model.maxPayloadKg);
}

function cargoFaults(world: World, planeId: number, excessBefore: number): string[] {
  const plane = world.planes.get(planeId);
  const foreign = world.packages.all(world.jobs.onPlane(planeId)).flatMap(({ id, ownerId }) => {
    if (plane === undefined) return [`package ${id} is on plane ${planeId}, which does not exist`];
    if (ownerId === plane.ownerId) return [];
    return [`package ${id} of player ${ownerId} is on plane ${planeId} of player ${plane.ownerId}`];
  });
  const excess = excessOf(world, planeId);
  if (excess <= excessBefore) return foreign;
  return [...foreign, `plane ${planeId} carries ${loadOf(world, planeId)} kg, ${excess} kg above its payload`];
}

/** Reports an id that the game will use for a later job. Ids encode a pool, a slot and a generation. */
function jobFaults(world: World, after: Edited["after"]): string[] {
  if (after === undefined) return [];
  const id = Number(after.id);
  const origin = world.originOfJob(id);
  if (origin === undefined) return [];
  const found = world.slotAt(origin);
  if (found === undefined) return [`${id} is the id of a job of a slot that does not exist`];
  const { pool, slot, index } = found;
  if (origin.generation > slot.generation) {
    return [`${id} is the id of a job that slot ${index} of ${pool.icao} will have`];
  }
  if (world.packages.get(id)?.status !== "open" || slot.packageId === id) return [];
  return [`package ${id} is open, but slot ${index} of ${pool.icao} does not offer it`];
}

/** Reports slots that offer anything but an open job of their own. */
function offerFaults(world: World, pool: Pool): string[] {
  return pool.slots.flatMap(({ packageId, generation }, slot) => {
    if (packageId === null) return [];
    const isOwn = packageId === world.jobId(pool, slot, generation);
    const cargo = world.packages.get(packageId);
    const isOffer = isOwn && cargo?.status === "open" && cargo.originIcao === pool.icao;
    return isOffer ? [] : [`slot ${slot} of ${pool.icao} offers ${packageId}, which is no open job of it`];
  });
}

/** Most generations by which an edit may lower a slot, because all their ids are looked up. */
const MOST_TAKEN_BACK = 1_000;

/** Reports a slot whose generation was lowered, or whose row was removed, if it would use ids of stored packages again. */
async function usedIdFaults(
  world: World,
  db: Kysely<CargoTables>,
  { table, before, after }: Edited,
): Promise<string[]> {
  if (table !== "slots" || before === undefined) return [];
  const pool = world.pools.get(String(before.airport_icao));
  if (pool === undefined) return [];
  const [slot, had] = [Number(before.slot), Number(before.generation)];
  const isKept = after?.airport_icao === before.airport_icao && after?.slot === before.slot;
  // As edited: an open airport has filled the slot again since, with the next generation.
  const generation = isKept ? Number(after?.generation) : 0;
  if (had - generation > MOST_TAKEN_BACK)
    return [`slot ${slot} of ${pool.icao} would lose more than ${MOST_TAKEN_BACK} jobs`];
  const ids = Array.from({ length: Math.max(0, had - generation) }, (_, index) =>
    world.jobId(pool, slot, generation + 1 + index),
  );
  const used: readonly { readonly id: number }[] = await loadRows(db, "packages", ids);
  return used.map(
    ({ id }) =>
      `slot ${slot} of ${pool.icao} has had package ${id}, which generation ${generation} would come to again`,
  );
}
