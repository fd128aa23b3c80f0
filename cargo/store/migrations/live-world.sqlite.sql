create table "world" (
  "id" integer not null,
  "revision" integer not null default 0,
  "seed" integer not null,
  "last_at" integer not null,
  "is_running" integer not null,
  "anchor_at" integer not null,
  "anchor_sim_time" integer not null,
  "time_scale" real not null,
  "next_player_id" integer not null,
  "next_plane_id" integer not null,
  "next_pool_number" integer not null,
  "next_contract_number" integer not null,
  "next_session_id" integer not null,
  "next_event_id" integer not null,
  "next_ledger_id" integer not null,
  "next_audit_id" integer not null,
  constraint "world_pkey" primary key ("id"),
  constraint "world_id_check" check ("id" >= 1 and "id" <= 1),
  constraint "world_revision_check" check ("revision" >= 0 and "revision" <= 9007199254740991),
  constraint "world_seed_check" check ("seed" >= 0 and "seed" <= 9007199254740991),
  constraint "world_last_at_check" check ("last_at" >= 0 and "last_at" <= 9007199254740991),
  constraint "world_is_running_check" check ("is_running" in (0, 1)),
  constraint "world_anchor_at_check" check ("anchor_at" >= 0 and "anchor_at" <= 9007199254740991),
  constraint "world_anchor_sim_time_check" check ("anchor_sim_time" >= 0 and "anchor_sim_time" <= 9007199254740991),
  constraint "world_time_scale_check" check ("time_scale" >= 0),
  constraint "world_next_player_id_check" check ("next_player_id" >= 1 and "next_player_id" <= 9007199254740991),
  constraint "world_next_plane_id_check" check ("next_plane_id" >= 1 and "next_plane_id" <= 9007199254740991),
  constraint "world_next_pool_number_check" check ("next_pool_number" >= 1 and "next_pool_number" <= 9007199254740991),
  constraint "world_next_contract_number_check" check ("next_contract_number" >= 1 and "next_contract_number" <= 9007199254740991),
  constraint "world_next_session_id_check" check ("next_session_id" >= 1 and "next_session_id" <= 9007199254740991),
  constraint "world_next_event_id_check" check ("next_event_id" >= 1 and "next_event_id" <= 9007199254740991),
  constraint "world_next_ledger_id_check" check ("next_ledger_id" >= 1 and "next_ledger_id" <= 9007199254740991),
  constraint "world_next_audit_id_check" check ("next_audit_id" >= 1 and "next_audit_id" <= 9007199254740991)
) strict, without rowid;

create table "players" (
  "id" integer primary key autoincrement not null,
  "username" text not null,
  "username_key" text not null,
  "company_name" text not null,
  "password_hash" text,
  "is_suspended" integer not null default 0,
  "money" integer not null default 0,
  "reputation" integer not null default 0,
  "home_icao" text,
  "lapses" text not null default '[]',
  "relief_at" integer,
  "loads" integer not null default 0,
  "departures" integer not null default 0,
  "deliveries" integer not null default 0,
  "planes_bought" integer not null default 0,
  "total_km" real not null default 0,
  "created_at" integer not null,
  constraint "players_username_key_key" unique ("username_key"),
  constraint "players_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "players_username_check" check (instr("username", char(0)) = 0 and length("username") >= 3 and length("username") <= 24),
  constraint "players_username_key_check" check (instr("username_key", char(0)) = 0 and length("username_key") >= 3 and length("username_key") <= 24),
  constraint "players_company_name_check" check (instr("company_name", char(0)) = 0 and length("company_name") >= 1 and length("company_name") <= 40),
  constraint "players_password_hash_check" check (instr("password_hash", char(0)) = 0),
  constraint "players_is_suspended_check" check ("is_suspended" in (0, 1)),
  constraint "players_money_check" check ("money" >= 0 and "money" <= 9007199254740991),
  constraint "players_reputation_check" check ("reputation" >= 0 and "reputation" <= 100000),
  constraint "players_home_icao_check" check (instr("home_icao", char(0)) = 0 and length("home_icao") >= 4 and length("home_icao") <= 4),
  constraint "players_lapses_check" check (json_valid("lapses")),
  constraint "players_relief_at_check" check ("relief_at" >= 0 and "relief_at" <= 9007199254740991),
  constraint "players_loads_check" check ("loads" >= 0 and "loads" <= 9007199254740991),
  constraint "players_departures_check" check ("departures" >= 0 and "departures" <= 9007199254740991),
  constraint "players_deliveries_check" check ("deliveries" >= 0 and "deliveries" <= 9007199254740991),
  constraint "players_planes_bought_check" check ("planes_bought" >= 0 and "planes_bought" <= 9007199254740991),
  constraint "players_total_km_check" check ("total_km" >= 0),
  constraint "players_created_at_check" check ("created_at" >= 0 and "created_at" <= 9007199254740991)
) strict;

