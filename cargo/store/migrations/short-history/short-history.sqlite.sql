drop index "packages_owner_id_ended_at_idx";

drop index "packages_ended_at_idx";

drop index "events_player_id_id_idx";

drop index "ledger_player_id_id_idx";

alter table "packages" rename to "old_packages";

alter table "events" rename to "old_events";

alter table "ledger" rename to "old_ledger";

create table "packages" (
  "id" integer not null,
  "status" any not null,
  "origin_icao" text not null,
  "dest_icao" text not null,
  "commodity" any not null,
  "count" integer not null,
  "weight_kg" integer not null,
  "special" text,
  "base_payout" real not null,
  "fixed_payout" integer,
  "created_at" integer not null,
  "expires_at" integer,
  "owner_id" integer,
  "plane_id" integer,
  "payout" integer,
  "taken_at" integer,
  "loaded_sim_time" integer,
  "flight_time_ms" integer,
  "due_sim_time" integer,
  "landings" integer not null default 0,
  "ended_at" integer,
  "ended_sim_time" integer,
  "settled" integer,
  constraint "packages_pkey" primary key ("id"),
  constraint "packages_owner_id_fkey" foreign key ("owner_id") references "players" ("id") on update restrict on delete restrict,
  constraint "packages_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "packages_status_check" check (instr("status", char(0)) = 0 and "status" in (0, 1, 2, 3, 4, 5)),
  constraint "packages_origin_icao_check" check (instr("origin_icao", char(0)) = 0 and length("origin_icao") >= 4 and length("origin_icao") <= 4),
  constraint "packages_dest_icao_check" check (instr("dest_icao", char(0)) = 0 and length("dest_icao") >= 4 and length("dest_icao") <= 4),
  constraint "packages_commodity_check" check (instr("commodity", char(0)) = 0),
  constraint "packages_count_check" check ("count" >= 1 and "count" <= 9007199254740991),
  constraint "packages_weight_kg_check" check ("weight_kg" >= 1 and "weight_kg" <= 9007199254740991),
  constraint "packages_special_check" check (instr("special", char(0)) = 0),
  constraint "packages_base_payout_check" check ("base_payout" >= 0),
  constraint "packages_fixed_payout_check" check ("fixed_payout" >= 0 and "fixed_payout" <= 9007199254740991),
  constraint "packages_created_at_check" check ("created_at" >= 0 and "created_at" <= 9007199254740991),
  constraint "packages_expires_at_check" check ("expires_at" >= 0 and "expires_at" <= 9007199254740991),
  constraint "packages_owner_id_check" check ("owner_id" >= -9007199254740991 and "owner_id" <= 9007199254740991),
  constraint "packages_plane_id_check" check ("plane_id" >= -9007199254740991 and "plane_id" <= 9007199254740991),
  constraint "packages_payout_check" check ("payout" >= 0 and "payout" <= 9007199254740991),
  constraint "packages_taken_at_check" check ("taken_at" >= 0 and "taken_at" <= 9007199254740991),
  constraint "packages_loaded_sim_time_check" check ("loaded_sim_time" >= 0 and "loaded_sim_time" <= 9007199254740991),
  constraint "packages_flight_time_ms_check" check ("flight_time_ms" >= 0 and "flight_time_ms" <= 9007199254740991),
  constraint "packages_due_sim_time_check" check ("due_sim_time" >= 0 and "due_sim_time" <= 9007199254740991),
  constraint "packages_landings_check" check ("landings" >= 0 and "landings" <= 9007199254740991),
  constraint "packages_ended_at_check" check ("ended_at" >= 0 and "ended_at" <= 9007199254740991),
  constraint "packages_ended_sim_time_check" check ("ended_sim_time" >= 0 and "ended_sim_time" <= 9007199254740991),
  constraint "packages_settled_check" check ("settled" >= -9007199254740991 and "settled" <= 9007199254740991)
) strict, without rowid;

create index "packages_owner_id_status_ended_at_id_idx" on "packages" ("owner_id", "status", "ended_at", "id");

