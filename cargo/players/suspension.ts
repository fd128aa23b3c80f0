/** Suspensions: an admin keeps a player out, for a time or until it is lifted. The player is shown the reason. */
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { Account, Accounts, PlayerAccess } from "../world/state/accounts.ts";

export const isSuspended = ({ isSuspended: is, suspendedUntil }: Account, now: number): boolean =>
  is && (suspendedUntil === null || now < suspendedUntil);

/** Sessions and tokens from before the suspension do not come back with its end. */
export const outlasted = ({ suspendedUntil }: Account, { created_at }: PlayerAccess): boolean =>
  suspendedUntil === null || created_at >= suspendedUntil;

/** The account with its suspension over, if it is. */
export function withoutEndedSuspension(account: Account, now: number): Account {
  if (!account.isSuspended || isSuspended(account, now)) return account;
  return { ...account, ...NOT_SUSPENDED };
}

export const NOT_SUSPENDED = { isSuspended: false, suspendedUntil: null, suspensionReason: null } as const;

/** The problem for a session or token of a suspended player; undefined for any other. */
export function suspensionOf({ players }: Accounts, session: PlayerAccess, now: number): ProblemError | undefined {
  const account = players.get(session.player_id);
  return account && isSuspended(account, now) ? suspended(account) : undefined;
}

/** 403, with what the player should know. */
export function suspended({ id, username, suspendedUntil, suspensionReason }: Account): ProblemError {
  const until = suspendedUntil === null ? null : new Date(suspendedUntil).toISOString();
  const end = until === null ? "until an admin restores it" : `until ${until}`;
  const reason = suspensionReason === null ? "" : ` Reason: ${suspensionReason}`;
  return new ProblemError("suspended", `The account ${username} is suspended ${end}.${reason}`, {
    details: { username, until, reason: suspensionReason },
    who: `player ${id}`,
  });
}
