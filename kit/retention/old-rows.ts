/** Reads pages of a log: a table with ids that ascend with the instants of its rows. */
import type { Kysely } from "kysely";
import { turnOver } from "../host/turn-over.ts";
import { BATCH_ROWS } from "./retention.ts";

export interface LogRow {
  readonly id: number;
  /** Real instant in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Yields the rows that are older than the instant, by id, at most BATCH_ROWS at a time. It ends with the first page without an
 * old row, so each page costs only what it reads.
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
    // If the caller does nothing with a page, reading the next ones must not block the event loop.
    await turnOver();
    after = page.at(-1)?.id ?? after;
  }
}

/** Returns the instant a number of calendar months before another. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}
