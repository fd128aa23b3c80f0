/** Version 18: counters for milestones, computed from the stored packages. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";
import { sql } from "kysely";
import { airportOf } from "../../../rules/geography/airports.ts";
import { distanceKm } from "../../../rules/geography/geodesy.ts";

export async function addMilestones(db: MigrationDatabase, engine: Engine): Promise<void> {
  await runStatements(db, COLUMNS.map((column) => columnSql(engine, ...column)).join("\n\n"));
  // SQLite stores the status as its index in the list of version 14.
  const delivered = sql`status = ${engine === "sqlite" ? sql.lit(3) : sql.lit("delivered")} and owner_id is not null`;
  const players = new Map<number, Known>();
  const of = (id: number): Known => {
    const known = players.get(id) ?? { airports: new Map(), specials: [], longestKm: 0, heaviestKg: 0 };
    players.set(id, known);
    return known;
  };
  const ways = await sql<Way>`select owner_id, origin_icao, dest_icao, landings, count(*) as number from packages
    where ${delivered} group by owner_id, origin_icao, dest_icao, landings
    order by owner_id, dest_icao, origin_icao, landings`.execute(db);
  for (const way of ways.rows) addWay(of(Number(way.owner_id)), way);
  const specials = await sql<{ owner_id: number; special: string }>`select distinct owner_id, special from packages
    where ${delivered} and special is not null order by owner_id, special`.execute(db);
  for (const { owner_id, special } of specials.rows) of(Number(owner_id)).specials.push(special);
  const loads = await sql<{ owner_id: number; kg: number }>`select owner_id, max(kg) as kg from (
    select owner_id, sum(weight_kg) as kg from packages where ${delivered} group by owner_id, plane_id, ended_sim_time
  ) as load group by owner_id`.execute(db);
  for (const { owner_id, kg } of loads.rows) of(Number(owner_id)).heaviestKg = Number(kg);
  for (const [id, known] of players) await writePlayer(db, id, known);
}

interface Known {
  /** Deliveries by airport. */
  readonly airports: Map<string, number>;
  readonly specials: string[];
  longestKm: number;
  heaviestKg: number;
}

interface Way {
  readonly owner_id: number;
  readonly origin_icao: string;
  readonly dest_icao: string;
  readonly landings: number;
  readonly number: number;
}

function addWay(known: Known, { origin_icao, dest_icao, landings, number }: Way): void {
  known.airports.set(dest_icao, (known.airports.get(dest_icao) ?? 0) + Number(number));
  const [from, to] = [airportOf(origin_icao), airportOf(dest_icao)];
  // A package with one landing was flown in one leg.
  if (Number(landings) === 1 && from && to) known.longestKm = Math.max(known.longestKm, distanceKm(from, to));
}

async function writePlayer(db: MigrationDatabase, id: number, known: Known): Promise<void> {
  const deliveredTo = [...known.airports].map(([icao, times]) => `${icao}${times < 10 ? times : "a"}`).join("");
  const countries = new Set([...known.airports.keys()].flatMap((icao) => airportOf(icao)?.country ?? []));
  await sql`update players set delivered_to = ${deliveredTo}, countries = ${countries.size},
    specials_delivered = ${JSON.stringify(known.specials)}, longest_leg_km = ${known.longestKm},
    heaviest_kg = ${known.heaviestKg} where id = ${id}`.execute(db);
}

type Type = "text" | "count" | "real" | "json";

const TYPES: Readonly<Record<Engine, Readonly<Record<Type, string>>>> = {
  sqlite: { text: "text", count: "integer", real: "real", json: "text" },
  postgres: { text: `text collate "C"`, count: "bigint", real: "double precision", json: "json" },
};

const COLUMNS: readonly (readonly [name: string, type: Type, fallback: string | undefined])[] = [
  ["delivered_to", "text", "''"],
  ["countries", "count", "0"],
  ["specials_delivered", "json", "'[]'"],
  ["longest_leg_km", "real", "0"],
  ["heaviest_kg", "count", "0"],
  ["route_deliveries", "count", "0"],
  ["campaigns_won", "count", "0"],
  ["milestones", "json", "'{}'"],
  ["livery_id", "text", undefined],
  ["title", "text", undefined],
];

function columnSql(engine: Engine, name: string, type: Type, fallback: string | undefined): string {
  const value = fallback === undefined ? "" : ` not null default ${fallback}`;
  const check = checkOf(engine, name, type);
  const constraint = check === undefined ? "" : ` constraint "players_${name}_check" check (${check})`;
  return `alter table "players" add column "${name}" ${TYPES[engine][type]}${value}${constraint};`;
}

function checkOf(engine: Engine, name: string, type: Type): string | undefined {
  if (type === "count") return `"${name}" >= 0 and "${name}" <= 9007199254740991`;
  if (type === "real") return `"${name}" >= 0`;
  if (engine === "postgres") return undefined;
  return type === "json" ? `json_valid("${name}")` : `instr("${name}", char(0)) = 0`;
}
