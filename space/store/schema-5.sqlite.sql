create table "games" (
  "id" integer primary key autoincrement not null,
  "play_hash" text,
  "watch_id" text not null,
  "name" text not null,
  "listed" integer not null,
  "daily" text,
  "epoch" integer not null default 1,
  "clean" integer not null,
  "score" integer not null,
  "created_at" integer not null,
  "last_command_at" integer not null,
  constraint "games_play_hash_key" unique ("play_hash"),
  constraint "games_watch_id_key" unique ("watch_id"),
  constraint "games_id_check" check ("id" >= -9007199254740991 and "id" <= 9007199254740991),
  constraint "games_play_hash_check" check (instr("play_hash", char(0)) = 0 and length("play_hash") >= 64 and length("play_hash") <= 64),
  constraint "games_watch_id_check" check (instr("watch_id", char(0)) = 0 and length("watch_id") >= 1 and length("watch_id") <= 40),
  constraint "games_name_check" check (instr("name", char(0)) = 0 and length("name") >= 1 and length("name") <= 40),
  constraint "games_listed_check" check ("listed" in (0, 1)),
  constraint "games_daily_check" check (instr("daily", char(0)) = 0 and length("daily") >= 10 and length("daily") <= 10),
  constraint "games_epoch_check" check ("epoch" >= 1 and "epoch" <= 9007199254740991),
  constraint "games_clean_check" check ("clean" in (0, 1)),
  constraint "games_score_check" check ("score" >= 0 and "score" <= 9007199254740991),
  constraint "games_created_at_check" check ("created_at" >= 0 and "created_at" <= 9007199254740991),
  constraint "games_last_command_at_check" check ("last_command_at" >= 0 and "last_command_at" <= 9007199254740991)
) strict;

create index "games_last_command_at_idx" on "games" ("last_command_at");

insert into "games" ("id", "watch_id", "name", "listed", "clean", "score", "created_at", "last_command_at")
  select 1, lower(hex(randomblob(16))), 'Main', 0, not exists (select 1 from "save"), 0, now, now from (select cast(unixepoch('subsec') * 1000 as integer) as now);

create table "world by game" (
  "id" integer not null,
  "revision" integer not null,
  "next_event_seq" integer not null,
  "commit_token" integer not null default 0,
  constraint "world_pkey" primary key ("id"),
  constraint "world_id_fkey" foreign key ("id") references "games" ("id") on update restrict on delete restrict,
  constraint "world_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "world_revision_check" check ("revision" >= 0 and "revision" <= 9007199254740991),
  constraint "world_next_event_seq_check" check ("next_event_seq" >= 1 and "next_event_seq" <= 9007199254740991),
  constraint "world_commit_token_check" check ("commit_token" >= 0 and "commit_token" <= 9007199254740991)
) strict, without rowid;

insert into "world by game" ("id", "revision", "next_event_seq", "commit_token") select "id", "revision", "next_event_seq", "commit_token" from "world";

drop table "world";

alter table "world by game" rename to "world";