create table "pools" (
  "airport_icao" text not null,
  "number" integer not null,
  constraint "pools_pkey" primary key ("airport_icao"),
  constraint "pools_number_key" unique ("number"),
  constraint "pools_airport_icao_check" check (instr("airport_icao", char(0)) = 0 and length("airport_icao") >= 4 and length("airport_icao") <= 4),
  constraint "pools_number_check" check ("number" >= 1 and "number" <= 65535)
) strict, without rowid;

create table "sign_in_failures" (
  "subject" text not null,
  "failures" integer not null default 0,
  "first_at" integer not null,
  "locked_until" integer not null,
  constraint "sign_in_failures_pkey" primary key ("subject"),
  constraint "sign_in_failures_subject_check" check (instr("subject", char(0)) = 0),
  constraint "sign_in_failures_failures_check" check ("failures" >= 0 and "failures" <= 9007199254740991),
  constraint "sign_in_failures_first_at_check" check ("first_at" >= 0 and "first_at" <= 9007199254740991),
  constraint "sign_in_failures_locked_until_check" check ("locked_until" >= 0 and "locked_until" <= 9007199254740991)
) strict, without rowid;

create index "sign_in_failures_first_at_idx" on "sign_in_failures" ("first_at");

create table "admin_users" (
  "id" integer primary key autoincrement not null,
  "username" text not null,
  "username_key" text not null,
  "password_hash" text not null,
  "created_at" integer not null,
  constraint "admin_users_username_key_key" unique ("username_key"),
  constraint "admin_users_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "admin_users_username_check" check (instr("username", char(0)) = 0 and length("username") >= 3 and length("username") <= 24),
  constraint "admin_users_username_key_check" check (instr("username_key", char(0)) = 0 and length("username_key") >= 3 and length("username_key") <= 24),
  constraint "admin_users_password_hash_check" check (instr("password_hash", char(0)) = 0),
  constraint "admin_users_created_at_check" check ("created_at" >= 0 and "created_at" <= 9007199254740991)
) strict;

create table "audit" (
  "id" integer not null,
  "admin_id" integer,
  "admin_name" text not null,
  "action" text not null,
  "target" text not null,
  "data" text not null,
  "at" integer not null,
  constraint "audit_pkey" primary key ("id"),
  constraint "audit_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "audit_admin_id_check" check ("admin_id" >= -9007199254740991 and "admin_id" <= 9007199254740991),
  constraint "audit_admin_name_check" check (instr("admin_name", char(0)) = 0),
  constraint "audit_action_check" check (instr("action", char(0)) = 0),
  constraint "audit_target_check" check (instr("target", char(0)) = 0),
  constraint "audit_data_check" check (json_valid("data")),
  constraint "audit_at_check" check ("at" >= 0 and "at" <= 9007199254740991)
) strict, without rowid;

create table "changes" (
  "revision" integer not null,
  "dirty" text not null,
  "at" integer not null,
  constraint "changes_pkey" primary key ("revision"),
  constraint "changes_revision_check" check ("revision" >= 1 and "revision" <= 9007199254740991),
  constraint "changes_dirty_check" check (json_valid("dirty")),
  constraint "changes_at_check" check ("at" >= 0 and "at" <= 9007199254740991)
) strict, without rowid;

create table "idempotency_keys" (
  "principal" text not null,
  "key" text not null,
  "sequence" integer not null,
  "fingerprint" text not null,
  "status" integer not null,
  "headers" text not null,
  "body" text,
  "created_at" integer not null,
  constraint "idempotency_keys_pkey" primary key ("principal", "key"),
  constraint "idempotency_keys_principal_sequence_key" unique ("principal", "sequence"),
  constraint "idempotency_keys_principal_check" check (instr("principal", char(0)) = 0),
  constraint "idempotency_keys_key_check" check (instr("key", char(0)) = 0 and length("key") >= 1 and length("key") <= 64),
  constraint "idempotency_keys_sequence_check" check ("sequence" >= -9007199254740991 and "sequence" <= 9007199254740991),
  constraint "idempotency_keys_fingerprint_check" check (instr("fingerprint", char(0)) = 0),
  constraint "idempotency_keys_status_check" check ("status" >= -9007199254740991 and "status" <= 9007199254740991),
  constraint "idempotency_keys_headers_check" check (instr("headers", char(0)) = 0),
  constraint "idempotency_keys_body_check" check (instr("body", char(0)) = 0),
  constraint "idempotency_keys_created_at_check" check ("created_at" >= -9007199254740991 and "created_at" <= 9007199254740991)
) strict, without rowid;

