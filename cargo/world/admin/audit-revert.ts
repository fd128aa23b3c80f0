/** Reverts an edit or an adjustment of cash that the audit recorded, through the checks of every edit. */
import type { Answer } from "@outbound/kit/host/idempotency.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { type AdminTable, createRegistry } from "@outbound/kit/table-admin/registry.ts";
import { parseRowKey, type RowKeyValues } from "@outbound/kit/table-admin/requests.ts";
import { type RecordedEdit, revertEdit, type Undo, undoOf } from "@outbound/kit/table-admin/revert.ts";
import { anyTables } from "@outbound/kit/table-admin/store.ts";
import type { Transaction } from "kysely";
import { LONGEST_REASON } from "../../rules/values/limits.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import { loadAuditEntry, loadReverts } from "../../store/load.ts";
import { type CargoTables, TABLES } from "../../store/tables.ts";
import type { WorldDraft } from "../world-draft.ts";
import { adjustCash, CASH_ADJUSTED } from "./adjust-cash.ts";
import { applyEdit } from "./admin-edit.ts";
import type { Row } from "./edited.ts";

export interface Reverted {
  readonly table: string;
  readonly action: Undo;
  readonly before: Row | null;
  readonly after: Row | null;
}

const REGISTRY = createRegistry(TABLES);

interface By {
  readonly adminId: number;
  readonly entryId: number;
}

/**
 * Reverts the change as an exclusive command, with an entry in the audit; `answerOf` makes the answer. Throws `Refused`: 404
 * `unknown-entry`, 409 `not-revertible`, `row-changed`, and the refusals of edits. An adjustment of cash is taken back once, then
 * refused with 409 `already-reverted`, and with `purse-too-small` if the player has spent it.
 */
export async function revertAudited(
  draft: WorldDraft,
  tx: Transaction<CargoTables>,
  by: By,
  answerOf: (reverted: Reverted) => Answer,
): Promise<Answer | Refusal> {
  const entry = await loadAuditEntry(tx, by.entryId);
  if (entry === undefined) {
    throw refused("unknown-entry", `The audit has no entry ${by.entryId}.`, { entryId: by.entryId });
  }
  if (entry.action === CASH_ADJUSTED) return takeBack(draft, tx, by, entry, answerOf);
  const { table, edit } = recordedEdit(entry);
  const action = undoOf(edit);
  const work = async () => {
    const { before, after } = await refusing(revertEdit(anyTables<CargoTables>(tx), table, edit));
    const answer = answerOf({ table: table.name, action, before: before ?? null, after: after ?? null });
    return { ...answer, ...(before && { before }), ...(after && { after }) };
  };
  const what = { table: table.name, action, key: edit.key };
  return applyEdit(draft, tx, what, work, { adminId: by.adminId, reverts: by.entryId });
}

type Entry = CargoTables["audit"];

/** The opposite adjustment, with a reason that the player reads. */
async function takeBack(
  draft: WorldDraft,
  tx: Transaction<CargoTables>,
  { adminId, entryId }: By,
  entry: Entry,
  answerOf: (reverted: Reverted) => Answer,
): Promise<Answer | Refusal> {
  const revertedBy = (await loadReverts(tx, [entryId])).get(entryId);
  if (revertedBy !== undefined) {
    throw refused("already-reverted", `Entry ${revertedBy} reverted entry ${entryId}.`, { entryId, revertedBy });
  }
  const id = Number(entry.target.split(" ")[1]);
  const before = draft.world.accounts.players.get(id);
  if (before === undefined) throw notRevertible(entry);
  // Counts characters, as the limit of a reason does: cut by UTF-16 units, half a character could be left.
  const reason = [...`Taken back: ${entry.data.reason}`].slice(0, LONGEST_REASON).join("");
  const adjusted = adjustCash(draft, adminId, id, { amount: -Number(entry.data.amount), reason, reverts: entryId });
  if (adjusted instanceof Refusal) return adjusted;
  const row = (money: number) => ({ id, money });
  return answerOf({ table: "players", action: "edit", before: row(before.money), after: row(adjusted.cash) });
}

const notRevertible = ({ id: entryId, action }: Entry) =>
  refused("not-revertible", `Entry ${entryId} (${action}) cannot be reverted.`, { entryId, action });

function recordedEdit(entry: Entry) {
  const { action, target, data } = entry;
  const [name = "", ...key] = target.split(" ");
  if (!REVERTIBLE.has(action) || !REGISTRY.names.includes(name)) throw notRevertible(entry);
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
