/** Deletes everything that belongs to a player, so that the player's row can be deleted. */
import type { Transaction } from "kysely";
import type { CargoTables } from "./tables.ts";

/** Returns the principal of a player's Idempotency-Keys. Keys of different principals never collide. */
export const principalOf = (playerId: number): string => `player:${playerId}`;

/** Deletes the rows that belong to the player. The caller updates the world in memory. */
export async function deletePlayerData(tx: Transaction<CargoTables>, playerId: number): Promise<void> {
  for (const table of ["packages", "planes", "routes"] as const) {
    await tx.deleteFrom(table).where("owner_id", "=", playerId).execute();
  }
  for (const table of [
    "bases",
    "sessions",
    "api_tokens",
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
  await tx.deleteFrom("idempotency_keys").where("principal", "=", principalOf(playerId)).execute();
  await tx.deleteFrom("season_scores").where("id", "=", playerId).execute();
  await tx.updateTable("contributions").set({ player_id: null }).where("player_id", "=", playerId).execute();
  await leaveAlliance(tx, playerId);
  const nameless = { player_id: null, username: null, company_name: null };
  await tx.updateTable("seasons").set(nameless).where("player_id", "=", playerId).execute();
}

/** Same as the rule: the oldest member replaces a founder, and an alliance without members is deleted. */
async function leaveAlliance(tx: Transaction<CargoTables>, playerId: number): Promise<void> {
  await tx.deleteFrom("invitations").where("player_id", "=", playerId).execute();
  const members = tx.selectFrom("alliance_members").selectAll();
  const member = await members.where("player_id", "=", playerId).executeTakeFirst();
  if (member === undefined) return;
  const { id, alliance_id: allianceId, earned } = member;
  await tx.deleteFrom("alliance_members").where("id", "=", id).execute();
  const next = await members.where("alliance_id", "=", allianceId).orderBy("id").executeTakeFirst();
  if (next === undefined) {
    await tx.deleteFrom("invitations").where("alliance_id", "=", allianceId).execute();
    await tx.deleteFrom("alliances").where("id", "=", allianceId).execute();
    return;
  }
  const alliance = tx.updateTable("alliances").where("id", "=", allianceId);
  await alliance.set((eb) => ({ earned_before: eb("earned_before", "+", earned) })).execute();
  await alliance.where("founder_id", "=", playerId).set({ founder_id: next.player_id }).execute();
}
