/** Version 21: what players show of themselves. Existing players show nothing. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addPrivacy = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, ["company_page", "shares_planes"].map((name) => columnSql(engine, name)).join("\n\n"));

const columnSql = (engine: Engine, name: string): string =>
  engine === "sqlite"
    ? `alter table "players" add column "${name}" integer not null default 0 constraint "players_${name}_check" check ("${name}" in (0, 1));`
    : `alter table "players" add column "${name}" boolean not null default false;`;
