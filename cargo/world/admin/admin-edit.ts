/** An admin's edit of rows: the rows are changed, the world reads them again, and only a valid world is committed. */
import type { Answer } from "@outbound/kit/host/idempotency.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { EditAnswer, TableChange } from "@outbound/kit/table-admin/routes.ts";
import type { Transaction } from "kysely";
import { hasEnded } from "../../rules/values/cargo-package.ts";
import { type EventRow, recount } from "../../store/history-sums.ts";
import { demandOf, packageOf } from "../../store/rows.ts";
import { type CargoTables, TABLES } from "../../store/tables.ts";
import { hasArray } from "../../store/written-out.ts";
import { type Dirty, mergeDirty } from "../state/dirty.ts";
import { ALL_PARTS } from "../state/parts.ts";
import { demandKey, type World } from "../state/world.ts";
import type { WorldDraft } from "../world-draft.ts";
import { clearAway } from "./admin-edit-deletion.ts";
import { followUp } from "./admin-edit-effects.ts";
import { excessLoads, worldFaults } from "./admin-edit-faults.ts";
import { rowFaults } from "./admin-edit-rows.ts";
import { recordAudit } from "./audit.ts";
import type { Edited, Row } from "./edited.ts";

/**
 * Runs the edit as an exclusive command and records it in the audit; `reverts` is the audit entry that it reverts, if any.
 * Refuses: 409 `plane-in-use` for deleting a plane that flies or carries cargo; 409 `constraint-violation` of the kind
 * `invariant` for an edit that would make the world invalid.
 */
export async function applyEdit(
  draft: WorldDraft,
  tx: Transaction<CargoTables>,
  what: TableChange,
  work: () => Promise<EditAnswer>,
  by: { readonly adminId: number; readonly reverts?: number },
): Promise<Answer> {
  const removed = await clearAway(draft.world, tx, what, draft.now);
  const { before, after, ...answer } = await work();
  const edited: Edited = { table: what.table, before, after };
  if (JSON.stringify(before) === JSON.stringify(after)) return answer;
  refuseBroken(what.table, rowFaults(edited, draft.world, draft.now));
  if (what.table === "events") await eventEdited(tx, edited);
  const loads = excessLoads(draft.world, edited);
  admitEnded(draft.world, edited);
  await draft.reread(tx, mergeDirty([removed, dirtyBy(edited)]));
  draft.run((scene, world) => followUp(scene, world, edited));
  refuseBroken(what.table, await worldFaults(draft.world, tx, edited, loads));
  recordEdit(draft, by, edited);
  return answer;
}

/** Returns an edited package that has ended to memory, so that what the airport shows of it changes with it. */
function admitEnded({ packages }: World, { table, before }: Edited): void {
  if (table !== "packages" || before === undefined) return;
  const cargo = packageOf(before as unknown as CargoTables["packages"]);
  if (hasEnded(cargo)) packages.admit(cargo.id, cargo);
}

/** Checks the data of an edited event and counts it again. Events are only in the store. */
async function eventEdited(tx: Transaction<CargoTables>, { table, before, after }: Edited): Promise<void> {
  const id = Number(after?.id);
  if (after !== undefined && (await hasArray(tx, id))) refuseBroken(table, [`data of event ${id} is no object`]);
  await recount(tx, before as EventRow | undefined, after as EventRow | undefined);
}

function refuseBroken(table: string, violations: readonly string[]): void {
  if (violations.length === 0) return;
  throw new Refused(
    new ProblemError("constraint-violation", `The world would break its rules: ${violations[0]}.`, {
      details: { kind: "invariant", table, violations },
    }),
  );
}

/** Returns the keys of what the world in memory has of the row. Histories and ended packages are only in the store. */
function dirtyBy({ table, before, after }: Edited): Partial<Dirty> {
  const both = (column: string) => [before, after].flatMap((row) => (row ? [row[column] as number & string] : []));
  if (table === "pools" || table === "slots") return { pools: both("airport_icao") };
  if (table === "demand") {
    const loads = [before, after].filter((row) => row !== undefined) as unknown as CargoTables["demand"][];
    return { demand: loads.map((row) => demandKey(demandOf(row))) };
  }
  const [name] = ALL_PARTS.find(([, part]) => part.table.name === table) ?? [];
  return name === undefined ? {} : { [name]: both("id") };
}

function recordEdit(
  { world, now }: WorldDraft,
  { adminId, reverts }: { readonly adminId: number; readonly reverts?: number },
  { table, before, after }: Edited,
): void {
  const { primaryKey = [] } = TABLES.find(({ name }) => name === table) ?? {};
  const row = before ?? after ?? {};
  recordAudit(world, now, adminId, {
    action: before === undefined ? "row-added" : after === undefined ? "row-deleted" : "row-edited",
    target: [table, ...primaryKey.map((column) => row[column])].join(" "),
    data: {
      ...(before && after ? differences(before, after) : { row }),
      ...(reverts === undefined ? {} : { reverts }),
    },
  });
}

function differences(before: Row, after: Row): { before: Row; after: Row } {
  const changed = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const those = (row: Row) => Object.fromEntries(changed.map((name) => [name, row[name]]));
  return { before: those(before), after: those(after) };
}
