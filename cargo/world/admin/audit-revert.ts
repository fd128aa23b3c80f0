/** Reverts an edit from the audit, with the same checks as any edit. */
import type { Answer } from "@outbound/kit/host/idempotency.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { type AdminTable, createRegistry } from "@outbound/kit/table-admin/registry.ts";
import { parseRowKey, type RowKeyValues } from "@outbound/kit/table-admin/requests.ts";
import { type RecordedEdit, revertEdit, type Undo, undoOf } from "@outbound/kit/table-admin/revert.ts";
import { anyTables } from "@outbound/kit/table-admin/store.ts";
import type { Transaction } from "kysely";
import { loadAuditEntry } from "../../store/load.ts";
import { type CargoTables, TABLES } from "../../store/tables.ts";
import type { WorldDraft } from "../world-draft.ts";
import { applyEdit } from "./admin-edit.ts";
import type { Row } from "./edited.ts";

export interface Reverted {
  readonly table: string;
  readonly action: Undo;
  readonly before: Row | null;
  readonly after: Row | null;
}

const REGISTRY = createRegistry(TABLES);

/**
 * Reverts the edit as an exclusive command and records that in the audit; `answerOf` makes the answer. Throws `Refused`: 404
 * `unknown-entry`, 409 `not-revertible`, `row-changed`, and the refusals of edits.
 */
export async function revertAudited(
  draft: WorldDraft,
  tx: Transaction<CargoTables>,
  by: { readonly adminId: number; readonly entryId: number },
  answerOf: (reverted: Reverted) => Answer,
): Promise<Answer> {
  const { table, edit } = await recordedEdit(tx, by.entryId);
  const action = undoOf(edit);
  const work = async () => {
    const { before, after } = await refusing(revertEdit(anyTables<CargoTables>(tx), table, edit));
    const answer = answerOf({ table: table.name, action, before: before ?? null, after: after ?? null });
    return { ...answer, ...(before && { before }), ...(after && { after }) };
  };
  const what = { table: table.name, action, key: edit.key };
  return applyEdit(draft, tx, what, work, { adminId: by.adminId, reverts: by.entryId });
}

async function recordedEdit(tx: Transaction<CargoTables>, entryId: number) {
  const entry = await loadAuditEntry(tx, entryId);
  if (entry === undefined) {
    throw refused("unknown-entry", `The audit has no entry ${entryId}.`, { entryId });
  }
  const { action, target, data } = entry;
  const [name = "", ...key] = target.split(" ");
  if (!REVERTIBLE.has(action) || !REGISTRY.names.includes(name)) {
    const detail = `Entry ${entryId} (${action}) cannot be reverted.`;
    throw refused("not-revertible", detail, { entryId, action });
  }
  const table = REGISTRY.table(name);
  return { table, edit: editOf(table, action, key, data) };
}

const REVERTIBLE: ReadonlySet<string> = new Set(["row-added", "row-edited", "row-deleted"]);

function editOf(
  table: AdminTable,
  action: string,
  keyTexts: readonly string[],
  { before, after, row }: Readonly<Record<string, unknown>>,
): RecordedEdit {
  const { primaryKey } = table.definition;
  // The target has the key from before the edit, which may have changed it.
  const texts = primaryKey.length === 1 ? [keyTexts.join(" ")] : keyTexts;
  const parameters = primaryKey.map((name, index) => [`pk.${name}`, texts[index] ?? ""]);
  const named = parseRowKey(table, Object.fromEntries(parameters) as RowKeyValues);
  if (action === "row-added") return { key: named, after: row as Row };
  if (action === "row-deleted") return { key: named, before: row as Row };
  const left = after as Row;
  const key = Object.fromEntries(primaryKey.map((name) => [name, name in left ? left[name] : named[name]]));
  return { key, before: before as Row, after: left };
}

async function refusing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ProblemError ? new Refused(error) : error;
  }
}

const refused = (code: string, detail: string, details: Readonly<Record<string, unknown>>) =>
  new Refused(new ProblemError(code, detail, { details }));
