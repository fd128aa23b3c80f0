alter table "save" add column "since_encounter" bigint not null default 0 constraint "save_since_encounter_check" check ("since_encounter" >= 0 and "since_encounter" <= 9007199254740991);

alter table "save" add column "quiet_until_turn" bigint not null default 0 constraint "save_quiet_until_turn_check" check ("quiet_until_turn" >= 0 and "quiet_until_turn" <= 9007199254740991);

alter table "crew" add column "trait" text collate "C" constraint "crew_trait_check" check (length("trait") >= 1 and length("trait") <= 40);

create table "encounters" (
  "id" bigint not null,
  "save_id" bigint not null default 1,
  "key" text collate "C" not null,
  "system_id" bigint not null,
  "opened_on_turn" bigint not null,
  "option" text collate "C",
  "crew_id" bigint,
  "decided_on_turn" bigint,
  "outcome" text collate "C",
  constraint "encounters_pkey" primary key ("save_id", "id"),
  constraint "encounters_save_id_key_key" unique ("save_id", "key"),
  constraint "encounters_save_id_fkey" foreign key ("save_id") references "save" ("id") on update restrict on delete restrict,
  constraint "encounters_save_id_system_id_fkey" foreign key ("save_id", "system_id") references "systems" ("save_id", "id") on update restrict on delete restrict,
  constraint "encounters_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "encounters_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "encounters_key_check" check (length("key") >= 1 and length("key") <= 60),
  constraint "encounters_system_id_check" check ("system_id" >= 1 and "system_id" <= 9007199254740991),
  constraint "encounters_opened_on_turn_check" check ("opened_on_turn" >= 0 and "opened_on_turn" <= 9007199254740991),
  constraint "encounters_option_check" check (length("option") >= 1 and length("option") <= 60),
  constraint "encounters_crew_id_check" check ("crew_id" >= 1 and "crew_id" <= 9007199254740991),
  constraint "encounters_decided_on_turn_check" check ("decided_on_turn" >= 0 and "decided_on_turn" <= 9007199254740991),
  constraint "encounters_outcome_check" check ("outcome" in ('good', 'bad'))
);

create table "factions" (
  "faction" text collate "C" not null,
  "save_id" bigint not null default 1,
  "standing" bigint not null,
  "missions" bigint not null,
  "lead_stage" bigint,
  "lead_system_id" bigint,
  constraint "factions_pkey" primary key ("save_id", "faction"),
  constraint "factions_save_id_fkey" foreign key ("save_id") references "save" ("id") on update restrict on delete restrict,
  constraint "factions_save_id_lead_system_id_fkey" foreign key ("save_id", "lead_system_id") references "systems" ("save_id", "id") on update restrict on delete restrict,
  constraint "factions_faction_check" check ("faction" in ('wayfarers', 'foundry', 'archive')),
  constraint "factions_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "factions_standing_check" check ("standing" >= -3 and "standing" <= 3),
  constraint "factions_missions_check" check ("missions" >= 0 and "missions" <= 9007199254740991),
  constraint "factions_lead_stage_check" check ("lead_stage" >= 2 and "lead_stage" <= 4),
  constraint "factions_lead_system_id_check" check ("lead_system_id" >= 1 and "lead_system_id" <= 9007199254740991)
);

create index "events_save_id_system_id_idx" on "events" ("save_id", "system_id");

update "games" set "clean" = false where "id" in (select "id" from "save" where "rules_version" = 1);