create table "save by game" (
  "id" integer not null,
  "rules_version" integer not null,
  "seed" integer not null,
  "difficulty" text not null,
  "turn_limit" integer,
  "turn" integer not null,
  "status" text not null,
  "end_reason" text,
  "credits" integer not null,
  "fuel" integer not null,
  "alloy" integer not null,
  "supplies" integer not null,
  "data" integer not null,
  "exotics" integer not null,
  "fragments" integer not null,
  "hull" integer not null,
  "position_id" integer not null,
  "expansions" integer not null,
  "starving_turns" integer not null,
  "missions_completed" integer not null,
  "next_crew_id" integer not null,
  "next_module_id" integer not null,
  "next_task_id" integer not null,
  "next_mission_id" integer not null,
  "event_count" integer not null,
  "ended_count" integer not null,
  constraint "save_pkey" primary key ("id"),
  constraint "save_id_fkey" foreign key ("id") references "games" ("id") on update restrict on delete restrict,
  constraint "save_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "save_rules_version_check" check ("rules_version" >= 1 and "rules_version" <= 9007199254740991),
  constraint "save_seed_check" check ("seed" >= 0 and "seed" <= 9007199254740991),
  constraint "save_difficulty_check" check (instr("difficulty", char(0)) = 0 and "difficulty" in ('hard', 'standard', 'relaxed', 'sandbox')),
  constraint "save_turn_limit_check" check ("turn_limit" >= 1 and "turn_limit" <= 9007199254740991),
  constraint "save_turn_check" check ("turn" >= 0 and "turn" <= 9007199254740991),
  constraint "save_status_check" check (instr("status", char(0)) = 0 and "status" in ('active', 'won', 'lost')),
  constraint "save_end_reason_check" check (instr("end_reason", char(0)) = 0 and "end_reason" in ('apex-relit', 'hull-destroyed', 'crew-lost', 'time-ran-out')),
  constraint "save_credits_check" check ("credits" >= 0 and "credits" <= 9007199254740991),
  constraint "save_fuel_check" check ("fuel" >= 0 and "fuel" <= 9007199254740991),
  constraint "save_alloy_check" check ("alloy" >= 0 and "alloy" <= 9007199254740991),
  constraint "save_supplies_check" check ("supplies" >= 0 and "supplies" <= 10000),
  constraint "save_data_check" check ("data" >= 0 and "data" <= 9007199254740991),
  constraint "save_exotics_check" check ("exotics" >= 0 and "exotics" <= 9007199254740991),
  constraint "save_fragments_check" check ("fragments" >= 0 and "fragments" <= 9007199254740991),
  constraint "save_hull_check" check ("hull" >= 0 and "hull" <= 10000),
  constraint "save_position_id_check" check ("position_id" >= 1 and "position_id" <= 9007199254740991),
  constraint "save_expansions_check" check ("expansions" >= 0 and "expansions" <= 6),
  constraint "save_starving_turns_check" check ("starving_turns" >= 0 and "starving_turns" <= 9007199254740991),
  constraint "save_missions_completed_check" check ("missions_completed" >= 0 and "missions_completed" <= 9007199254740991),
  constraint "save_next_crew_id_check" check ("next_crew_id" >= 1 and "next_crew_id" <= 9007199254740991),
  constraint "save_next_module_id_check" check ("next_module_id" >= 1 and "next_module_id" <= 9007199254740991),
  constraint "save_next_task_id_check" check ("next_task_id" >= 1 and "next_task_id" <= 9007199254740991),
  constraint "save_next_mission_id_check" check ("next_mission_id" >= 1 and "next_mission_id" <= 9007199254740991),
  constraint "save_event_count_check" check ("event_count" >= 0 and "event_count" <= 9007199254740991),
  constraint "save_ended_count_check" check ("ended_count" >= 0 and "ended_count" <= 9007199254740991)
) strict, without rowid;

insert into "save by game" ("id", "rules_version", "seed", "difficulty", "turn_limit", "turn", "status", "end_reason", "credits", "fuel", "alloy", "supplies", "data", "exotics", "fragments", "hull", "position_id", "expansions", "starving_turns", "missions_completed", "next_crew_id", "next_module_id", "next_task_id", "next_mission_id", "event_count", "ended_count") select "id", "rules_version", "seed", "difficulty", "turn_limit", "turn", "status", "end_reason", "credits", "fuel", "alloy", "supplies", "data", "exotics", "fragments", "hull", "position_id", "expansions", "starving_turns", "missions_completed", "next_crew_id", "next_module_id", "next_task_id", "next_mission_id", "event_count", "ended_count" from "save";

drop table "save";

alter table "save by game" rename to "save";

create table "systems by game" (
  "id" integer not null,
  "save_id" integer not null default 1,
  "name" text not null,
  "x" integer not null,
  "y" integer not null,
  "star_class" text not null,
  "danger" integer not null,
  "apex" integer not null,
  "visits" integer not null,
  "arrivals" integer not null,
  "fragment" integer not null,
  "revealed" integer not null,
  constraint "systems_pkey" primary key ("save_id", "id"),
  constraint "systems_save_id_fkey" foreign key ("save_id") references "save" ("id") on update restrict on delete restrict,
  constraint "systems_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "systems_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "systems_name_check" check (instr("name", char(0)) = 0 and length("name") >= 1 and length("name") <= 60),
  constraint "systems_x_check" check ("x" >= 0 and "x" <= 9007199254740991),
  constraint "systems_y_check" check ("y" >= 0 and "y" <= 9007199254740991),
  constraint "systems_star_class_check" check (instr("star_class", char(0)) = 0 and "star_class" in ('M', 'K', 'G', 'F', 'A', 'B', 'O', 'white-dwarf', 'red-giant', 'neutron-star', 'black-hole')),
  constraint "systems_danger_check" check ("danger" >= 0 and "danger" <= 3),
  constraint "systems_apex_check" check ("apex" in (0, 1)),
  constraint "systems_visits_check" check ("visits" >= 0 and "visits" <= 9007199254740991),
  constraint "systems_arrivals_check" check ("arrivals" >= 0 and "arrivals" <= 9007199254740991),
  constraint "systems_fragment_check" check ("fragment" in (0, 1)),
  constraint "systems_revealed_check" check ("revealed" in (0, 1))
) strict, without rowid;

