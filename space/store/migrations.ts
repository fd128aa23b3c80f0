/** The migrations, which run at the start. Released ones never change; all together they lead to `TABLES`. */
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { allowValues, rebuildTable } from "@outbound/kit/store/allow-values.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { Migration } from "@outbound/kit/store/migrate.ts";
import { DAILY_SECRET } from "./board/daily.ts";

export const MIGRATIONS: readonly Migration[] = [
  {
    id: 1,
    name: "the first schema",
    up: async (db, engine) => {
      await runStatements(db, await readFile(new URL(`schema-1.${engine}.sql`, import.meta.url), "utf8"));
      await db.insertInto("world").values({ id: 1, revision: 0, next_event_seq: 1 }).execute();
    },
  },
  {
    id: 2,
    name: "a token of each commit",
    up: async (db, engine) => {
      const type = engine === "sqlite" ? "integer" : "bigint";
      const check = `constraint "world_commit_token_check" check ("commit_token" >= 0 and "commit_token" <= ${Number.MAX_SAFE_INTEGER})`;
      await runStatements(db, `alter table "world" add column "commit_token" ${type} not null default 0 ${check};`);
    },
  },
  {
    id: 3,
    name: "names of archives",
    up: async (db, engine) => {
      const check = `length("name") >= 1 and length("name") <= 60`;
      if (engine === "postgres") {
        const constraint = `constraint "archives_name_check" check (${check})`;
        await runStatements(db, `alter table "archives" add column "name" text collate "C" ${constraint};`);
        return;
      }
      const constraint = `constraint "archives_name_check" check (instr("name", char(0)) = 0 and ${check})`;
      const withName = (created: string) =>
        created
          .replace('"document" text', '"name" text,\n  "document" text')
          .replace('constraint "archives_document_check"', `${constraint},\n  constraint "archives_document_check"`);
      await rebuildTable(db, "archives", withName);
    },
  },
  {
    id: 4,
    name: "an index of the queue",
    up: (db) => runStatements(db, `create index "tasks_queue_place_idx" on "tasks" ("queue_place");`),
  },
  {
    id: 5,
    name: "many games",
    // The database's game becomes `main`, the first of many.
    up: async (db, engine) =>
      runStatements(db, await readFile(new URL(`schema-5.${engine}.sql`, import.meta.url), "utf8")),
  },
  {
    id: 6,
    name: "encounters and factions",
    // Games of rules version 1 continue under version 2 and are no longer clean.
    up: async (db, engine) =>
      runStatements(db, await readFile(new URL(`schema-6.${engine}.sql`, import.meta.url), "utf8")),
  },
  {
    id: 7,
    name: "who gave a command, and the turns of archives",
    up: async (db, engine) =>
      runStatements(db, await readFile(new URL(`schema-7.${engine}.sql`, import.meta.url), "utf8")),
  },
  {
    id: 8,
    name: "trade missions",
    up: (db, engine) => allowValues(db, engine, { table: "missions", column: "kind", values: ["trade"] }),
  },
  {
    id: 9,
    name: "endings of games",
    // The ending of a loss follows from its reason. No row shows which ending an earlier win had, so it stays null.
    up: async (db, engine) =>
      runStatements(db, await readFile(new URL(`schema-9.${engine}.sql`, import.meta.url), "utf8")),
  },
  {
    id: 10,
    name: "daily games, scores and replays",
    // The commands of running games were not recorded, so these games have no replay and are not clean.
    up: async (db, engine) => {
      await runStatements(db, await readFile(new URL(`schema-10.${engine}.sql`, import.meta.url), "utf8"));
      const secret = randomBytes(32).toString("hex");
      await db.insertInto("secrets").values({ name: DAILY_SECRET, secret }).execute();
    },
  },
];
