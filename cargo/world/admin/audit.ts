/** The audit: every change that an admin made, with the admin's name at that time. */
import type { World } from "../state/world.ts";

export interface AuditEntry {
  /** What was done, as `row-edited`. */
  readonly action: string;
  /** What it was done to, as `players 17`. */
  readonly target: string;
  /** Never a secret. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** `adminId` is null for what the program or its command line did. */
export function recordAudit(
  world: World,
  at: number,
  adminId: number | null,
  { action, target, data = {} }: AuditEntry,
) {
  const admin = adminId === null ? undefined : world.accounts.admins.get(adminId);
  world.audit.push({ admin_id: adminId, admin_name: admin?.username ?? PROGRAM, action, target, data, at });
}

/** The name of the program in the audit. */
const PROGRAM = "(program)";
