/** An admin's edit or deletion of a package, on a game without HTTP. */
import { commitExclusive } from "../players/commit.ts";
import type { CargoTables } from "../store/tables.ts";
import { applyEdit } from "../world/admin/admin-edit.ts";
import type { CargoGame } from "../world/game.ts";

/** Without `change` it deletes the package. */
export const editPackage = (game: CargoGame, id: number, change?: Partial<CargoTables["packages"]>) =>
  commitExclusive(game, (draft, tx) => {
    const row = tx.selectFrom("packages").selectAll().where("id", "=", id);
    const what = { table: "packages", action: change === undefined ? "delete" : "edit", key: { id } } as const;
    const work = async () => {
      const before = await row.executeTakeFirstOrThrow();
      if (change === undefined) await tx.deleteFrom("packages").where("id", "=", id).execute();
      else await tx.updateTable("packages").set(change).where("id", "=", id).execute();
      const after = await row.executeTakeFirst();
      return { status: 200, body: null, before: { ...before }, ...(after && { after: { ...after } }) };
    };
    return applyEdit(draft, tx, what, work, { adminId: 1 });
  });
