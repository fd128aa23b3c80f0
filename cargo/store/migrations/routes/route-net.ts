/**
 * Version 30: what each route earned less its costs. Older ledger entries name no route, so the results of existing routes begin
 * at the clock of the last commit before the migration. Legs of planes on active routes belong to these routes.
 */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addRouteNet = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, [...COLUMNS.map((column) => columnSql(engine, column)), FILL].join("\n\n"));

const COLUMNS = [
  { table: "routes", name: "net", rest: "not null default 0", least: -Number.MAX_SAFE_INTEGER },
  { table: "routes", name: "net_since", rest: "not null default 0", least: 0 },
  { table: "planes", name: "leg_route_id", rest: "", least: 1 },
];

function columnSql(engine: Engine, { table, name, rest, least }: (typeof COLUMNS)[number]): string {
  const type = engine === "sqlite" ? "integer" : "bigint";
  const check = `check ("${name}" >= ${least} and "${name}" <= ${Number.MAX_SAFE_INTEGER})`;
  return `alter table "${table}" add column "${name}" ${type} ${rest} constraint "${table}_${name}_check" ${check};`;
}

const FILL = `update "routes" set "net_since" = (select
  "anchor_sim_time" + case when "is_running" then cast(("last_at" - "anchor_at") * "time_scale" as bigint) else 0 end from "world");

update "planes" set "leg_route_id" = "route_id" where "route_status" = 'active' and "dest_icao" is not null;`;
