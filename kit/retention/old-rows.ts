/** Pages of a log: a table whose ids ascend with the instants of its rows. */
import type { Kysely } from "kysely";
import { turnOver } from "../host/turn-over.ts";
import { BATCH_ROWS } from "./retention.ts";

export interface LogRow {
  readonly id: number;
  /** Real instant, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Yields the rows that are older than the instant, by id, at most BATCH_ROWS at once. Each page costs what it reads: it ends
 * with the first page without an old row.
 */
export async function* oldRows<Row extends LogRow>(
  read: Kysely<never>,
  table: string,
  before: number,
): AsyncGenerator<readonly Row[]> {
  const log = read as unknown as Kysely<Record<string, LogRow>>;
  for (let after = 0; ; ) {
    const page = await log
      .selectFrom(table)
      .selectAll()
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH_ROWS)
      .execute();
    const old = page.filter(({ at }) => at < before);
    if (old.length === 0) return;
    yield old as unknown as readonly Row[];
    // A caller that has nothing to do with a page must not hold the event loop with the next ones.
    await turnOver();
    after = page.at(-1)?.id ?? after;
  }
}

/** The instant so many months of the calendar before another. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}
