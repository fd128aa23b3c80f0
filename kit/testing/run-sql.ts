/** For tests: runs SQL that the services never use. */
import { CompiledQuery } from "kysely";
import type { SqlRunner } from "../store/database.ts";

export async function runSql(on: SqlRunner, sql: string): Promise<void> {
  await rowsBySql(on, sql);
}

/** The caller must know the type of the rows. */
export async function rowsBySql<Row>(on: SqlRunner, sql: string): Promise<readonly Row[]> {
  return (await on.executeQuery<Row>(CompiledQuery.raw(sql))).rows;
}
