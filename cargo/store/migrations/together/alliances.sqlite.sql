alter table "players" add column "alliance_left_at" integer constraint "players_alliance_left_at_check" check ("alliance_left_at" >= 0 and "alliance_left_at" <= 9007199254740991);

alter table "players" add column "invitations_sent" text not null default '[]' constraint "players_invitations_sent_check" check (json_valid("invitations_sent"));

create table "alliances" (
  "id" integer not null,
  "name" text not null,
  "founder_id" integer not null,
  "earned_before" integer not null default 0,
  "created_at" integer not null,
  constraint "alliances_pkey" primary key ("id"),
  constraint "alliances_founder_id_fkey" foreign key ("founder_id") references "players" ("id") on update restrict on delete restrict,
  constraint "alliances_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "alliances_name_check" check (instr("name", char(0)) = 0 and length("name") >= 3 and length("name") <= 24),
  constraint "alliances_founder_id_check" check ("founder_id" >= -9007199254740991 and "founder_id" <= 9007199254740991),
  constraint "alliances_earned_before_check" check ("earned_before" >= 0 and "earned_before" <= 9007199254740991),
  constraint "alliances_created_at_check" check ("created_at" >= 0 and "created_at" <= 9007199254740991)
) strict, without rowid;

create table "alliance_members" (
  "id" integer not null,
  "alliance_id" integer not null,
  "player_id" integer not null,
  "joined_at" integer not null,
  "counts_from" integer not null,
  "earned" integer not null default 0,
  constraint "alliance_members_pkey" primary key ("id"),
  constraint "alliance_members_player_id_key" unique ("player_id"),
  constraint "alliance_members_alliance_id_fkey" foreign key ("alliance_id") references "alliances" ("id") on update restrict on delete restrict,
  constraint "alliance_members_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "alliance_members_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "alliance_members_alliance_id_check" check ("alliance_id" >= 1 and "alliance_id" <= 9007199254740991),
  constraint "alliance_members_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "alliance_members_joined_at_check" check ("joined_at" >= 0 and "joined_at" <= 9007199254740991),
  constraint "alliance_members_counts_from_check" check ("counts_from" >= 0 and "counts_from" <= 9007199254740991),
  constraint "alliance_members_earned_check" check ("earned" >= 0 and "earned" <= 9007199254740991)
) strict, without rowid;

create index "alliance_members_alliance_id_idx" on "alliance_members" ("alliance_id");

create table "invitations" (
  "id" integer not null,
  "alliance_id" integer not null,
  "player_id" integer not null,
  "sent_at" integer not null,
  "is_blocked" integer not null default 0,
  constraint "invitations_pkey" primary key ("id"),
  constraint "invitations_alliance_id_player_id_key" unique ("alliance_id", "player_id"),
  constraint "invitations_alliance_id_fkey" foreign key ("alliance_id") references "alliances" ("id") on update restrict on delete restrict,
  constraint "invitations_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "invitations_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "invitations_alliance_id_check" check ("alliance_id" >= 1 and "alliance_id" <= 9007199254740991),
  constraint "invitations_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "invitations_sent_at_check" check ("sent_at" >= 0 and "sent_at" <= 9007199254740991),
  constraint "invitations_is_blocked_check" check ("is_blocked" in (0, 1))
) strict, without rowid;

create index "invitations_player_id_idx" on "invitations" ("player_id");
