alter table "players" add column "seen_at" integer not null default 0
  constraint "players_seen_at_check" check ("seen_at" >= 0 and "seen_at" <= 9007199254740991);

alter table "planes" add column "route_id" integer
  constraint "planes_route_id_check" check ("route_id" >= 1 and "route_id" <= 9007199254740991);

alter table "planes" add column "route_status" text
  constraint "planes_route_status_check" check (instr("route_status", char(0)) = 0 and "route_status" in ('active', 'suspended', 'stopped'));

alter table "planes" add column "route_reason" text
  constraint "planes_route_reason_check" check (instr("route_reason", char(0)) = 0 and "route_reason" in ('purse-too-small', 'cash-floor', 'beyond-tank', 'plane-broken', 'owner-away', 'owner-suspended'));

alter table "planes" add column "route_next_index" integer
  constraint "planes_route_next_index_check" check ("route_next_index" >= 0 and "route_next_index" <= 21);

alter table "planes" add column "line_kg" integer
  constraint "planes_line_kg_check" check ("line_kg" >= 1 and "line_kg" <= 9007199254740991);

alter table "planes" add column "line_payout" integer
  constraint "planes_line_payout_check" check ("line_payout" >= 0 and "line_payout" <= 9007199254740991);

alter table "world" add column "next_route_id" integer not null default 1
  constraint "world_next_route_id_check" check ("next_route_id" >= 1 and "next_route_id" <= 9007199254740991);

alter table "world" add column "next_line_freight_id" integer not null default 1
  constraint "world_next_line_freight_id_check" check ("next_line_freight_id" >= 1 and "next_line_freight_id" <= 9007199254740991);

create table "routes" (
  "id" integer primary key autoincrement not null,
  "owner_id" integer not null,
  "name" text not null,
  "stops" text not null,
  "is_loop" integer not null default 0,
  "max_later_stops" integer not null,
  "open_jobs" integer not null,
  "min_net_per_hour" integer not null,
  "repair_below" integer not null,
  "stop_when_cash_below" integer not null default 0,
  constraint "routes_owner_id_fkey" foreign key ("owner_id") references "players" ("id") on update restrict on delete restrict,
  constraint "routes_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "routes_owner_id_check" check ("owner_id" >= -9007199254740991 and "owner_id" <= 9007199254740991),
  constraint "routes_name_check" check (instr("name", char(0)) = 0 and length("name") >= 1 and length("name") <= 24),
  constraint "routes_stops_check" check (json_valid("stops")),
  constraint "routes_is_loop_check" check ("is_loop" in (0, 1)),
  constraint "routes_max_later_stops_check" check ("max_later_stops" >= 1 and "max_later_stops" <= 3),
  constraint "routes_open_jobs_check" check ("open_jobs" in (0, 1)),
  constraint "routes_min_net_per_hour_check" check ("min_net_per_hour" >= 0 and "min_net_per_hour" <= 10000000),
  constraint "routes_repair_below_check" check ("repair_below" >= 0 and "repair_below" <= 90),
  constraint "routes_stop_when_cash_below_check" check ("stop_when_cash_below" >= 0 and "stop_when_cash_below" <= 9007199254740991)
) strict;

create index "routes_owner_id_idx" on "routes" ("owner_id");

create table "line_freight" (
  "id" integer not null,
  "player_id" integer not null,
  "origin_icao" text not null,
  "dest_icao" text not null,
  "taken_sim_time" integer not null,
  constraint "line_freight_pkey" primary key ("id"),
  constraint "line_freight_player_id_origin_icao_dest_icao_key" unique ("player_id", "origin_icao", "dest_icao"),
  constraint "line_freight_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "line_freight_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "line_freight_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "line_freight_origin_icao_check" check (instr("origin_icao", char(0)) = 0 and length("origin_icao") >= 4 and length("origin_icao") <= 4),
  constraint "line_freight_dest_icao_check" check (instr("dest_icao", char(0)) = 0 and length("dest_icao") >= 4 and length("dest_icao") <= 4),
  constraint "line_freight_taken_sim_time_check" check ("taken_sim_time" >= 0 and "taken_sim_time" <= 9007199254740991)
) strict, without rowid;

create table "route_days" (
  "id" integer not null,
  "player_id" integer not null,
  "day" integer not null,
  "at" integer not null,
  "income_entry" integer not null default 0,
  "costs_entry" integer not null default 0,
  "dispatcher_entry" integer not null default 0,
  constraint "route_days_pkey" primary key ("id"),
  constraint "route_days_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "route_days_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "route_days_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "route_days_day_check" check ("day" >= 0 and "day" <= 9007199254740991),
  constraint "route_days_at_check" check ("at" >= 0 and "at" <= 9007199254740991),
  constraint "route_days_income_entry_check" check ("income_entry" >= 0 and "income_entry" <= 9007199254740991),
  constraint "route_days_costs_entry_check" check ("costs_entry" >= 0 and "costs_entry" <= 9007199254740991),
  constraint "route_days_dispatcher_entry_check" check ("dispatcher_entry" >= 0 and "dispatcher_entry" <= 9007199254740991)
) strict, without rowid;

create index "route_days_player_id_idx" on "route_days" ("player_id");
