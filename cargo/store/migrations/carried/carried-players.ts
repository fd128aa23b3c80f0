/**
 * Converts players of versions before the live world to current rows. They had no accounts, so nobody can sign in until an admin
 * sets a password.
 */
import type { PackageRow } from "./carried-packages.ts";
import type { PlaneRow } from "./carried-planes.ts";
import type { PlaceOf } from "./places.ts";

export interface OldPlayer {
  readonly id: number;
  readonly username: string;
  readonly username_key: string;
  readonly money: number;
  /** Thousandths. */
  readonly reputation: number;
  readonly home_icao: string | null;
  readonly created_at: number;
}

/** Counts players' actions as far as their planes and packages record them: at least one departure for each delivery. */
export const carriedPlayers = (
  players: readonly OldPlayer[],
  planes: readonly PlaneRow[],
  packages: readonly PackageRow[],
  placeOf: PlaceOf,
) =>
  players.map((player) => {
    const fleet = planes.filter(({ owner_id }) => owner_id === player.id);
    const own = packages.filter(({ owner_id }) => owner_id === player.id);
    const deliveries = own.filter(({ status }) => status === "delivered").length;
    return {
      id: player.id,
      username: player.username,
      username_key: player.username_key,
      company_name: player.username,
      password_hash: null,
      is_suspended: false,
      money: Math.max(0, player.money),
      reputation: Math.min(100_000, Math.max(0, player.reputation)),
      home_icao: player.home_icao === null ? null : placeOf(player.home_icao),
      lapses: "[]",
      relief_at: null,
      loads: own.length,
      departures: deliveries + fleet.filter(({ status }) => status === "flying").length,
      deliveries,
      planes_bought: Math.max(0, fleet.length - 1),
      total_km: 0,
      created_at: player.created_at,
    };
  });
