/** Stores the answers of keyed requests. A repeated request gets the stored answer, and its command does not run. */
import type { Kysely } from "kysely";
import { ProblemError } from "../http/problems/problem.ts";
import { engineOf } from "../store/database.ts";
import type { IdempotencyKeyRow, IdempotencyTables } from "./idempotency-table.ts";
import { Refused } from "./refused.ts";

/** A stored answer. `body` is JSON text, or null for none. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The sender of a request, its key and its fingerprint. */
export interface RequestKey {
  readonly principal: string;
  readonly key: string;
  readonly fingerprint: string;
}

export type Replayable = Answer & { readonly replayed: boolean };

export const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;
export const KEYS_PER_PRINCIPAL = 1000;
/**
 * Number of expired keys that are deleted with each new key: more than one, so that none accumulate, but few, so that it stays
 * cheap.
 */
export const SWEPT_PER_KEY = 4;

/** The key of a request and the instant of its transaction, in milliseconds since 1970. */
export type KeyedRequest = RequestKey & { readonly now: number };

/**
 * Returns the answer that is stored under the key, for a repeated request; undefined for a new key. Throws a `Refused` for a
 * key younger than 24 hours that named another request: 422, idempotency-key-reused. Call it in the command's transaction.
 */
export async function findAnswer<DB extends IdempotencyTables>(
  tx: Kysely<DB>,
  request: KeyedRequest,
): Promise<Answer | undefined> {
  const store = keysIn(tx);
  const stored = await find(store, request);
  if (stored === undefined) return undefined;
  if (stored.created_at <= request.now - KEY_LIFETIME_MS) {
    await forget(store, request);
    return undefined;
  }
  if (stored.fingerprint !== request.fingerprint) throw new Refused(reused(request.key));
  return { status: stored.status, headers: JSON.parse(stored.headers), body: stored.body };
}

/** Stores the answer of a new key. Call it in the transaction of the command, after it. */
export async function storeAnswer<DB extends IdempotencyTables>(
  tx: Kysely<DB>,
  request: KeyedRequest,
  answer: Answer,
): Promise<void> {
  await remember(keysIn(tx), request, answer);
}

/** Narrows a game's database type to this table. */
const keysIn = <DB extends IdempotencyTables>(tx: Kysely<DB>): Kysely<IdempotencyTables> =>
  tx as unknown as Kysely<IdempotencyTables>;

const reused = (key: string) =>
  new ProblemError("idempotency-key-reused", `The Idempotency-Key ${key} was already used for another request.`, {
    details: { key },
  });

function find(store: Kysely<IdempotencyTables>, { principal, key }: RequestKey) {
  return store
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "status", "headers", "body", "created_at"])
    .where("principal", "=", principal)
    .where("key", "=", key)
    .executeTakeFirst();
}

async function forget(
  store: Kysely<IdempotencyTables>,
  { principal, key }: Pick<RequestKey, "principal" | "key">,
): Promise<void> {
  await store.deleteFrom("idempotency_keys").where("principal", "=", principal).where("key", "=", key).execute();
}

async function remember(
  store: Kysely<IdempotencyTables>,
  { principal, key, fingerprint, now }: RequestKey & { readonly now: number },
  { status, headers = {}, body }: Answer,
): Promise<void> {
  const sequence = (await newestSequence(store, principal)) + 1;
  const row: IdempotencyKeyRow = {
    principal,
    key,
    sequence,
    fingerprint,
    status,
    headers: JSON.stringify(headers),
    body,
    created_at: now,
  };
  await store.insertInto("idempotency_keys").values(row).execute();
  if (sequence > KEYS_PER_PRINCIPAL) {
    await store
      .deleteFrom("idempotency_keys")
      .where("principal", "=", principal)
      .where("sequence", "<=", sequence - KEYS_PER_PRINCIPAL)
      .execute();
  }
  await sweep(store, now);
}

async function newestSequence(store: Kysely<IdempotencyTables>, principal: string): Promise<number> {
  const newest = await store
    .selectFrom("idempotency_keys")
    .select("sequence")
    .where("principal", "=", principal)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.sequence ?? 0;
}

/** Leaves keys that another transaction is deleting, because a game must not wait for the commit of another one. */
async function sweep(store: Kysely<IdempotencyTables>, now: number): Promise<void> {
  const oldest = store
    .selectFrom("idempotency_keys")
    .select(["principal", "key"])
    .where("created_at", "<=", now - KEY_LIFETIME_MS)
    .orderBy("created_at")
    .limit(SWEPT_PER_KEY);
  const expired = await (engineOf(store) === "postgres" ? oldest.forUpdate().skipLocked() : oldest).execute();
  for (const row of expired) await forget(store, row);
}
