/**
 * Browsers in which somebody signed in to an account. Failures of others do not lock them, and they have places of their
 * own in the queue for hashing. A browser is known by a signed cookie, so another client at its address is not; a new password forgets it.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { CargoTables } from "../store/tables.ts";

const DAY_MS = 24 * 60 * 60_000;
export const DEVICE_KNOWN_FOR_MS = 180 * DAY_MS;
/** Accounts of one browser; the oldest is forgotten. */
const ACCOUNTS_OF_ONE = 4;
/** Name of the key in the table. */
const KEY_NAME = "known-devices";
const KEY_BYTES = 32;
const ID_BYTES = 9;
/** Of the signature in base64url: 192 bits. */
const SIGNATURE_LENGTH = 32;

/** The account that a device is known for, and what makes it known: another password, and it is not. */
export interface DeviceAccount {
  /** Kind and id, as `player 17`. */
  readonly account: string;
  readonly passwordHash: string;
}

/** The signing key; undefined before the first device. */
export async function deviceKey(db: Kysely<CargoTables>): Promise<string | undefined> {
  const row = await db.selectFrom("signing_keys").select("secret").where("name", "=", KEY_NAME).executeTakeFirst();
  return row?.secret;
}

/** The id of the device that the cookie proves for the account; undefined if it proves none. */
export function knownDevice(
  cookie: string | undefined,
  of: DeviceAccount,
  key: string | undefined,
  now: number,
): string | undefined {
  if (key === undefined) return undefined;
  return entriesOf(cookie).find((entry) => proves(entry, of, key, now))?.id;
}

/** Returns the cookie that also proves this device for the account. Creates the key with the first one. */
export async function rememberDevice(
  tx: Transaction<CargoTables>,
  cookie: string | undefined,
  of: DeviceAccount,
  now: number,
): Promise<string> {
  const key = (await deviceKey(tx)) ?? (await newKey(tx));
  const id = knownDevice(cookie, of, key, now) ?? randomBytes(ID_BYTES).toString("base64url");
  const entry = { account: of.account, id, at: now };
  const others = entriesOf(cookie).filter(({ account }) => account !== of.account);
  const entries = [{ ...entry, signature: sign(entry, of, key) }, ...others].slice(0, ACCOUNTS_OF_ONE);
  return entries
    .map((one) => [one.account.replace(" ", "-"), one.id, one.at.toString(36), one.signature].join("."))
    .join("~");
}

/** The first account that the cookie proves, by the hash of its password; undefined without one. */
export function provenAccount(
  cookie: string | undefined,
  hashOf: (kind: string, userId: number) => string | null | undefined,
  key: string | undefined,
  now: number,
): string | undefined {
  if (key === undefined) return undefined;
  const isProven = (entry: Entry): boolean => {
    const [kind = "", userId] = entry.account.split(" ");
    const passwordHash = hashOf(kind, Number(userId));
    return typeof passwordHash === "string" && proves(entry, { account: entry.account, passwordHash }, key, now);
  };
  return entriesOf(cookie).find(isProven)?.account;
}

async function newKey(tx: Transaction<CargoTables>): Promise<string> {
  const secret = randomBytes(KEY_BYTES).toString("base64url");
  await tx.insertInto("signing_keys").values({ name: KEY_NAME, secret }).execute();
  return secret;
}

interface Entry {
  readonly account: string;
  readonly id: string;
  readonly at: number;
  readonly signature: string;
}

const ENTRY = /^(player|admin)-(\d{1,16})\.([\w-]{12})\.([0-9a-z]{1,9})\.([\w-]{32})$/;

function entriesOf(cookie: string | undefined): Entry[] {
  const texts = cookie?.split("~", ACCOUNTS_OF_ONE) ?? [];
  return texts.flatMap((text) => {
    const [, kind, userId, id = "", at = "", signature = ""] = ENTRY.exec(text) ?? [];
    return kind === undefined ? [] : [{ account: `${kind} ${userId}`, id, at: Number.parseInt(at, 36), signature }];
  });
}

const sign = ({ id, at }: Pick<Entry, "id" | "at">, { account, passwordHash }: DeviceAccount, key: string): string =>
  createHmac("sha256", key)
    .update(JSON.stringify([account, id, at, passwordHash]))
    .digest("base64url")
    .slice(0, SIGNATURE_LENGTH);

const proves = (entry: Entry, of: DeviceAccount, key: string, now: number): boolean =>
  entry.account === of.account && now - entry.at < DEVICE_KNOWN_FOR_MS && isSame(entry.signature, sign(entry, of, key));

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));
