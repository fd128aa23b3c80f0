/** For tests that do to a database what no query of the code does. */
import { CompiledQuery } from "kysely";
import type { SqlRunner } from "../store/database.ts";

export async function runSql(on: SqlRunner, sql: string): Promise<void> {
  await on.executeQuery(CompiledQuery.raw(sql));
}