insert into "systems by game" ("id", "save_id", "name", "x", "y", "star_class", "danger", "apex", "visits", "arrivals", "fragment", "revealed") select "id", "save_id", "name", "x", "y", "star_class", "danger", "apex", "visits", "arrivals", "fragment", "revealed" from "systems";

drop table "systems";

alter table "systems by game" rename to "systems";

create table "crew by game" (
  "id" integer not null,
  "save_id" integer not null default 1,
  "name" text not null,
  "fatigue" integer not null,
  constraint "crew_pkey" primary key ("save_id", "id"),
  constraint "crew_save_id_fkey" foreign key ("save_id") references "save" ("id") on update restrict on delete restrict,
  constraint "crew_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "crew_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "crew_name_check" check (instr("name", char(0)) = 0 and length("name") >= 1 and length("name") <= 60),
  constraint "crew_fatigue_check" check ("fatigue" >= 0 and "fatigue" <= 100)
) strict, without rowid;

insert into "crew by game" ("id", "save_id", "name", "fatigue") select "id", "save_id", "name", "fatigue" from "crew";

drop table "crew";

alter table "crew by game" rename to "crew";

create table "modules by game" (
  "id" integer not null,
  "save_id" integer not null default 1,
  "kind" text not null,
  "tier" integer not null,
  constraint "modules_pkey" primary key ("save_id", "id"),
  constraint "modules_save_id_kind_key" unique ("save_id", "kind"),
  constraint "modules_save_id_fkey" foreign key ("save_id") references "save" ("id") on update restrict on delete restrict,
  constraint "modules_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "modules_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "modules_kind_check" check (instr("kind", char(0)) = 0 and "kind" in ('reactor', 'drive', 'sensor', 'lab', 'fab', 'life-support', 'hydroponics', 'scoop', 'quarters', 'medbay', 'shield', 'core')),
  constraint "modules_tier_check" check ("tier" >= 1 and "tier" <= 5)
) strict, without rowid;

insert into "modules by game" ("id", "save_id", "kind", "tier") select "id", "save_id", "kind", "tier" from "modules";

drop table "modules";

alter table "modules by game" rename to "modules";

create table "techs by game" (
  "id" text not null,
  "save_id" integer not null default 1,
  "ordinal" integer not null,
  constraint "techs_pkey" primary key ("save_id", "id"),
  constraint "techs_save_id_ordinal_key" unique ("save_id", "ordinal"),
  constraint "techs_save_id_fkey" foreign key ("save_id") references "save" ("id") on update restrict on delete restrict,
  constraint "techs_id_check" check (instr("id", char(0)) = 0 and "id" in ('nav1', 'sur1', 'eng1', 'sci1', 'life1', 'pow1', 'nav2', 'sur2', 'eng2', 'sci2', 'life2', 'pow2', 'nav3', 'sur3', 'eng3', 'sci3', 'life3', 'pow3', 'nav4', 'exo4', 'sci4', 'pow4', 'core5', 'lode')),
  constraint "techs_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "techs_ordinal_check" check ("ordinal" >= 1 and "ordinal" <= 9007199254740991)
) strict, without rowid;

insert into "techs by game" ("id", "save_id", "ordinal") select "id", "save_id", "ordinal" from "techs";

drop table "techs";

alter table "techs by game" rename to "techs";

