/** Admin users, sessions, players and the audit for the panel. */
import type { AdminLoggedIn } from "../../players/admin-login.ts";
import type { OwnedSession } from "../../players/admin-sessions.ts";
import { withoutEndedSuspension } from "../../players/suspension.ts";
import type { loadAudit } from "../../store/load.ts";
import type { Account, AdminUserRow } from "../../world/state/accounts.ts";
import type {
  AdminLoggedInView,
  AdminPlayerView,
  AdminUserView,
  AuditEntryView,
  FoundPlayersView,
  SessionRowView,
} from "../schemas.ts";
import { isoTime, sessionView } from "./session.ts";

export const adminUserView = ({ id, username, created_at }: AdminUserRow): AdminUserView => ({
  id,
  username,
  createdAt: isoTime(created_at),
});

export const adminLoggedInView = ({ admin, session, token }: AdminLoggedIn): AdminLoggedInView => ({
  admin: adminUserView(admin),
  token,
  expiresAt: isoTime(session.expires_at),
});

export function sessionRowView({ kind, userId, username, session }: OwnedSession): SessionRowView {
  const { current: _, ...shown } = sessionView(session, false);
  return { ...shown, kind, userId, username };
}

export function adminPlayerView(account: Account, now: number): AdminPlayerView {
  const { id, username, companyName, passwordHash } = account;
  const { isSuspended, suspendedUntil, suspensionReason } = withoutEndedSuspension(account, now);
  return {
    id,
    username,
    companyName,
    suspended: isSuspended,
    suspendedUntil: suspendedUntil === null ? null : isoTime(suspendedUntil),
    suspensionReason,
    hasPassword: passwordHash !== null,
  };
}

export const foundPlayerView = (account: Account, now: number): FoundPlayersView["players"][number] => ({
  ...adminPlayerView(account, now),
  cash: account.money,
  homeIcao: account.homeIcao,
  createdAt: isoTime(account.createdAt),
  seenAt: account.seenAt === 0 ? null : isoTime(account.seenAt),
});

type AuditRow = Awaited<ReturnType<typeof loadAudit>>[number];

/** `reverts`: of which entries there are reverts, and which. */
export const auditEntryView = (
  { id, admin_id, admin_name, action, target, data, at }: AuditRow,
  reverts: ReadonlyMap<number, number>,
): AuditEntryView => ({
  id,
  adminId: admin_id,
  adminName: admin_name,
  action,
  target,
  data,
  revertedBy: reverts.get(id) ?? null,
  at: isoTime(at),
});
