/** Runs SQL that the code itself never uses, for tests. */
import { CompiledQuery } from "kysely";
import type { SqlRunner } from "../store/database.ts";

export async function runSql(on: SqlRunner, sql: string): Promise<void> {
  await rowsBySql(on, sql);
}

/** The caller knows what the rows are. */
export async function rowsBySql<Row>(on: SqlRunner, sql: string): Promise<readonly Row[]> {
  return (await on.executeQuery<Row>(CompiledQuery.raw(sql))).rows;
}
