/** An admin's edit of rows: the rows are changed, the world takes them over, and only a sound one is kept. */

import type { Answer } from "@outbound/kit/host/idempotency.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { EditAnswer, TableChange } from "@outbound/kit/table-admin/routes.ts";
import type { Transaction } from "kysely";
import { type CargoTables, TABLES } from "../../store/tables.ts";
import type { Batch } from "../batch.ts";
import type { Keeper } from "../keeper.ts";
import { mergeDirty } from "../load-world.ts";
import type { Dirty } from "../state/dirty.ts";
import { clearAway } from "./admin-edit-deletion.ts";
import { followUp } from "./admin-edit-effects.ts";
import { excessLoads, worldFaults } from "./admin-edit-faults.ts";
import { rowFaults } from "./admin-edit-rows.ts";
import { noteAudit } from "./audit.ts";

type Row = Readonly<Record<string, unknown>>;

/** A row before and after: one that was added has no before, one that was deleted no after. */
export interface Edited {
  readonly table: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/** Who edits, and the keeper of the world. */
export interface EditContext {
  readonly adminId: number;
  readonly keeper: Pick<Keeper, "reread">;
}

/**
 * Runs the edit in a batch of its own, with an entry in the audit. 409 `plane-in-use` for the deletion of what flies or
 * carries; 409 `constraint-violation` of the kind `invariant` for a world that the game could not be played in.
 */
export async function applyEdit(
  batch: Batch,
  tx: Transaction<CargoTables>,
  what: TableChange,
  work: () => Promise<EditAnswer>,
  { adminId, keeper }: EditContext,
): Promise<Answer> {
  const removed = await clearAway(batch.world, tx, what);
  const { before, after, ...answer } = await work();
  const edited: Edited = { table: what.table, before, after };
  if (JSON.stringify(before) === JSON.stringify(after)) return answer;
  refuseBroken(what.table, rowFaults(edited, batch.world, batch.now));
  const loads = excessLoads(batch.world, edited);
  await keeper.reread(batch, tx, mergeDirty([removed, dirtyBy(edited)]));
  batch.act((scene, world) => followUp(scene, world, edited));
  refuseBroken(what.table, await worldFaults(batch.world, tx, edited, loads));
  noteEdit(batch, adminId, edited);
  return answer;
}

function refuseBroken(table: string, violations: readonly string[]): void {
  if (violations.length === 0) return;
  throw new Refused(
    new ProblemError("constraint-violation", `The world would break its rules: ${violations[0]}.`, {
      details: { kind: "invariant", table, violations },
    }),
  );
}

/** What the world keeps in memory of the row; histories and ended packages it does not. */
function dirtyBy({ table, before, after }: Edited): Partial<Dirty> {
  const both = (column: string) =>
    [before, after].flatMap((row) => (row === undefined ? [] : [row[column] as number & string]));
  switch (table) {
    case "players":
      return { players: both("id") };
    case "planes":
      return { planes: both("id") };
    case "packages":
      return { packages: both("id") };
    case "pools":
    case "slots":
      return { pools: both("airport_icao") };
    case "sessions":
      return { sessions: both("id") };
    case "admin_users":
      return { admins: both("id") };
    case "admin_sessions":
      return { adminSessions: both("id") };
    default:
      return {};
  }
}

function noteEdit({ world, now }: Batch, adminId: number, { table, before, after }: Edited): void {
  const { primaryKey = [] } = TABLES.find(({ name }) => name === table) ?? {};
  const row = before ?? after ?? {};
  noteAudit(world, now, adminId, {
    action: before === undefined ? "row-added" : after === undefined ? "row-deleted" : "row-edited",
    target: [table, ...primaryKey.map((column) => row[column])].join(" "),
    data: before && after ? differences(before, after) : { row },
  });
}

function differences(before: Row, after: Row): { before: Row; after: Row } {
  const changed = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const those = (row: Row) => Object.fromEntries(changed.map((name) => [name, row[name]]));
  return { before: those(before), after: those(after) };
}
