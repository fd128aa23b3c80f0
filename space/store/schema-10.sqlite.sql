create table "commands" (
  "save_id" integer not null default 1,
  "ordinal" integer not null,
  "turn" integer not null,
  "method" text not null,
  "path" text not null,
  "body" text not null,
  constraint "commands_pkey" primary key ("save_id", "ordinal"),
  constraint "commands_save_id_fkey" foreign key ("save_id") references "games" ("id") on update restrict on delete restrict,
  constraint "commands_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "commands_ordinal_check" check ("ordinal" >= 1 and "ordinal" <= 9007199254740991),
  constraint "commands_turn_check" check ("turn" >= 0 and "turn" <= 9007199254740991),
  constraint "commands_method_check" check (instr("method", char(0)) = 0 and length("method") >= 1 and length("method") <= 10),
  constraint "commands_path_check" check (instr("path", char(0)) = 0 and length("path") >= 1 and length("path") <= 200),
  constraint "commands_body_check" check (json_valid("body"))
) strict, without rowid;

create table "scores" (
  "id" integer primary key autoincrement not null,
  "save_id" integer,
  "epoch" integer not null,
  "name" text not null,
  "score" integer not null,
  "turn" integer not null,
  "ending" text not null,
  "difficulty" text not null,
  "daily" text,
  "finished_at" integer not null,
  constraint "scores_save_id_epoch_key" unique ("save_id", "epoch"),
  constraint "scores_id_check" check ("id" >= -9007199254740991 and "id" <= 9007199254740991),
  constraint "scores_save_id_check" check ("save_id" >= 1 and "save_id" <= 9007199254740991),
  constraint "scores_epoch_check" check ("epoch" >= 1 and "epoch" <= 9007199254740991),
  constraint "scores_name_check" check (instr("name", char(0)) = 0 and length("name") >= 1 and length("name") <= 40),
  constraint "scores_score_check" check ("score" >= 0 and "score" <= 9007199254740991),
  constraint "scores_turn_check" check ("turn" >= 0 and "turn" <= 9007199254740991),
  constraint "scores_ending_check" check (instr("ending", char(0)) = 0 and length("ending") >= 1 and length("ending") <= 40),
  constraint "scores_difficulty_check" check (instr("difficulty", char(0)) = 0 and "difficulty" in ('hard', 'standard', 'relaxed', 'sandbox')),
  constraint "scores_daily_check" check (instr("daily", char(0)) = 0 and length("daily") >= 10 and length("daily") <= 10),
  constraint "scores_finished_at_check" check ("finished_at" >= 0 and "finished_at" <= 9007199254740991)
) strict;

create index "scores_score_idx" on "scores" ("score");

create index "scores_finished_at_idx" on "scores" ("finished_at");

create index "scores_daily_idx" on "scores" ("daily");

create table "secrets" (
  "name" text not null,
  "secret" text not null,
  constraint "secrets_pkey" primary key ("name"),
  constraint "secrets_name_check" check (instr("name", char(0)) = 0),
  constraint "secrets_secret_check" check (instr("secret", char(0)) = 0)
) strict, without rowid;

update "games" set "clean" = 0 where "id" in (select "id" from "save");
