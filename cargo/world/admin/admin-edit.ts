/** An admin's edit of rows: the rows are changed, the world reads them again, and only a valid one is committed. */

import type { Answer } from "@outbound/kit/host/idempotency.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { EditAnswer, TableChange } from "@outbound/kit/table-admin/routes.ts";
import type { Transaction } from "kysely";
import { type CargoTables, TABLES } from "../../store/tables.ts";
import { mergeDirty } from "../load-world.ts";
import type { Dirty } from "../state/dirty.ts";
import type { WorldDraft } from "../world-draft.ts";
import { clearAway } from "./admin-edit-deletion.ts";
import { followUp } from "./admin-edit-effects.ts";
import { excessLoads, worldFaults } from "./admin-edit-faults.ts";
import { rowFaults } from "./admin-edit-rows.ts";
import { noteAudit } from "./audit.ts";
import type { Edited, Row } from "./edited.ts";

/**
 * Runs the edit as an exclusive command, with an entry in the audit. 409 `plane-in-use` for deleting a plane that flies or
 * carries cargo; 409 `constraint-violation` of the kind `invariant` for an edit that would make the world invalid.
 */
export async function applyEdit(
  draft: WorldDraft,
  tx: Transaction<CargoTables>,
  what: TableChange,
  work: () => Promise<EditAnswer>,
  adminId: number,
): Promise<Answer> {
  const removed = await clearAway(draft.world, tx, what);
  const { before, after, ...answer } = await work();
  const edited: Edited = { table: what.table, before, after };
  if (JSON.stringify(before) === JSON.stringify(after)) return answer;
  refuseBroken(what.table, rowFaults(edited, draft.world, draft.now));
  const loads = excessLoads(draft.world, edited);
  await draft.reread(tx, mergeDirty([removed, dirtyBy(edited)]));
  draft.run((scene, world) => followUp(scene, world, edited));
  refuseBroken(what.table, await worldFaults(draft.world, tx, edited, loads));
  noteEdit(draft, adminId, edited);
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

/** The part of the world in memory that the row is. Histories and ended packages are only stored. */
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

function noteEdit({ world, now }: WorldDraft, adminId: number, { table, before, after }: Edited): void {
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
