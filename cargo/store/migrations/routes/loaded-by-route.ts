/** Version 29: marks packages that the dispatcher loaded. Packages aboard planes on active routes are marked. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addLoadedByRoute = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, engine === "sqlite" ? SQLITE : POSTGRES);

// Selects by owner, so that an index finds the few packages aboard.
const ABOARD = `"owner_id" in (select "owner_id" from "planes" where "route_status" = 'active')
  and "plane_id" in (select "id" from "planes" where "route_status" = 'active')`;

// SQLite stores the status as its index in the list of version 14.
const SQLITE = `alter table "packages" add column "loaded_by_route" integer not null default 0
  constraint "packages_loaded_by_route_check" check ("loaded_by_route" in (0, 1));

update "packages" set "loaded_by_route" = 1 where "status" = 2 and ${ABOARD};`;

const POSTGRES = `alter table "packages" add column "loaded_by_route" boolean not null default false;

update "packages" set "loaded_by_route" = true where "status" = 'loaded' and ${ABOARD};`;