create table "events by game" (
  "seq" integer not null,
  "save_id" integer not null default 1,
  "number" integer not null,
  "turn" integer not null,
  "kind" text not null,
  "severity" text not null,
  "system_id" integer,
  "crew_id" integer,
  "tech_id" text,
  "module_id" integer,
  "mission_id" integer,
  "task_id" integer,
  "figures" text not null,
  "text" text not null,
  constraint "events_pkey" primary key ("save_id", "seq"),
  constraint "events_save_id_number_key" unique ("save_id", "number"),
  constraint "events_save_id_fkey" foreign key ("save_id") references "save" ("id") on update restrict on delete restrict,
  constraint "events_seq_check" check ("seq" >= 1 and "seq" <= 9007199254740991),
  constraint "events_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "events_number_check" check ("number" >= 1 and "number" <= 9007199254740991),
  constraint "events_turn_check" check ("turn" >= 0 and "turn" <= 9007199254740991),
  constraint "events_kind_check" check (instr("kind", char(0)) = 0 and length("kind") >= 1 and length("kind") <= 64),
  constraint "events_severity_check" check (instr("severity", char(0)) = 0 and "severity" in ('info', 'good', 'warn', 'bad')),
  constraint "events_system_id_check" check ("system_id" >= -9007199254740991 and "system_id" <= 9007199254740991),
  constraint "events_crew_id_check" check ("crew_id" >= -9007199254740991 and "crew_id" <= 9007199254740991),
  constraint "events_tech_id_check" check (instr("tech_id", char(0)) = 0),
  constraint "events_module_id_check" check ("module_id" >= -9007199254740991 and "module_id" <= 9007199254740991),
  constraint "events_mission_id_check" check ("mission_id" >= -9007199254740991 and "mission_id" <= 9007199254740991),
  constraint "events_task_id_check" check ("task_id" >= -9007199254740991 and "task_id" <= 9007199254740991),
  constraint "events_figures_check" check (json_valid("figures")),
  constraint "events_text_check" check (instr("text", char(0)) = 0 and length("text") >= 1 and length("text") <= 500)
) strict, without rowid;

insert into "events by game" ("seq", "save_id", "number", "turn", "kind", "severity", "system_id", "crew_id", "tech_id", "module_id", "mission_id", "task_id", "figures", "text") select "seq", "save_id", "number", "turn", "kind", "severity", "system_id", "crew_id", "tech_id", "module_id", "mission_id", "task_id", "figures", "text" from "events";

drop table "events";

alter table "events by game" rename to "events";

create index "events_save_id_turn_idx" on "events" ("save_id", "turn");

create index "events_save_id_kind_idx" on "events" ("save_id", "kind");

create table "history by game" (
  "turn" integer not null,
  "save_id" integer not null default 1,
  "state" text not null,
  constraint "history_pkey" primary key ("save_id", "turn"),
  constraint "history_save_id_fkey" foreign key ("save_id") references "save" ("id") on update restrict on delete restrict,
  constraint "history_turn_check" check ("turn" >= 0 and "turn" <= 9007199254740991),
  constraint "history_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "history_state_check" check (json_valid("state"))
) strict, without rowid;

insert into "history by game" ("turn", "save_id", "state") select "turn", "save_id", "state" from "history";

drop table "history";

alter table "history by game" rename to "history";

create table "crew_skills by game" (
  "save_id" integer not null default 1,
  "crew_id" integer not null,
  "skill" text not null,
  "level" integer not null,
  "xp" integer not null,
  constraint "crew_skills_pkey" primary key ("save_id", "crew_id", "skill"),
  constraint "crew_skills_save_id_crew_id_fkey" foreign key ("save_id", "crew_id") references "crew" ("save_id", "id") on update restrict on delete restrict,
  constraint "crew_skills_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "crew_skills_crew_id_check" check ("crew_id" >= 1 and "crew_id" <= 9007199254740991),
  constraint "crew_skills_skill_check" check (instr("skill", char(0)) = 0 and "skill" in ('navigation', 'survey', 'engineering', 'science', 'leadership')),
  constraint "crew_skills_level_check" check ("level" >= 0 and "level" <= 10),
  constraint "crew_skills_xp_check" check ("xp" >= 0 and "xp" <= 9007199254740991)
) strict, without rowid;

insert into "crew_skills by game" ("crew_id", "skill", "level", "xp") select "crew_id", "skill", "level", "xp" from "crew_skills";

drop table "crew_skills";

