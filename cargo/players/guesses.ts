/**
 * Wrong passwords by source, and the resulting locks. After too many, a source gets one guess a minute, and a shared address a
 * few seconds a minute. They are in the store, so that they hold for all processes and across restarts.
 */
import { addressKey } from "@outbound/kit/http/origin/address-key.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { RowOf } from "@outbound/kit/store/table.ts";
import { type Rows, upsert } from "@outbound/kit/store/upsert.ts";
import type { Kysely, Transaction } from "kysely";
import { type CargoTables, signInFailures } from "../store/tables.ts";

/** A source of guesses. */
export interface Guesser {
  /** Such as `192.0.2.1 player mira`. */
  readonly subject: string;
  /** Failures allowed without a pause. After them, one guess a minute. */
  readonly free: number;
  /** True if a success clears its failures. */
  readonly isCleared: boolean;
  /** True if others may have caused its failures. They must not be able to take every try from the account's owner. */
  readonly isShared: boolean;
}

const OF_ACCOUNT = 5;
const OF_ADDRESS = 10;
const OF_SESSION = 10;
const OF_DEVICE = 10;
const LOCK_MS = 60_000;
/** After a lock, a shared address is open for this long before a failure locks it again, so that others can try as well. */
const OPEN_MS = 5_000;
/** Number of failures from which a shared address is locked for longer. The lock never becomes longer than that. */
const MANY = 50;
const LONG_LOCK_MS = 5 * 60_000;
/** Failures count together if they occur within this time of the first one, and for this time after a lock. */
const COUNTED_FOR_MS = 10 * 60_000;

/**
 * Sources for an unknown client: the account at its address, and the address. An account is given as kind and name, such as
 * `player mira`.
 */
export const unknownClient = (account: string, address: string): readonly Guesser[] => [
  // An address contains no blank, so different pairs give different texts.
  { subject: `${addressKey(address)} ${account}`, free: OF_ACCOUNT, isCleared: true, isShared: true },
  { subject: addressKey(address), free: OF_ADDRESS, isCleared: false, isShared: true },
];

/** Source for a known device of the account. Failures of others at its address do not count for it, nor its failures for them. */
export const knownDeviceOf = (account: string, deviceId: string): readonly Guesser[] => [
  { subject: `device ${deviceId} ${account}`, free: OF_DEVICE, isCleared: true, isShared: false },
];

/** Source for an open session that sends the current password. */
export const openSessionOf = (kind: "player" | "admin", sessionId: number): readonly Guesser[] => [
  { subject: `${kind} session ${sessionId}`, free: OF_SESSION, isCleared: true, isShared: false },
];

/** Returns the problem of a guess that is locked out; undefined if it is allowed. */
export async function guessLock(
  db: Kysely<CargoTables>,
  guessers: readonly Guesser[],
  now: number,
): Promise<ProblemError | undefined> {
  const of = new Map(guessers.map((guesser) => [guesser.subject, guesser]));
  const rows = (await failuresOf(db, guessers)).filter((row) => isLocked(row, of.get(row.subject), now));
  const [latest] = rows.sort((a, b) => b.locked_until - a.locked_until);
  return latest && locked(latest.failures, latest.locked_until - now);
}

/** Returns how many sources are locked. */
export async function countLocks(db: Kysely<CargoTables>, now: number): Promise<number> {
  const { count } = await db
    .selectFrom("sign_in_failures")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("locked_until", ">", now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts a wrong password. Too many set a lock. */
export async function countFailure(
  { tx, engine }: Rows & { readonly tx: Transaction<CargoTables> },
  guessers: readonly Guesser[],
  now: number,
): Promise<void> {
  await forgetOld(tx, now);
  const known = new Map((await failuresOf(tx, guessers)).map((row) => [row.subject, row]));
  const next = (guesser: Guesser) => {
    const { subject, free } = guesser;
    const row = known.get(subject);
    if (row && isLocked(row, guesser, now)) return row;
    const counted = row && isCounted(row, now) ? row : { failures: 0, first_at: now, locked_until: 0 };
    const failures = counted.failures + 1;
    const isNext = failures >= free && !isSet(counted, guesser, now);
    const locked_until = isNext ? now + lockMs(failures, guesser) : counted.locked_until;
    return { subject, failures, first_at: counted.first_at, locked_until };
  };
  await upsert({ tx, engine }, signInFailures, guessers.map(next));
}

type Failures = RowOf<typeof signInFailures>;

const lockMs = (failures: number, { isShared }: Guesser): number =>
  isShared && failures >= MANY ? LONG_LOCK_MS : LOCK_MS;

/**
 * Ignores a lock that ends too late: it was set before the machine's clock was set back. Accepts up to twice the length of a
 * lock, because the clock of another process may be ahead.
 */
const isSet = (
  { failures, locked_until }: Pick<Failures, "failures" | "locked_until">,
  guesser: Guesser,
  now: number,
): boolean => locked_until > now && locked_until <= now + 2 * lockMs(failures, guesser);

/** True while the guesser must wait. The lock of a shared address holds only after a time in which others may try. */
function isLocked(row: Failures, guesser: Guesser | undefined, now: number): boolean {
  if (guesser === undefined || !isSet(row, guesser, now)) return false;
  const isFirst = row.failures <= guesser.free;
  return isFirst || !guesser.isShared || now >= row.locked_until - lockMs(row.failures, guesser) + OPEN_MS;
}

const isCounted = ({ first_at, locked_until }: Failures, now: number): boolean =>
  Math.abs(now - (locked_until === 0 ? first_at : locked_until)) < COUNTED_FOR_MS;

/** Deletes the failures that a success clears. */
export async function clearFailures(tx: Transaction<CargoTables>, guessers: readonly Guesser[]): Promise<void> {
  const subjects = guessers.filter(({ isCleared }) => isCleared).map(({ subject }) => subject);
  await tx.deleteFrom("sign_in_failures").where("subject", "in", subjects).execute();
}

const failuresOf = (db: Kysely<CargoTables>, guessers: readonly Guesser[]) =>
  db
    .selectFrom("sign_in_failures")
    .selectAll()
    .where(
      "subject",
      "in",
      guessers.map(({ subject }) => subject),
    )
    .orderBy("subject")
    .execute();

/** Deletes failures that no longer count. */
async function forgetOld(tx: Transaction<CargoTables>, now: number): Promise<void> {
  await tx
    .deleteFrom("sign_in_failures")
    .where("first_at", "<=", now - COUNTED_FOR_MS)
    .where("locked_until", "<=", now - COUNTED_FOR_MS)
    .execute();
}

function locked(failures: number, ms: number): ProblemError {
  const retryAfterSeconds = Math.ceil(ms / 1000);
  return new ProblemError(
    "sign-in-locked",
    `There were ${failures} wrong passwords. You can try again in ${retryAfterSeconds} s.`,
    { details: { failures, retryAfterSeconds }, headers: { "retry-after": String(retryAfterSeconds) } },
  );
}
