/** Version 26: the world stores the simulated midnight at which missing campaigns begin. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addCampaignMidnights = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, engine === "sqlite" ? SQLITE : POSTGRES);

const CHECK = `constraint "world_next_campaigns_sim_time_check"
  check ("next_campaigns_sim_time" >= 0 and "next_campaigns_sim_time" <= 9007199254740991)`;

/** The first midnight after the clock's time at the last commit. */
const SQLITE = `alter table "world" add column "next_campaigns_sim_time" integer not null default 0 ${CHECK};

update "world" set "next_campaigns_sim_time" = 86400000 * (1 + ("anchor_sim_time"
  + case when "is_running" then cast(("last_at" - "anchor_at") * "time_scale" as integer) else 0 end) / 86400000);`;

const POSTGRES = `alter table "world" add column "next_campaigns_sim_time" bigint not null default 0 ${CHECK};

update "world" set "next_campaigns_sim_time" = 86400000 * (1 + ("anchor_sim_time"
  + case when "is_running" then floor(("last_at" - "anchor_at") * "time_scale")::bigint else 0 end) / 86400000);`;
