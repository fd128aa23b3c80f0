/** A database that went back to an earlier commit, as after a failover to a replica that lagged behind. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Store } from "@outbound/kit/store/store.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { renamePlane } from "../rules/fleet/rename.ts";
import type { CargoTables } from "../store/tables.ts";
import { act, aGame, another, loaded, settled, shownBy, viewOf } from "../testing/a-game.ts";
import type { CargoGame } from "./game.ts";

/** The rows that a payment changes, as they are now; call what it gives to put them back. */
async function remember({ write }: Store<CargoTables>): Promise<() => Promise<void>> {
  const world = await write.selectFrom("world").selectAll().executeTakeFirstOrThrow();
  const players = await write.selectFrom("players").selectAll().execute();
  return () =>
    write.transaction().execute(async (tx) => {
      await tx.updateTable("world").set(world).execute();
      for (const { id, money } of players)
        await tx.updateTable("players").set({ money }).where("id", "=", id).execute();
      await tx.deleteFrom("ledger").where("id", ">=", world.next_ledger_id).execute();
      await tx.deleteFrom("changes").where("revision", ">", world.revision).execute();
    });
}

const give = (game: CargoGame, amount: number) => act(game, (scene) => scene.pay(1, amount, "test"));

async function assertBooks(game: CargoGame, store: Store<CargoTables>): Promise<void> {
  const { world, now } = await viewOf(game);
  assert.deepEqual(shownBy(world, now), shownBy(await loaded(store), now));
  const rows = await store.read.selectFrom("ledger").select("amount").where("player_id", "=", 1).execute();
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  assert.equal(world.accounts.players.get(1)?.money, sum);
}

onEachEngine((engine, openFresh) => {
  if (engine === "sqlite") return;

  for (const more of [0, 1, 5]) {
    test(`[STORE3] [STORE5] A database that went back by 3 commits is followed, ${more} others after it`, async (t) => {
      const one = await aGame(t, openFresh);
      await settled(one.game, 1, 0);
      await give(one.game, 1000);
      const { game: other, store: otherStore } = await another(t, one);
      await viewOf(other);
      const putBack = await remember(one.store);
      for (let round = 0; round < 3; round++) await give(one.game, 100);
      await putBack();
      const { game: third } = await another(t, one);
      for (let round = 0; round < more; round++) await give(third, 7);
      // A process that only reads follows as well.
      await assertBooks(other, otherStore);
      await assertBooks(one.game, one.store);
      await act(one.game, (scene) => renamePlane(scene, 1, 1, "Still here"));
      await give(one.game, 1);
      await assertBooks(one.game, one.store);
      await assertBooks(other, otherStore);
      await assertBooks(third, one.store);
      const { world } = await viewOf(one.game);
      assert.equal(world.accounts.players.get(1)?.money, 1001 + 7 * more);
    });
  }
});
