/** Suspensions: an admin excludes a player for a time or until it is lifted. The player sees the reason. */
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { Account, Accounts, PlayerAccess } from "../world/state/accounts.ts";

export const isSuspended = ({ isSuspended: is, suspendedUntil }: Account, now: number): boolean =>
  is && (suspendedUntil === null || now < suspendedUntil);

/**
 * True unless the session or token is from before a suspension that ended in time: such a one does not become valid again. A
 * lifted suspension may have kept its end.
 */
export const outlasted = ({ isSuspended: is, suspendedUntil }: Account, { created_at }: PlayerAccess): boolean =>
  !is || suspendedUntil === null || created_at >= suspendedUntil;

/** Returns the account, without its suspension if that is over. */
export function withoutEndedSuspension(account: Account, now: number): Account {
  if (!account.isSuspended || isSuspended(account, now)) return account;
  return { ...account, ...NOT_SUSPENDED };
}

export const NOT_SUSPENDED = { isSuspended: false, suspendedUntil: null, suspensionReason: null } as const;

/** Returns the problem for a session or token of a suspended player; undefined for any other. */
export function suspensionOf({ players }: Accounts, session: PlayerAccess, now: number): ProblemError | undefined {
  const account = players.get(session.player_id);
  return account && isSuspended(account, now) ? suspended(account) : undefined;
}

/** Returns the 403 problem with reason and end. */
export function suspended({ id, username, suspendedUntil, suspensionReason }: Account): ProblemError {
  const until = suspendedUntil === null ? null : new Date(suspendedUntil).toISOString();
  const end = until === null ? "until an admin restores it" : `until ${until}`;
  const reason = suspensionReason === null ? "" : ` Reason: ${suspensionReason}`;
  return new ProblemError("suspended", `The account ${username} is suspended ${end}.${reason}`, {
    details: { username, until, reason: suspensionReason },
    who: `player ${id}`,
  });
}
