/** Version 9: known devices replace known addresses. Their cookies are signed with a key of the database. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const knowDevices = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, `drop table "known_addresses";\n\n${engine === "sqlite" ? SQLITE_KEYS : POSTGRES_KEYS}`);

const SQLITE_KEYS = `create table "signing_keys" (
  "name" text not null,
  "secret" text not null,
  constraint "signing_keys_pkey" primary key ("name"),
  constraint "signing_keys_name_check" check (instr("name", char(0)) = 0),
  constraint "signing_keys_secret_check" check (instr("secret", char(0)) = 0)
) strict, without rowid;`;

const POSTGRES_KEYS = `create table "signing_keys" (
  "name" text collate "C" not null,
  "secret" text collate "C" not null,
  constraint "signing_keys_pkey" primary key ("name")
);`;
