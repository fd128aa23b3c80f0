/** Deletes a player with everything that is the player's, flying planes and their cargo too. */

import type { Transaction } from "kysely";
import { deletePlayerData } from "../store/delete-player.ts";
import type { CargoTables } from "../store/tables.ts";
import type { WorldDraft } from "../world/world-draft.ts";
import { principalOf } from "./principal.ts";
import { endSessions } from "./sessions.ts";

/** In a batch of its own: what the store alone holds is deleted at once, what lives in memory when the batch is written. */
export async function deletePlayer(draft: WorldDraft, tx: Transaction<CargoTables>, playerId: number): Promise<void> {
  await deletePlayerData(tx, playerId);
  await tx.deleteFrom("idempotency_keys").where("principal", "=", principalOf(playerId)).execute();
  draft.run((scene, world) => {
    for (const plane of scene.planesOf(playerId)) scene.removePlane(plane.id);
    // Those that ended in this very batch are still in memory.
    for (const cargo of [...world.packages.values()]) {
      if (cargo.ownerId === playerId) world.packages.replace(cargo.id, undefined);
    }
    // So is what happened until now.
    world.events.items = world.events.items.filter(({ player_id }) => player_id !== playerId);
    world.ledger.items = world.ledger.items.filter(({ player_id }) => player_id !== playerId);
    endSessions(world, playerId);
    world.accounts.players.replace(playerId, undefined);
    world.editedEndings.push(playerId);
  });
}
