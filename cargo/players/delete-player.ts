/** Deletes a player with all that belongs to the player, including flying planes and their cargo. */
import type { Transaction } from "kysely";
import { leaveAlliance } from "../rules/company/alliances.ts";
import { deletePlayerData } from "../store/delete-player.ts";
import type { CargoTables } from "../store/tables.ts";
import { leaveSeasons } from "../world/state/seasons.ts";
import type { WorldDraft } from "../world/world-draft.ts";
import { endPlayerAccess } from "./sessions.ts";

/**
 * Deletes the player; for exclusive commands. Rows that are only in the store are deleted at once, those in memory when the batch
 * is written.
 */
export async function deletePlayer(draft: WorldDraft, tx: Transaction<CargoTables>, playerId: number): Promise<void> {
  await deletePlayerData(tx, playerId);
  draft.run((scene, world) => {
    leaveAlliance(scene, playerId);
    for (const { id } of scene.invitationsOf(playerId)) scene.removeInvitation(id);
    for (const plane of scene.planesOf(playerId)) scene.removePlane(plane.id);
    for (const base of scene.basesOf(playerId)) scene.removeBase(base.id);
    world.routes.remove(playerId);
    // Packages that ended in this batch are still in memory, and so are its log entries.
    for (const cargo of [...world.packages.values()]) {
      if (cargo.ownerId === playerId) world.packages.replace(cargo.id, undefined);
    }
    world.events.items = world.events.items.filter(({ player_id }) => player_id !== playerId);
    world.ledger.items = world.ledger.items.filter(({ player_id }) => player_id !== playerId);
    leaveSeasons(world, scene.now, playerId);
    for (const one of world.contributions.of(playerId)) world.contributions.replace(one.id, { ...one, playerId: null });
    endPlayerAccess(world.accounts, playerId);
    world.accounts.players.replace(playerId, undefined);
    world.reloadEnded.push(playerId);
  });
}
