/** Deletes what belongs to a player, so that the player's own row can be deleted. */
import type { Transaction } from "kysely";
import type { CargoTables } from "./tables.ts";

/** Deletes the rows that reference the player. The caller updates the world in memory. */
export async function deletePlayerData(tx: Transaction<CargoTables>, playerId: number): Promise<void> {
  for (const table of ["packages", "planes", "routes"] as const) {
    await tx.deleteFrom(table).where("owner_id", "=", playerId).execute();
  }
  for (const table of [
    "bases",
    "sessions",
    "events",
    "ledger",
    "history_totals",
    "history_hours",
    "history_cash",
    "line_freight",
    "route_days",
  ] as const) {
    await tx.deleteFrom(table).where("player_id", "=", playerId).execute();
  }
  await tx.deleteFrom("season_scores").where("id", "=", playerId).execute();
  await tx.updateTable("contributions").set({ player_id: null }).where("player_id", "=", playerId).execute();
  const nameless = { player_id: null, username: null, company_name: null };
  await tx.updateTable("seasons").set(nameless).where("player_id", "=", playerId).execute();
}