create index "idempotency_keys_created_at_idx" on "idempotency_keys" ("created_at");

create table "planes" (
  "id" integer primary key autoincrement not null,
  "owner_id" integer not null,
  "model_id" text not null,
  "name" text not null,
  "status" text not null,
  "airport_icao" text not null,
  "dest_icao" text,
  "departure_sim_time" integer,
  "arrival_sim_time" integer,
  "leg_km" real,
  "wind_factor" real,
  "repair_started_sim_time" integer,
  "repair_ends_sim_time" integer,
  "queue" text not null default '[]',
  "health" integer not null,
  "fuel_l" real not null,
  "total_km" real not null default 0,
  "deliveries" integer not null default 0,
  "earned" integer not null default 0,
  constraint "planes_owner_id_fkey" foreign key ("owner_id") references "players" ("id") on update restrict on delete restrict,
  constraint "planes_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "planes_owner_id_check" check ("owner_id" >= -9007199254740991 and "owner_id" <= 9007199254740991),
  constraint "planes_model_id_check" check (instr("model_id", char(0)) = 0),
  constraint "planes_name_check" check (instr("name", char(0)) = 0 and length("name") >= 1 and length("name") <= 24),
  constraint "planes_status_check" check (instr("status", char(0)) = 0 and "status" in ('available', 'flying', 'repairing')),
  constraint "planes_airport_icao_check" check (instr("airport_icao", char(0)) = 0 and length("airport_icao") >= 4 and length("airport_icao") <= 4),
  constraint "planes_dest_icao_check" check (instr("dest_icao", char(0)) = 0 and length("dest_icao") >= 4 and length("dest_icao") <= 4),
  constraint "planes_departure_sim_time_check" check ("departure_sim_time" >= 0 and "departure_sim_time" <= 9007199254740991),
  constraint "planes_arrival_sim_time_check" check ("arrival_sim_time" >= 0 and "arrival_sim_time" <= 9007199254740991),
  constraint "planes_leg_km_check" check ("leg_km" >= 0),
  constraint "planes_wind_factor_check" check ("wind_factor" >= 0),
  constraint "planes_repair_started_sim_time_check" check ("repair_started_sim_time" >= 0 and "repair_started_sim_time" <= 9007199254740991),
  constraint "planes_repair_ends_sim_time_check" check ("repair_ends_sim_time" >= 0 and "repair_ends_sim_time" <= 9007199254740991),
  constraint "planes_queue_check" check (json_valid("queue")),
  constraint "planes_health_check" check ("health" >= 0 and "health" <= 10000),
  constraint "planes_fuel_l_check" check ("fuel_l" >= 0),
  constraint "planes_total_km_check" check ("total_km" >= 0),
  constraint "planes_deliveries_check" check ("deliveries" >= 0 and "deliveries" <= 9007199254740991),
  constraint "planes_earned_check" check ("earned" >= -9007199254740991 and "earned" <= 9007199254740991)
) strict;

create index "planes_owner_id_idx" on "planes" ("owner_id");

