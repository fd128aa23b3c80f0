alter table "tasks" add column "by" text collate "C" constraint "tasks_by_check" check (length("by") >= 1 and length("by") <= 24);

alter table "events" add column "by" text collate "C" constraint "events_by_check" check (length("by") >= 1 and length("by") <= 24);

alter table "encounters" add column "by" text collate "C" constraint "encounters_by_check" check (length("by") >= 1 and length("by") <= 24);

alter table "archives" add column "turns" json;