alter table "crew_skills by game" rename to "crew_skills";

create table "tasks by game" (
  "id" integer not null,
  "save_id" integer not null default 1,
  "status" text not null,
  "queue_place" integer,
  "kind" text not null,
  "system_id" integer,
  "focus" text,
  "module_id" integer,
  "to_tier" integer,
  "build_kind" text,
  "tech_id" text,
  "lead_id" integer not null,
  "paid" text not null,
  "queued_on_turn" integer not null,
  "started_on_turn" integer,
  "duration_turns" integer,
  "remaining_turns" integer,
  "base_turns" integer,
  "difficulty" integer,
  "power" integer,
  "ratio" integer,
  "fuel" integer,
  "explain" text,
  "ended_number" integer,
  "ended_on_turn" integer,
  "lead_name" text,
  "helper_names" text,
  "refund" text,
  constraint "tasks_pkey" primary key ("save_id", "id"),
  constraint "tasks_save_id_ended_number_key" unique ("save_id", "ended_number"),
  constraint "tasks_save_id_fkey" foreign key ("save_id") references "save" ("id") on update restrict on delete restrict,
  constraint "tasks_save_id_system_id_fkey" foreign key ("save_id", "system_id") references "systems" ("save_id", "id") on update restrict on delete restrict,
  constraint "tasks_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "tasks_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "tasks_status_check" check (instr("status", char(0)) = 0 and "status" in ('active', 'pending', 'completed', 'cancelled', 'failed')),
  constraint "tasks_queue_place_check" check ("queue_place" >= 0 and "queue_place" <= 9007199254740991),
  constraint "tasks_kind_check" check (instr("kind", char(0)) = 0 and "kind" in ('jump', 'explore', 'upgrade', 'expand', 'build', 'research')),
  constraint "tasks_system_id_check" check ("system_id" >= 1 and "system_id" <= 9007199254740991),
  constraint "tasks_focus_check" check (instr("focus", char(0)) = 0 and "focus" in ('survey', 'harvest', 'salvage')),
  constraint "tasks_module_id_check" check ("module_id" >= 1 and "module_id" <= 9007199254740991),
  constraint "tasks_to_tier_check" check ("to_tier" >= 1 and "to_tier" <= 5),
  constraint "tasks_build_kind_check" check (instr("build_kind", char(0)) = 0 and "build_kind" in ('hydroponics', 'scoop', 'quarters', 'medbay', 'shield', 'patch', 'core')),
  constraint "tasks_tech_id_check" check (instr("tech_id", char(0)) = 0 and "tech_id" in ('nav1', 'sur1', 'eng1', 'sci1', 'life1', 'pow1', 'nav2', 'sur2', 'eng2', 'sci2', 'life2', 'pow2', 'nav3', 'sur3', 'eng3', 'sci3', 'life3', 'pow3', 'nav4', 'exo4', 'sci4', 'pow4', 'core5', 'lode')),
  constraint "tasks_lead_id_check" check ("lead_id" >= 1 and "lead_id" <= 9007199254740991),
  constraint "tasks_paid_check" check (json_valid("paid")),
  constraint "tasks_queued_on_turn_check" check ("queued_on_turn" >= 0 and "queued_on_turn" <= 9007199254740991),
  constraint "tasks_started_on_turn_check" check ("started_on_turn" >= 0 and "started_on_turn" <= 9007199254740991),
  constraint "tasks_duration_turns_check" check ("duration_turns" >= 1 and "duration_turns" <= 9007199254740991),
  constraint "tasks_remaining_turns_check" check ("remaining_turns" >= 0 and "remaining_turns" <= 9007199254740991),
  constraint "tasks_base_turns_check" check ("base_turns" >= 1 and "base_turns" <= 9007199254740991),
  constraint "tasks_difficulty_check" check ("difficulty" >= 1 and "difficulty" <= 9007199254740991),
  constraint "tasks_power_check" check ("power" >= 0 and "power" <= 9007199254740991),
  constraint "tasks_ratio_check" check ("ratio" >= 0 and "ratio" <= 9007199254740991),
  constraint "tasks_fuel_check" check ("fuel" >= 0 and "fuel" <= 9007199254740991),
  constraint "tasks_explain_check" check (("explain" is null or json_valid("explain"))),
  constraint "tasks_ended_number_check" check ("ended_number" >= 1 and "ended_number" <= 9007199254740991),
  constraint "tasks_ended_on_turn_check" check ("ended_on_turn" >= 0 and "ended_on_turn" <= 9007199254740991),
  constraint "tasks_lead_name_check" check (instr("lead_name", char(0)) = 0 and length("lead_name") <= 60),
  constraint "tasks_helper_names_check" check (("helper_names" is null or json_valid("helper_names"))),
  constraint "tasks_refund_check" check (("refund" is null or json_valid("refund")))
) strict, without rowid;

