/**
 * Known devices: browsers in which somebody signed in to an account. Failures of others do not lock them, and they have their own
 * share of the queue for hashing. A signed cookie identifies the browser, so other clients at its address are not included. A new
 * password ends it.
 */

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import type { Kysely, Transaction } from "kysely";
import type { CargoTables } from "../store/tables.ts";

export const DEVICE_KNOWN_FOR_MS = 180 * DAY_MS;
/** Most accounts per browser; the oldest is dropped. */
const ACCOUNTS_OF_ONE = 4;
/** Name of the key in the table. */
const KEY_NAME = "known-devices";
const KEY_BYTES = 32;
const ID_BYTES = 9;
/** Length of the signature in base64url: 192 bits. */
const SIGNATURE_LENGTH = 32;

/** An account that a device is known for, and its password hash: the device is no longer known after a change of the password. */
export interface DeviceAccount {
  /** Kind and id, such as `player 17`. */
  readonly account: string;
  readonly passwordHash: string;
}

/** Returns the signing key; undefined before the first device. */
export async function deviceKey(db: Kysely<CargoTables>): Promise<string | undefined> {
  const row = await db.selectFrom("signing_keys").select("secret").where("name", "=", KEY_NAME).executeTakeFirst();
  return row?.secret;
}

/** Returns the id of the device that the cookie proves for the account; undefined if it proves none. */
export function knownDevice(
  cookie: string | undefined,
  of: DeviceAccount,
  key: string | undefined,
  now: number,
): string | undefined {
  if (key === undefined) return undefined;
  return entriesOf(cookie).find((entry) => proves(entry, of, key, now))?.id;
}

/** Returns a cookie that also proves this device for the account. Creates the signing key if there is none. */
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

/** Returns the first account that the cookie proves with its password hash; undefined if there is none. */
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
