alter table "players" add column "delivered_at" integer constraint "players_delivered_at_check" check ("delivered_at" >= 0 and "delivered_at" <= 9007199254740991);

create table "campaigns" (
  "id" integer not null,
  "number" integer,
  "airport_icao" text not null,
  "commodity_group" text not null,
  "starts_sim_time" integer not null,
  "ends_sim_time" integer not null,
  "target_kg" integer not null,
  "delivered_kg" integer not null default 0,
  "active_players" integer not null,
  "outcome" text not null,
  constraint "campaigns_pkey" primary key ("id"),
  constraint "campaigns_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "campaigns_number_check" check ("number" >= 1 and "number" <= 9007199254740991),
  constraint "campaigns_airport_icao_check" check (instr("airport_icao", char(0)) = 0 and length("airport_icao") >= 4 and length("airport_icao") <= 4),
  constraint "campaigns_commodity_group_check" check (instr("commodity_group", char(0)) = 0 and "commodity_group" in ('mail', 'consumer', 'industry', 'fresh', 'living', 'health')),
  constraint "campaigns_starts_sim_time_check" check ("starts_sim_time" >= 0 and "starts_sim_time" <= 9007199254740991),
  constraint "campaigns_ends_sim_time_check" check ("ends_sim_time" >= 0 and "ends_sim_time" <= 9007199254740991),
  constraint "campaigns_target_kg_check" check ("target_kg" >= 1 and "target_kg" <= 9007199254740991),
  constraint "campaigns_delivered_kg_check" check ("delivered_kg" >= 0 and "delivered_kg" <= 9007199254740991),
  constraint "campaigns_active_players_check" check ("active_players" >= 1 and "active_players" <= 9007199254740991),
  constraint "campaigns_outcome_check" check (instr("outcome", char(0)) = 0 and "outcome" in ('running', 'succeeded', 'failed'))
) strict, without rowid;

create table "contributions" (
  "id" integer not null,
  "campaign_id" integer not null,
  "player_id" integer,
  "kg" integer not null default 0,
  "earned" integer not null default 0,
  constraint "contributions_pkey" primary key ("id"),
  constraint "contributions_campaign_id_player_id_key" unique ("campaign_id", "player_id"),
  constraint "contributions_campaign_id_fkey" foreign key ("campaign_id") references "campaigns" ("id") on update restrict on delete restrict,
  constraint "contributions_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "contributions_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "contributions_campaign_id_check" check ("campaign_id" >= 1 and "campaign_id" <= 9007199254740991),
  constraint "contributions_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "contributions_kg_check" check ("kg" >= 0 and "kg" <= 9007199254740991),
  constraint "contributions_earned_check" check ("earned" >= 0 and "earned" <= 9007199254740991)
) strict, without rowid;

create index "contributions_player_id_idx" on "contributions" ("player_id");
