/** Version 27: API tokens. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addApiTokens = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(
    db,
    engine === "sqlite" ? `${table("integer", "text", SQLITE)} strict, without rowid;${INDEX}` : POSTGRES,
  );

const number = (column: string, least: string): string =>
  `constraint "api_tokens_${column}_check" check ("${column}" >= ${least} and "${column}" <= 9007199254740991)`;

const table = (integer: string, text: string, texts: readonly string[]): string => `create table "api_tokens" (
  "id" ${integer} not null,
  "player_id" ${integer} not null,
  "name" ${text} not null,
  "scope" ${text} not null,
  "token_hash" ${text} not null,
  "created_at" ${integer} not null,
  "last_used_at" ${integer},
  "expires_at" ${integer} not null,
  constraint "api_tokens_pkey" primary key ("id"),
  constraint "api_tokens_token_hash_key" unique ("token_hash"),
  constraint "api_tokens_player_id_fkey" foreign key ("player_id")
    references "players" ("id") on update restrict on delete restrict,
  ${number("id", "1")},
  ${number("player_id", "-9007199254740991")},
  ${texts.join(",\n  ")},
  ${number("created_at", "0")},
  ${number("last_used_at", "0")},
  ${number("expires_at", "0")}
)`;

const NAME = `length("name") >= 1 and length("name") <= 50`;
const SCOPE = `"scope" in ('read', 'play')`;
const noZero = (column: string): string => `instr("${column}", char(0)) = 0`;

const SQLITE = [
  `constraint "api_tokens_name_check" check (${noZero("name")} and ${NAME})`,
  `constraint "api_tokens_scope_check" check (${noZero("scope")} and ${SCOPE})`,
  `constraint "api_tokens_token_hash_check" check (${noZero("token_hash")})`,
];

const INDEX = `

create index "api_tokens_player_id_idx" on "api_tokens" ("player_id");`;

const POSTGRES = `${table("bigint", `text collate "C"`, [
  `constraint "api_tokens_name_check" check (${NAME})`,
  `constraint "api_tokens_scope_check" check (${SCOPE})`,
])};${INDEX}`;
