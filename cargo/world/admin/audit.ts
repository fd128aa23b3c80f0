/** The audit: every change by an admin, with the admin's name at that time. */
import type { World } from "../state/world.ts";

export interface AuditEntry {
  /** The kind of change, such as `row-edited`. */
  readonly action: string;
  /** The changed thing, such as `players 17`. */
  readonly target: string;
  /** Must never contain a secret. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Adds an entry to the audit. `adminId` is null for changes by the program or its command line. */
export function recordAudit(
  world: World,
  at: number,
  adminId: number | null,
  { action, target, data = {} }: AuditEntry,
) {
  const admin = adminId === null ? undefined : world.accounts.admins.get(adminId);
  world.audit.push({ admin_id: adminId, admin_name: admin?.username ?? PROGRAM, action, target, data, at });
}

/** The admin's name that the audit shows for changes by the program. */
const PROGRAM = "(program)";
