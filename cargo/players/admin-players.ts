/** Admins' commands on players' accounts: set a password, suspend and restore. */

import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { recordAudit } from "../world/admin/audit.ts";
import type { Account } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import type { WorldDraft } from "../world/world-draft.ts";
import { type AskingAdmin, adminCaller, type Confirmation, confirmAdmin } from "./admin-password.ts";
import { commit } from "./commit.ts";
import { hashClientOf } from "./current-password.ts";
import { checkNewPassword } from "./new-password.ts";
import type { Players } from "./register.ts";
import { endAccessBefore, endPlayerAccess } from "./sessions.ts";
import { isSuspended, NOT_SUSPENDED } from "./suspension.ts";

/**
 * Sets a player's password and ends the player's sessions. `current` is the admin's own password. Rejects with `password-common`,
 * `wrong-password`, `sign-in-locked`, `unknown-player`, or BusyError of the hasher.
 */
export async function setPlayerPassword(
  players: Players,
  by: AskingAdmin,
  playerId: number,
  { current, password }: Confirmation & { readonly password: string },
): Promise<Account> {
  const { game, hasher, listed } = players;
  const player = await game.host.read(({ state }) => state.accounts.players.get(playerId));
  checkNewPassword(password, "/password", { listed, own: player ? [player.username, player.companyName] : [] });
  const assertConfirmed = await confirmAdmin(players, by, { current });
  if (player === undefined) throw unknownPlayer(playerId);
  const passwordHash = await hasher.hash(password, hashClientOf(adminCaller(by)));
  return commit(game, (scene, world) => {
    assertConfirmed(world);
    const account = { ...knownPlayer(world, playerId), passwordHash, isGuest: false };
    world.accounts.players.replace(playerId, account);
    endPlayerAccess(world.accounts, playerId);
    recordAudit(world, scene.now, by.admin_id, { action: "player-password-set", target: `players ${playerId}` });
    return account;
  });
}

/**
 * Returns the players whose username or company name contains the text or something that looks like it. Players with a name that
 * starts with it come first, then by username.
 */
export function findPlayers({ accounts }: World, text: string): Account[] {
  const found = accounts.search(text).map(({ account, begins }) => ({
    account,
    key: `${begins ? 0 : 1}${account.usernameKey}`,
  }));
  found.sort((one, other) => (one.key < other.key ? -1 : 1));
  return found.map(({ account }) => account);
}

export interface Suspension {
  /** Null: suspended until an admin restores the account. */
  readonly hours: number | null;
  /** Shown to the player. */
  readonly reason: string | null;
}

/**
 * Suspends the player, or without `suspension` restores the account, which ends the sessions from before. Throws `Refused`:
 * `unknown-player`.
 */
export function suspendPlayer(
  draft: WorldDraft,
  { adminId, now }: { readonly adminId: number; readonly now: number },
  playerId: number,
  suspension: Suspension | undefined,
): Account {
  return draft.run((scene, world) => {
    const before = knownPlayer(world, playerId);
    const audit = { target: `players ${playerId}` };
    if (suspension === undefined) {
      if (!before.isSuspended) return before;
      if (isSuspended(before, now)) endPlayerAccess(world.accounts, playerId);
      else endAccessBefore(world.accounts, before);
      recordAudit(world, scene.now, adminId, { action: "player-restored", ...audit });
    } else {
      const { isSuspended, suspendedUntil, suspensionReason } = before;
      const isSame = isSuspended && suspendedUntil === null && suspensionReason === suspension.reason;
      if (isSame && suspension.hours === null) return before;
      recordAudit(world, scene.now, adminId, { action: "player-suspended", ...audit, data: { ...suspension } });
    }
    const account = { ...before, ...(suspension === undefined ? NOT_SUSPENDED : suspensionFrom(now, suspension)) };
    world.accounts.players.replace(playerId, account);
    return account;
  });
}

const suspensionFrom = (now: number, { hours, reason }: Suspension) => ({
  isSuspended: true,
  suspendedUntil: hours === null ? null : now + hours * HOUR_MS,
  suspensionReason: reason,
});

/** Returns the player's account. Throws `Refused`: `unknown-player`. */
export function knownPlayer({ accounts }: World, playerId: number): Account {
  const account = accounts.players.get(playerId);
  if (account === undefined) throw new Refused(unknownPlayer(playerId));
  return account;
}

const unknownPlayer = (playerId: number): ProblemError =>
  new ProblemError("unknown-player", `There is no player ${playerId}.`, { details: { playerId } });
