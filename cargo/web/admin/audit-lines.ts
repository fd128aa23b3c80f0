/** Formats an audit entry: its action in words, and one line for each changed value. */
import { rowsAddress, tableAddress } from "@outbound/kit/web/admin/rows/listing.ts";

const ACTIONS: Readonly<Record<string, string>> = {
  "row-added": "Added a row",
  "row-edited": "Edited a row",
  "row-deleted": "Deleted a row",
  "session-ended": "Ended a session",
  "player-password-set": "Set a player's password",
  "player-suspended": "Suspended a player",
  "player-restored": "Restored a player",
  "cash-adjusted": "Adjusted a player's cash",
  "invite-created": "Made an invite",
  "invite-withdrawn": "Withdrew an invite",
  "admin-added": "Added an admin",
  "admin-changed": "Changed an admin",
  "admin-deleted": "Deleted an admin",
  "admin-password-reset": "Reset an admin's password",
};

/** Returns the action in words; an unknown action keeps the name that the service gave. */
export const actionText = (action: string): string => ACTIONS[action] ?? action;

/** Whether the service can undo it: edits of rows, and adjustments of cash. */
export const isRevertible = (action: string): boolean => action.startsWith("row-") || isCash(action);

/** Adjustments of cash are taken back, edits of rows are reverted. */
export const isCash = (action: string): boolean => action === "cash-adjusted";

type AuditData = Readonly<Record<string, unknown>>;

export interface AuditLine {
  readonly name: string;
  /** As JSON; undefined if the row did not exist. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Returns a line for each changed value; for an added or deleted row, a line for each of its values. */
export function auditLines(action: string, data: AuditData): AuditLine[] {
  const { reverts, ...change } = data;
  if (reverts !== undefined) return [revertLine(reverts), ...auditLines(action, change)];
  const { before, after, row } = data;
  if (isObject(before) && isObject(after)) return linesOf(before, after);
  if (isObject(row)) return action === "row-deleted" ? linesOf(row, {}) : linesOf({}, row);
  return linesOf({}, data);
}

const revertLine = (entryId: unknown): AuditLine => ({
  name: "reverts entry",
  before: undefined,
  after: JSON.stringify(entryId),
});

/** Returns a line for each value that differs between the rows. */
export const linesBetween: typeof linesOf = (before, after) =>
  linesOf(before, after).filter((line) => line.before !== line.after);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function linesOf(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): AuditLine[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const text = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  return names.map((name) => ({ name, before: text(before[name]), after: text(after[name]) }));
}

/** Returns the address of the row that a target such as `players 17` names; of its table if the key has several columns. */
export function targetAddress(target: string): string | undefined {
  const [table = "", ...key] = target.split(" ");
  if (!/^[a-z_]+$/.test(table)) return undefined;
  return key.length === 1 && /^\d+$/.test(key[0] ?? "") ? rowsAddress(table, "id", key[0]) : tableAddress(table);
}
