/**
 * Converts loaded and delivered packages of versions before the live world to current rows. Offers are dropped, because markets
 * fill themselves. Dismissed and abandoned packages are settled already.
 */
import { knownAirport } from "../../../rules/geography/airports.ts";
import { distanceKm } from "../../../rules/geography/geodesy.ts";
import { modelOf } from "./old-models.ts";
import type { OldPackage, OldPlane } from "./old-rows.ts";
import type { PlaceOf } from "./places.ts";

export type PackageRow = ReturnType<typeof packageRow>;

export function carriedPackages(
  packages: readonly OldPackage[],
  planes: readonly OldPlane[],
  placeOf: PlaceOf,
  clockMs: number,
  now: number,
): readonly PackageRow[] {
  const byId = new Map(planes.map((plane) => [plane.id, plane]));
  const ids = renumbered(packages);
  return packages.flatMap((old) => {
    const plane = old.plane_id === null ? undefined : byId.get(old.plane_id);
    const ownerId = old.owner_id ?? plane?.owner_id;
    if (!isCarried(old) || ownerId === undefined || (old.status === "loaded" && plane === undefined)) return [];
    return [packageRow({ ...old, id: ids.get(old.id) ?? old.id }, ownerId, plane, placeOf, clockMs, now)];
  });
}

/** Ids from here on belong to jobs of the current markets. */
const FIRST_MARKET_ID = 2 ** 20;

/** Assigns new ids to migrated packages whose id is in the range of the markets; the others keep theirs. */
export function renumbered(packages: readonly OldPackage[]): ReadonlyMap<number, number> {
  const taken = new Set(packages.map(({ id }) => id));
  const isOutside = ({ id }: OldPackage) => id < 1 || id >= FIRST_MARKET_ID;
  let free = 0;
  const nextFree = (): number => {
    do free++;
    while (taken.has(free));
    return free;
  };
  return new Map(packages.filter((old) => isCarried(old) && isOutside(old)).map(({ id }) => [id, nextFree()]));
}

const isCarried = ({ status }: OldPackage) => status === "loaded" || status === "delivered";

/** The content was not recorded, so it becomes cartons of 8 kg each. */
const COMMODITY = "cartons";
const UNIT_KG = 8;

function packageRow(
  old: OldPackage,
  ownerId: number,
  plane: OldPlane | undefined,
  placeOf: PlaceOf,
  clockMs: number,
  now: number,
) {
  const isDelivered = old.status === "delivered";
  const weightKg = Math.max(1, Math.round(old.weight_kg));
  const payout = Math.max(0, Math.round(old.payout));
  const [origin, dest] = [placeOf(old.origin), placeOf(old.dest)];
  return {
    id: old.id,
    status: old.status,
    origin_icao: origin,
    dest_icao: dest,
    commodity: COMMODITY,
    count: Math.max(1, Math.round(weightKg / UNIT_KG)),
    weight_kg: weightKg,
    special: null,
    base_payout: payout,
    // Pays what was promised, at any current rates.
    fixed_payout: payout,
    created_at: now,
    expires_at: null,
    owner_id: ownerId,
    plane_id: old.plane_id,
    payout,
    taken_at: null,
    loaded_sim_time: old.loaded_ms ?? clockMs,
    flight_time_ms: plane === undefined ? null : flightTimeMs(origin, dest, modelOf(plane.model_id).cruiseKmh),
    due_sim_time: null,
    landings: 0,
    ended_at: isDelivered ? now : null,
    ended_sim_time: isDelivered ? (old.delivered_ms ?? clockMs) : null,
    settled: isDelivered ? payout : null,
  };
}

const HOUR_MS = 3_600_000;

const flightTimeMs = (origin: string, dest: string, cruiseKmh: number): number =>
  Math.max(1, Math.round((distanceKm(knownAirport(origin), knownAirport(dest)) / cruiseKmh) * HOUR_MS));
