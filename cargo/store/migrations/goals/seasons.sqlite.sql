create table "season_scores" (
  "id" integer not null,
  "season" integer not null default 0,
  "net" integer not null default 0,
  "kg_km" integer not null default 0,
  "timed" integer not null default 0,
  "on_time" integer not null default 0,
  "route_net" integer not null default 0,
  "route_kg_km" integer not null default 0,
  "route_timed" integer not null default 0,
  "route_on_time" integer not null default 0,
  constraint "season_scores_pkey" primary key ("id"),
  constraint "season_scores_id_fkey" foreign key ("id") references "players" ("id") on update restrict on delete restrict,
  constraint "season_scores_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "season_scores_season_check" check ("season" >= 0 and "season" <= 9007199254740991),
  constraint "season_scores_net_check" check ("net" >= -9007199254740991 and "net" <= 9007199254740991),
  constraint "season_scores_kg_km_check" check ("kg_km" >= 0 and "kg_km" <= 9007199254740991),
  constraint "season_scores_timed_check" check ("timed" >= 0 and "timed" <= 9007199254740991),
  constraint "season_scores_on_time_check" check ("on_time" >= 0 and "on_time" <= 9007199254740991),
  constraint "season_scores_route_net_check" check ("route_net" >= -9007199254740991 and "route_net" <= 9007199254740991),
  constraint "season_scores_route_kg_km_check" check ("route_kg_km" >= 0 and "route_kg_km" <= 9007199254740991),
  constraint "season_scores_route_timed_check" check ("route_timed" >= 0 and "route_timed" <= 9007199254740991),
  constraint "season_scores_route_on_time_check" check ("route_on_time" >= 0 and "route_on_time" <= 9007199254740991)
) strict, without rowid;

create table "seasons" (
  "season" integer not null default 0,
  "figure" text not null,
  "is_by_hand" integer not null,
  "rank" integer not null,
  "player_id" integer,
  "username" text,
  "company_name" text,
  "value" integer not null,
  constraint "seasons_pkey" primary key ("season", "figure", "is_by_hand", "rank"),
  constraint "seasons_season_check" check ("season" >= 0 and "season" <= 9007199254740991),
  constraint "seasons_figure_check" check (instr("figure", char(0)) = 0 and "figure" in ('net', 'tkm', 'punctuality')),
  constraint "seasons_is_by_hand_check" check ("is_by_hand" in (0, 1)),
  constraint "seasons_rank_check" check ("rank" >= 1 and "rank" <= 10),
  constraint "seasons_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "seasons_username_check" check (instr("username", char(0)) = 0),
  constraint "seasons_company_name_check" check (instr("company_name", char(0)) = 0),
  constraint "seasons_value_check" check ("value" >= -9007199254740991 and "value" <= 9007199254740991)
) strict, without rowid;

create index "seasons_player_id_idx" on "seasons" ("player_id");