insert into "tasks by game" ("id", "save_id", "status", "queue_place", "kind", "system_id", "focus", "module_id", "to_tier", "build_kind", "tech_id", "lead_id", "paid", "queued_on_turn", "started_on_turn", "duration_turns", "remaining_turns", "base_turns", "difficulty", "power", "ratio", "fuel", "explain", "ended_number", "ended_on_turn", "lead_name", "helper_names", "refund") select "id", "save_id", "status", "queue_place", "kind", "system_id", "focus", "module_id", "to_tier", "build_kind", "tech_id", "lead_id", "paid", "queued_on_turn", "started_on_turn", "duration_turns", "remaining_turns", "base_turns", "difficulty", "power", "ratio", "fuel", "explain", "ended_number", "ended_on_turn", "lead_name", "helper_names", "refund" from "tasks";

drop table "tasks";

alter table "tasks by game" rename to "tasks";

create index "tasks_save_id_queue_place_idx" on "tasks" ("save_id", "queue_place");

create table "missions by game" (
  "id" integer not null,
  "save_id" integer not null default 1,
  "status" text not null,
  "kind" text not null,
  "system_id" integer,
  "supplies" integer,
  "tech_id" text,
  "module_kind" text,
  "to_tier" integer,
  "star_class" text,
  "needed" integer,
  "reward" text not null,
  "hops" integer not null,
  "offered_on_turn" integer not null,
  "accepted_on_turn" integer,
  "deadline" integer,
  "ended_on_turn" integer,
  "progress" text not null,
  constraint "missions_pkey" primary key ("save_id", "id"),
  constraint "missions_save_id_fkey" foreign key ("save_id") references "save" ("id") on update restrict on delete restrict,
  constraint "missions_save_id_system_id_fkey" foreign key ("save_id", "system_id") references "systems" ("save_id", "id") on update restrict on delete restrict,
  constraint "missions_id_check" check ("id" >= 1 and "id" <= 9007199254740991),
  constraint "missions_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "missions_status_check" check (instr("status", char(0)) = 0 and "status" in ('offered', 'accepted', 'completed', 'failed', 'expired', 'abandoned')),
  constraint "missions_kind_check" check (instr("kind", char(0)) = 0 and "kind" in ('survey', 'delivery', 'salvage', 'rescue', 'study', 'refit', 'expedition', 'cipher')),
  constraint "missions_system_id_check" check ("system_id" >= 1 and "system_id" <= 9007199254740991),
  constraint "missions_supplies_check" check ("supplies" >= 0 and "supplies" <= 9007199254740991),
  constraint "missions_tech_id_check" check (instr("tech_id", char(0)) = 0 and "tech_id" in ('nav1', 'sur1', 'eng1', 'sci1', 'life1', 'pow1', 'nav2', 'sur2', 'eng2', 'sci2', 'life2', 'pow2', 'nav3', 'sur3', 'eng3', 'sci3', 'life3', 'pow3', 'nav4', 'exo4', 'sci4', 'pow4', 'core5', 'lode')),
  constraint "missions_module_kind_check" check (instr("module_kind", char(0)) = 0 and "module_kind" in ('reactor', 'drive', 'sensor', 'lab', 'fab')),
  constraint "missions_to_tier_check" check ("to_tier" >= 1 and "to_tier" <= 5),
  constraint "missions_star_class_check" check (instr("star_class", char(0)) = 0 and "star_class" in ('M', 'K', 'G', 'F', 'A', 'B', 'O', 'white-dwarf', 'red-giant', 'neutron-star', 'black-hole')),
  constraint "missions_needed_check" check ("needed" >= 1 and "needed" <= 9007199254740991),
  constraint "missions_reward_check" check (json_valid("reward")),
  constraint "missions_hops_check" check ("hops" >= 0 and "hops" <= 9007199254740991),
  constraint "missions_offered_on_turn_check" check ("offered_on_turn" >= 0 and "offered_on_turn" <= 9007199254740991),
  constraint "missions_accepted_on_turn_check" check ("accepted_on_turn" >= 0 and "accepted_on_turn" <= 9007199254740991),
  constraint "missions_deadline_check" check ("deadline" >= 0 and "deadline" <= 9007199254740991),
  constraint "missions_ended_on_turn_check" check ("ended_on_turn" >= 0 and "ended_on_turn" <= 9007199254740991),
  constraint "missions_progress_check" check (json_valid("progress"))
) strict, without rowid;

