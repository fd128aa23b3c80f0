/** Values of the rules as rows of the tables, and back. */
import type { RowOf, Table } from "@outbound/kit/store/table.ts";
import type { CargoPackage } from "../rules/values/cargo-package.ts";
import type { Plane } from "../rules/values/plane.ts";
import type { Player } from "../rules/values/player.ts";
import { packages, type planes, players, world } from "./tables.ts";

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
/** A row whose columns have camel-case names. */
type Fields<Row> = { readonly [Column in keyof Row as CamelCase<Column & string>]: Row[Column] };

/** Converts rows to values whose fields are the columns in camel case, and back. A row takes no other fields of the value. */
function camelCase<T extends Table>({ columns }: T) {
  const names = Object.keys(columns).map(
    (column) => [column, column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())] as const,
  );
  return {
    toRow(value: Fields<RowOf<T>>): RowOf<T> {
      const row: Record<string, unknown> = {};
      for (const [column, field] of names) row[column] = (value as Readonly<Record<string, unknown>>)[field];
      return row as RowOf<T>;
    },
    fromRow(row: RowOf<T>): Fields<RowOf<T>> {
      const value: Record<string, unknown> = {};
      for (const [column, field] of names) value[field] = (row as Readonly<Record<string, unknown>>)[column];
      return value as Fields<RowOf<T>>;
    },
  };
}

/** A player with what the rules do not know. */
export interface StoredPlayer extends Player {
  readonly usernameKey: string;
  readonly passwordHash: string | null;
  readonly isSuspended: boolean;
}

const PLAYER = camelCase(players);
export const playerRow = (player: StoredPlayer): RowOf<typeof players> => PLAYER.toRow(player);
export const playerOf = (row: RowOf<typeof players>): StoredPlayer => PLAYER.fromRow(row);

const PACKAGE = camelCase(packages);
export const packageRow = (cargo: CargoPackage): RowOf<typeof packages> => PACKAGE.toRow(cargo);
export const packageOf = (row: RowOf<typeof packages>): CargoPackage => PACKAGE.fromRow(row);

export type WorldRow = RowOf<typeof world>;
const WORLD = camelCase(world);
export const worldRow = (value: Fields<WorldRow>): WorldRow => WORLD.toRow(value);
export const worldOf = (row: WorldRow): Fields<WorldRow> => WORLD.fromRow(row);

type PlaneRow = RowOf<typeof planes>;

export const planeRow = (plane: Plane): PlaneRow => ({
  id: plane.id,
  owner_id: plane.ownerId,
  model_id: plane.modelId,
  name: plane.name,
  status: plane.status,
  airport_icao: plane.airportIcao,
  dest_icao: plane.leg?.destIcao ?? null,
  departure_sim_time: plane.leg?.departureSimTime ?? null,
  arrival_sim_time: plane.leg?.arrivalSimTime ?? null,
  leg_km: plane.leg?.distanceKm ?? null,
  wind_factor: plane.leg?.windFactor ?? null,
  repair_started_sim_time: plane.repair?.startedSimTime ?? null,
  repair_ends_sim_time: plane.repair?.endsSimTime ?? null,
  queue: plane.queue,
  health: plane.health,
  fuel_l: plane.fuelL,
  total_km: plane.totalKm,
  deliveries: plane.deliveries,
  earned: plane.earned,
});

export const planeOf = (row: PlaneRow): Plane => ({
  id: row.id,
  modelId: row.model_id,
  name: row.name,
  ownerId: row.owner_id,
  status: row.status,
  airportIcao: row.airport_icao,
  leg: legOf(row),
  repair:
    row.repair_started_sim_time === null || row.repair_ends_sim_time === null
      ? null
      : { startedSimTime: row.repair_started_sim_time, endsSimTime: row.repair_ends_sim_time },
  queue: row.queue,
  health: row.health,
  fuelL: row.fuel_l,
  totalKm: row.total_km,
  deliveries: row.deliveries,
  earned: row.earned,
});

function legOf(row: PlaneRow): Plane["leg"] {
  const { dest_icao, departure_sim_time, arrival_sim_time, leg_km, wind_factor } = row;
  if (dest_icao === null || departure_sim_time === null || arrival_sim_time === null) return null;
  return {
    destIcao: dest_icao,
    departureSimTime: departure_sim_time,
    arrivalSimTime: arrival_sim_time,
    distanceKm: leg_km ?? 0,
    windFactor: wind_factor ?? 1,
  };
}
