/** The game of each day: the same for everybody, and unpredictable. */
import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Difficulty } from "../../rules/values/limits.ts";
import type { SpaceTables } from "../tables.ts";

type Db = Kysely<SpaceTables>;

/** Name of the secret from which the seeds are derived. */
export const DAILY_SECRET = "daily seeds";

export interface Daily {
  /** Date in UTC. */
  readonly date: string;
  readonly difficulty: Difficulty;
}

/** Weekends are hard. */
export function dailyAt(now: number): Daily {
  const day = new Date(now);
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return { date: day.toISOString().slice(0, 10), difficulty: isWeekend ? "hard" : "standard" };
}

/** Earlier seeds do not reveal later ones without the secret. */
export async function dailySeed(db: Db, date: string): Promise<number> {
  const { secret } = await db
    .selectFrom("secrets")
    .select("secret")
    .where("name", "=", DAILY_SECRET)
    .executeTakeFirstOrThrow();
  return createHmac("sha256", secret).update(date).digest().readUIntBE(0, 6);
}

/** Returns the date of today's game if it has this seed. A copy, however created, may show no more than the game itself. */
export async function runningDaily(db: Db, seed: number, now: number): Promise<string | undefined> {
  const { date } = dailyAt(now);
  return seed === (await dailySeed(db, date)) ? date : undefined;
}

/** Returns the points of the best game of the day so far; null before the first win. */
export async function bestOfDay(db: Db, date: string): Promise<number | null> {
  const best = db.selectFrom("scores").select("score").where("daily", "=", date).orderBy("score", "desc").limit(1);
  return (await best.executeTakeFirst())?.score ?? null;
}
