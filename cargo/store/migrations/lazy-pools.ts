/** Version 15: pools store the input of their draws, and the clock its earlier anchors, so that pools can be worked late. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const workPoolsLazily = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, engine === "sqlite" ? SQLITE : POSTGRES);

const MOST = "9007199254740991";
const OPENERS = `constraint "pools_openers_check" check ("openers" >= 0 and "openers" <= ${MOST})`;
const MEAN = `constraint "pools_mean_reputation_check" check ("mean_reputation" >= 0 and "mean_reputation" <= 100)`;
const ANCHORS = `constraint "clock_anchors_pkey" primary key ("anchor_at"),
  constraint "clock_anchors_anchor_at_check" check ("anchor_at" >= 0 and "anchor_at" <= ${MOST}),
  constraint "clock_anchors_anchor_sim_time_check" check ("anchor_sim_time" >= 0 and "anchor_sim_time" <= ${MOST}),
  constraint "clock_anchors_time_scale_check" check ("time_scale" >= 0)`;

const SQLITE = `alter table "pools" add column "openers" integer ${OPENERS};

alter table "pools" add column "mean_reputation" real ${MEAN};

create table "clock_anchors" (
  "anchor_at" integer not null,
  "anchor_sim_time" integer not null,
  "is_running" integer not null,
  "time_scale" real not null,
  ${ANCHORS},
  constraint "clock_anchors_is_running_check" check ("is_running" in (0, 1))
) strict, without rowid;`;

const POSTGRES = `alter table "pools" add column "openers" bigint ${OPENERS};

alter table "pools" add column "mean_reputation" double precision ${MEAN};

create table "clock_anchors" (
  "anchor_at" bigint not null,
  "anchor_sim_time" bigint not null,
  "is_running" boolean not null,
  "time_scale" double precision not null,
  ${ANCHORS}
);`;