create table "events" (
  "id" integer not null,
  "player_id" integer not null,
  "kind" any not null,
  "clock_ms" integer not null,
  "at" integer not null,
  "plane_id" integer,
  "package_id" integer,
  "data" text not null,
  constraint "events_pkey" primary key ("id"),
  constraint "events_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "events_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "events_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "events_kind_check" check (instr("kind", char(0)) = 0),
  constraint "events_clock_ms_check" check ("clock_ms" >= 0 and "clock_ms" <= 9007199254740991),
  constraint "events_at_check" check ("at" >= 0 and "at" <= 9007199254740991),
  constraint "events_plane_id_check" check ("plane_id" >= -9007199254740991 and "plane_id" <= 9007199254740991),
  constraint "events_package_id_check" check ("package_id" >= -9007199254740991 and "package_id" <= 9007199254740991),
  constraint "events_data_check" check (json_valid("data"))
) strict, without rowid;

create index "events_player_id_kind_id_idx" on "events" ("player_id", "kind", "id");

create table "ledger" (
  "id" integer not null,
  "player_id" integer not null,
  "amount" integer not null,
  "reason" any not null,
  "plane_id" integer,
  "package_id" integer,
  "clock_ms" integer not null,
  "at" integer not null,
  "balance" integer not null,
  constraint "ledger_pkey" primary key ("id"),
  constraint "ledger_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "ledger_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "ledger_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "ledger_amount_check" check ("amount" >= -9007199254740991 and "amount" <= 9007199254740991),
  constraint "ledger_reason_check" check (instr("reason", char(0)) = 0),
  constraint "ledger_plane_id_check" check ("plane_id" >= -9007199254740991 and "plane_id" <= 9007199254740991),
  constraint "ledger_package_id_check" check ("package_id" >= -9007199254740991 and "package_id" <= 9007199254740991),
  constraint "ledger_clock_ms_check" check ("clock_ms" >= 0 and "clock_ms" <= 9007199254740991),
  constraint "ledger_at_check" check ("at" >= 0 and "at" <= 9007199254740991),
  constraint "ledger_balance_check" check ("balance" >= -9007199254740991 and "balance" <= 9007199254740991)
) strict, without rowid;

create index "ledger_player_id_at_id_idx" on "ledger" ("player_id", "at", "id");

create table "history_totals" (
  "player_id" integer not null,
  "log" any not null,
  "kind" any not null,
  "plane_id" integer not null,
  "amount" integer not null,
  "count" integer not null,
  "last_id" integer not null,
  constraint "history_totals_pkey" primary key ("player_id", "log", "kind", "plane_id"),
  constraint "history_totals_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "history_totals_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "history_totals_log_check" check (instr("log", char(0)) = 0),
  constraint "history_totals_kind_check" check (instr("kind", char(0)) = 0),
  constraint "history_totals_plane_id_check" check ("plane_id" >= -9007199254740991 and "plane_id" <= 9007199254740991),
  constraint "history_totals_amount_check" check ("amount" >= -9007199254740991 and "amount" <= 9007199254740991),
  constraint "history_totals_count_check" check ("count" >= -9007199254740991 and "count" <= 9007199254740991),
  constraint "history_totals_last_id_check" check ("last_id" >= -9007199254740991 and "last_id" <= 9007199254740991)
) strict, without rowid;

create table "history_hours" (
  "player_id" integer not null,
  "log" any not null,
  "kind" any not null,
  "plane_id" integer not null,
  "hour" integer not null,
  "amount" integer not null,
  "count" integer not null,
  "last_id" integer not null,
  constraint "history_hours_pkey" primary key ("player_id", "log", "kind", "plane_id", "hour"),
  constraint "history_hours_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "history_hours_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "history_hours_log_check" check (instr("log", char(0)) = 0),
  constraint "history_hours_kind_check" check (instr("kind", char(0)) = 0),
  constraint "history_hours_plane_id_check" check ("plane_id" >= -9007199254740991 and "plane_id" <= 9007199254740991),
  constraint "history_hours_hour_check" check ("hour" >= 0 and "hour" <= 9007199254740991),
  constraint "history_hours_amount_check" check ("amount" >= -9007199254740991 and "amount" <= 9007199254740991),
  constraint "history_hours_count_check" check ("count" >= -9007199254740991 and "count" <= 9007199254740991),
  constraint "history_hours_last_id_check" check ("last_id" >= -9007199254740991 and "last_id" <= 9007199254740991)
) strict, without rowid;