insert into "missions by game" ("id", "save_id", "status", "kind", "system_id", "supplies", "tech_id", "module_kind", "to_tier", "star_class", "needed", "reward", "hops", "offered_on_turn", "accepted_on_turn", "deadline", "ended_on_turn", "progress") select "id", "save_id", "status", "kind", "system_id", "supplies", "tech_id", "module_kind", "to_tier", "star_class", "needed", "reward", "hops", "offered_on_turn", "accepted_on_turn", "deadline", "ended_on_turn", "progress" from "missions";

drop table "missions";

alter table "missions by game" rename to "missions";

create table "task_helpers by game" (
  "save_id" integer not null default 1,
  "task_id" integer not null,
  "place" integer not null,
  "crew_id" integer not null,
  constraint "task_helpers_pkey" primary key ("save_id", "task_id", "place"),
  constraint "task_helpers_save_id_task_id_crew_id_key" unique ("save_id", "task_id", "crew_id"),
  constraint "task_helpers_save_id_task_id_fkey" foreign key ("save_id", "task_id") references "tasks" ("save_id", "id") on update restrict on delete restrict,
  constraint "task_helpers_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "task_helpers_task_id_check" check ("task_id" >= 1 and "task_id" <= 9007199254740991),
  constraint "task_helpers_place_check" check ("place" >= 0 and "place" <= 2),
  constraint "task_helpers_crew_id_check" check ("crew_id" >= 1 and "crew_id" <= 9007199254740991)
) strict, without rowid;

insert into "task_helpers by game" ("task_id", "place", "crew_id") select "task_id", "place", "crew_id" from "task_helpers";

drop table "task_helpers";

alter table "task_helpers by game" rename to "task_helpers";

create table "archives by game" (
  "id" integer primary key autoincrement not null,
  "save_id" integer not null default 1,
  "archived_at" integer not null,
  "seed" integer not null,
  "difficulty" text not null,
  "turn" integer not null,
  "status" text not null,
  "score" integer not null,
  "name" text,
  "document" text not null,
  constraint "archives_save_id_fkey" foreign key ("save_id") references "games" ("id") on update restrict on delete restrict,
  constraint "archives_id_check" check ("id" >= -9007199254740991 and "id" <= 9007199254740991),
  constraint "archives_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "archives_archived_at_check" check ("archived_at" >= 0 and "archived_at" <= 9007199254740991),
  constraint "archives_seed_check" check ("seed" >= 0 and "seed" <= 9007199254740991),
  constraint "archives_difficulty_check" check (instr("difficulty", char(0)) = 0),
  constraint "archives_turn_check" check ("turn" >= 0 and "turn" <= 9007199254740991),
  constraint "archives_status_check" check (instr("status", char(0)) = 0),
  constraint "archives_score_check" check ("score" >= 0 and "score" <= 9007199254740991),
  constraint "archives_name_check" check (instr("name", char(0)) = 0 and length("name") >= 1 and length("name") <= 60),
  constraint "archives_document_check" check (json_valid("document"))
) strict;

insert into "archives by game" ("id", "archived_at", "seed", "difficulty", "turn", "status", "score", "name", "document") select "id", "archived_at", "seed", "difficulty", "turn", "status", "score", "name", "document" from "archives";

delete from sqlite_sequence where name = 'archives by game';

insert into sqlite_sequence (name, seq) select 'archives by game', seq from sqlite_sequence where name = 'archives';

drop table "archives";

alter table "archives by game" rename to "archives";

create index "archives_save_id_idx" on "archives" ("save_id");
