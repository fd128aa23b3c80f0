/** Takes away everything that belongs to a player, so that the player's own row can go. */
import type { Transaction } from "kysely";
import type { CargoTables } from "./tables.ts";

/** Deletes the rows that point at the player. The caller reads the world's copies in memory again. */
export async function deletePlayerData(tx: Transaction<CargoTables>, playerId: number): Promise<void> {
  for (const table of ["packages", "planes"] as const) {
    await tx.deleteFrom(table).where("owner_id", "=", playerId).execute();
  }
  for (const table of ["sessions", "known_addresses", "events", "ledger"] as const) {
    await tx.deleteFrom(table).where("player_id", "=", playerId).execute();
  }
}
