/** Version 8: the world row and the rows of changes contain the random token of their commit. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addCommitTokens = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, ["world", "changes"].map((table) => addColumn(table, engine)).join("\n\n"));

const addColumn = (table: string, engine: Engine): string =>
  `alter table "${table}" add column "commit_token" ${engine === "sqlite" ? "integer" : "bigint"} not null default 0
  constraint "${table}_commit_token_check" check ("commit_token" >= 0 and "commit_token" <= 9007199254740991);`;
