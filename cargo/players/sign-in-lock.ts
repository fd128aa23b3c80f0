/**
 * Failed sign-ins, counted for an account at an address and for an address alone, and the locks that follow. They are in
 * the store, so that they hold for all processes and after a restart.
 */
import { addressKey } from "@outbound/kit/http/limits/rate-limit.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { RowOf } from "@outbound/kit/store/table.ts";
import { type Rows, upsert } from "@outbound/kit/store/upsert.ts";
import type { Kysely, Transaction } from "kysely";
import { type CargoTables, signInFailures } from "../store/tables.ts";

/** An attempt to sign in to an account from an address. */
export interface Attempt {
  /** Kind and name, as `player mira`, even if there is no such account. */
  readonly account: string;
  readonly address: string;
  /** The address is known to belong to the account: it is not locked out, though its failures count for others. */
  readonly isExempt: boolean;
}

interface Limit {
  readonly failures: number;
  readonly lockMs: number;
}

const MINUTE_MS = 60_000;
const OF_ACCOUNT: Limit = { failures: 5, lockMs: MINUTE_MS };
const OF_ADDRESS: Limit = { failures: 10, lockMs: 10 * MINUTE_MS };
/** Failures are counted together when they come within this time of the first. */
const COUNTED_FOR_MS = 10 * MINUTE_MS;

/** The problem of an attempt that is locked out; undefined if it is allowed. */
export async function signInLock(
  db: Kysely<CargoTables>,
  attempt: Attempt,
  now: number,
): Promise<ProblemError | undefined> {
  if (attempt.isExempt) return undefined;
  const rows = (await failuresOf(db, attempt)).filter((row) => isLocked(row, now));
  const [latest] = rows.sort((a, b) => b.locked_until - a.locked_until);
  return latest && locked(latest.failures, latest.locked_until - now);
}

/** Counts a failed attempt. Too many lock. */
export async function countFailure(
  { tx, engine }: Rows & { readonly tx: Transaction<CargoTables> },
  attempt: Attempt,
  now: number,
): Promise<void> {
  await forgetOld(tx, now);
  const known = new Map((await failuresOf(tx, attempt)).map((row) => [row.subject, row]));
  const next = ([subject, limit]: readonly [string, Limit]) => {
    const row = known.get(subject);
    if (row && isLocked(row, now)) return row;
    // After a lock has ended, counting restarts.
    const isCounting = row?.locked_until === 0 && Math.abs(now - row.first_at) < COUNTED_FOR_MS;
    const failures = isCounting ? row.failures + 1 : 1;
    const lockedUntil = failures >= limit.failures ? now + limit.lockMs : 0;
    return { subject, failures, first_at: isCounting ? row.first_at : now, locked_until: lockedUntil };
  };
  await upsert({ tx, engine }, signInFailures, subjectsOf(attempt).map(next));
}

/**
 * A lock that ends much later than locks do was set before the machine's clock was set back, and does not count. The clock of
 * another process may be ahead, so up to twice as late counts.
 */
const isLocked = ({ locked_until }: Failures, now: number): boolean =>
  locked_until > now && locked_until <= now + 2 * OF_ADDRESS.lockMs;

type Failures = RowOf<typeof signInFailures>;

/** Deletes the failures of the account at the address; those of the address alone stay. */
export async function clearFailures(tx: Transaction<CargoTables>, attempt: Attempt): Promise<void> {
  await tx.deleteFrom("sign_in_failures").where("subject", "=", pairOf(attempt)).execute();
}

/** An address has no blank, so different pairs are different texts. */
const pairOf = ({ account, address }: Attempt): string => `${addressKey(address)} ${account}`;

function subjectsOf(attempt: Attempt): (readonly [string, Limit])[] {
  const ofAddress = [addressKey(attempt.address), OF_ADDRESS] as const;
  return attempt.isExempt ? [ofAddress] : [[pairOf(attempt), OF_ACCOUNT], ofAddress];
}

const failuresOf = (db: Kysely<CargoTables>, attempt: Attempt) =>
  db
    .selectFrom("sign_in_failures")
    .selectAll()
    .where(
      "subject",
      "in",
      subjectsOf(attempt).map(([subject]) => subject),
    )
    .orderBy("subject")
    .execute();

/** Deletes failures that no longer count. */
async function forgetOld(tx: Transaction<CargoTables>, now: number): Promise<void> {
  await tx
    .deleteFrom("sign_in_failures")
    .where("first_at", "<=", now - COUNTED_FOR_MS)
    .where("locked_until", "<=", now)
    .execute();
}

function locked(failures: number, ms: number): ProblemError {
  const retryAfterSeconds = Math.ceil(ms / 1000);
  return new ProblemError(
    "sign-in-locked",
    `Signing in is locked after ${failures} failures; it works again in ${retryAfterSeconds} s.`,
    { details: { failures, retryAfterSeconds }, headers: { "retry-after": String(retryAfterSeconds) } },
  );
}
