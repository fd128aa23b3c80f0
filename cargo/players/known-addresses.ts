/** Addresses from which a player signed in. They are exempt from locks, so that nobody can lock a player out from elsewhere. */
import { addressKey } from "@outbound/kit/http/limits/rate-limit.ts";
import { type Rows, upsert } from "@outbound/kit/store/upsert.ts";
import type { Kysely, Transaction } from "kysely";
import { type CargoTables, knownAddresses } from "../store/tables.ts";

const KNOWN_FOR_MS = 30 * 24 * 60 * 60_000;

export async function isKnownAddress(
  db: Kysely<CargoTables>,
  playerId: number,
  address: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom("known_addresses")
    .select("last_at")
    .where("player_id", "=", playerId)
    .where("address", "=", addressKey(address))
    .where("last_at", ">", now - KNOWN_FOR_MS)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that the player signed in from there, and deletes the player's old addresses. */
export async function rememberAddress(
  { tx, engine }: Rows & { readonly tx: Transaction<CargoTables> },
  playerId: number,
  address: string,
  now: number,
): Promise<void> {
  const row = { player_id: playerId, address: addressKey(address), last_at: now };
  await upsert({ tx, engine }, knownAddresses, [row]);
  await tx
    .deleteFrom("known_addresses")
    .where("player_id", "=", playerId)
    .where("last_at", "<=", now - KNOWN_FOR_MS)
    .execute();
}
