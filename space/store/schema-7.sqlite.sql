alter table "tasks" add column "by" text constraint "tasks_by_check" check (instr("by", char(0)) = 0 and length("by") >= 1 and length("by") <= 24);

alter table "events" add column "by" text constraint "events_by_check" check (instr("by", char(0)) = 0 and length("by") >= 1 and length("by") <= 24);

alter table "encounters" add column "by" text constraint "encounters_by_check" check (instr("by", char(0)) = 0 and length("by") >= 1 and length("by") <= 24);

alter table "archives" add column "turns" text constraint "archives_turns_check" check (("turns" is null or json_valid("turns")));
