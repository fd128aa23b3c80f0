/** Combines the rows of several queries. */
import { engineOf } from "@outbound/kit/store/database.ts";
import type { Kysely, SelectQueryBuilder } from "kysely";
import type { CargoTables } from "./tables.ts";

type Name = keyof CargoTables;
type Query<T extends Name, Row> = SelectQueryBuilder<CargoTables, T, Row>;

/** Returns the rows of all queries, in any order. */
export const unionOf = <T extends Name, Row>([first, ...others]: readonly Query<T, Row>[]): Query<T, Row> =>
  others.reduce((all, query) => all.unionAll(query), first as Query<T, Row>);

/**
 * Returns the first `limit` rows of all queries in the order of the columns. If an index returns each query in this order, the
 * engines merge them row by row. PostgreSQL does so only if each query has a limit, SQLite only if none has.
 */
export function firstOf<T extends Name, Row>(
  db: Kysely<CargoTables>,
  queries: readonly Query<T, Row>[],
  columns: readonly (keyof Row & string)[],
  direction: "asc" | "desc",
  limit: number,
): Query<T, Row> {
  const first = (query: Query<T, Row>) =>
    columns.reduce((ordered, column) => ordered.orderBy(db.dynamic.ref(column), direction), query).limit(limit);
  const limited = (query: Query<T, Row>, place: number) =>
    db.selectFrom(first(query).as(`query_${place}`)).selectAll() as unknown as Query<T, Row>;
  const isLimited = engineOf(db) === "postgres" && queries.length > 1;
  return first(unionOf(isLimited ? queries.map(limited) : queries));
}