create table "packages" (
  "id" integer not null,
  "status" text not null,
  "origin_icao" text not null,
  "dest_icao" text not null,
  "commodity" text not null,
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
  constraint "packages_status_check" check (instr("status", char(0)) = 0 and "status" in ('open', 'accepted', 'loaded', 'delivered', 'abandoned', 'expired')),
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

create index "packages_owner_id_ended_at_idx" on "packages" ("owner_id", "ended_at");

create index "packages_ended_at_idx" on "packages" ("ended_at");

create table "slots" (
  "airport_icao" text not null,
  "slot" integer not null,
  "generation" integer not null default 0,
  "package_id" integer,
  "ready_at" integer not null,
  constraint "slots_pkey" primary key ("airport_icao", "slot"),
  constraint "slots_airport_icao_fkey" foreign key ("airport_icao") references "pools" ("airport_icao") on update restrict on delete restrict,
  constraint "slots_airport_icao_check" check (instr("airport_icao", char(0)) = 0 and length("airport_icao") >= 4 and length("airport_icao") <= 4),
  constraint "slots_slot_check" check ("slot" >= 0 and "slot" <= 15),
  constraint "slots_generation_check" check ("generation" >= 0 and "generation" <= 9007199254740991),
  constraint "slots_package_id_check" check ("package_id" >= -9007199254740991 and "package_id" <= 9007199254740991),
  constraint "slots_ready_at_check" check ("ready_at" >= 0 and "ready_at" <= 9007199254740991)
) strict, without rowid;

create table "events" (
  "id" integer not null,
  "player_id" integer not null,
  "kind" text not null,
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

create index "events_player_id_id_idx" on "events" ("player_id", "id");

create table "ledger" (
  "id" integer not null,
  "player_id" integer not null,
  "amount" integer not null,
  "reason" text not null,
  "plane_id" integer,
  "package_id" integer,
  "clock_ms" integer not null,
  "at" integer not null,
  constraint "ledger_pkey" primary key ("id"),
  constraint "ledger_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "ledger_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "ledger_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "ledger_amount_check" check ("amount" >= -9007199254740991 and "amount" <= 9007199254740991),
  constraint "ledger_reason_check" check (instr("reason", char(0)) = 0),
  constraint "ledger_plane_id_check" check ("plane_id" >= -9007199254740991 and "plane_id" <= 9007199254740991),
  constraint "ledger_package_id_check" check ("package_id" >= -9007199254740991 and "package_id" <= 9007199254740991),
  constraint "ledger_clock_ms_check" check ("clock_ms" >= 0 and "clock_ms" <= 9007199254740991),
  constraint "ledger_at_check" check ("at" >= 0 and "at" <= 9007199254740991)
) strict, without rowid;

create index "ledger_player_id_id_idx" on "ledger" ("player_id", "id");

create table "sessions" (
  "id" integer not null,
  "player_id" integer not null,
  "token_hash" text not null,
  "created_at" integer not null,
  "last_used_at" integer not null,
  "expires_at" integer not null,
  "address" text not null,
  "user_agent" text not null,
  constraint "sessions_pkey" primary key ("id"),
  constraint "sessions_token_hash_key" unique ("token_hash"),
  constraint "sessions_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "sessions_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "sessions_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "sessions_token_hash_check" check (instr("token_hash", char(0)) = 0),
  constraint "sessions_created_at_check" check ("created_at" >= 0 and "created_at" <= 9007199254740991),
  constraint "sessions_last_used_at_check" check ("last_used_at" >= 0 and "last_used_at" <= 9007199254740991),
  constraint "sessions_expires_at_check" check ("expires_at" >= 0 and "expires_at" <= 9007199254740991),
  constraint "sessions_address_check" check (instr("address", char(0)) = 0),
  constraint "sessions_user_agent_check" check (instr("user_agent", char(0)) = 0)
) strict, without rowid;

create index "sessions_player_id_idx" on "sessions" ("player_id");

create table "known_addresses" (
  "player_id" integer not null,
  "address" text not null,
  "last_at" integer not null,
  constraint "known_addresses_pkey" primary key ("player_id", "address"),
  constraint "known_addresses_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "known_addresses_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "known_addresses_address_check" check (instr("address", char(0)) = 0),
  constraint "known_addresses_last_at_check" check ("last_at" >= 0 and "last_at" <= 9007199254740991)
) strict, without rowid;

create table "admin_sessions" (
  "id" integer not null,
  "admin_id" integer not null,
  "token_hash" text not null,
  "created_at" integer not null,
  "last_used_at" integer not null,
  "expires_at" integer not null,
  "address" text not null,
  "user_agent" text not null,
  constraint "admin_sessions_pkey" primary key ("id"),
  constraint "admin_sessions_token_hash_key" unique ("token_hash"),
  constraint "admin_sessions_admin_id_fkey" foreign key ("admin_id") references "admin_users" ("id") on update restrict on delete restrict,
  constraint "admin_sessions_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "admin_sessions_admin_id_check" check ("admin_id" >= -9007199254740991 and "admin_id" <= 9007199254740991),
  constraint "admin_sessions_token_hash_check" check (instr("token_hash", char(0)) = 0),
  constraint "admin_sessions_created_at_check" check ("created_at" >= 0 and "created_at" <= 9007199254740991),
  constraint "admin_sessions_last_used_at_check" check ("last_used_at" >= 0 and "last_used_at" <= 9007199254740991),
  constraint "admin_sessions_expires_at_check" check ("expires_at" >= 0 and "expires_at" <= 9007199254740991),
  constraint "admin_sessions_address_check" check (instr("address", char(0)) = 0),
  constraint "admin_sessions_user_agent_check" check (instr("user_agent", char(0)) = 0)
) strict, without rowid;

create index "admin_sessions_admin_id_idx" on "admin_sessions" ("admin_id");
