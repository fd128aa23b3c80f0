/** Types that derive Kysely's database types from table definitions, and the engine types. */
import { type CompiledQuery, type Kysely, PostgresAdapter, type QueryResult } from "kysely";
import type { RowOf, Table } from "./table.ts";

/** Kysely's database type for a list of tables: `DatabaseOf<typeof tables>` for `const tables = [a, b] as const`. */
export type DatabaseOf<Tables extends readonly Table[]> = {
  [T in Tables[number] as T["name"]]: RowOf<T>;
};

/** Runs SQL text: a Kysely or a transaction of any database type. */
export interface SqlRunner {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>;
}

export type Engine = "sqlite" | "postgres";

export const engineOf = <DB>(db: Kysely<DB>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";

/** The part of a pino logger that the kit uses; pino itself fits. */
export interface StoreLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A subscription to the messages of the processes that share a database. */
export interface Listener {
  /** Stops the calls of `onMessage`. */
  close(): void;
}

/**
 * Called with the payload, or with undefined right after (re)connecting. Earlier messages may be lost then, so a receiver must
 * read the tables.
 */
export type OnMessage = (payload: string | undefined) => void;
