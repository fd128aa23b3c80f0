/** Players' commands on their own account: change the password, end sessions, delete it. */
import type { RequestKey } from "@outbound/kit/host/idempotency.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import type { CargoGame } from "../world/game.ts";
import type { SessionRow } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import { unknownSession } from "./admin-sessions.ts";
import { commitExclusive, commitOnce } from "./commit.ts";
import { type Caller, hashClientOf, verifyCurrent } from "./current-password.ts";
import { deletePlayer } from "./delete-player.ts";
import { rememberDevice } from "./known-devices.ts";
import { checkNewPassword, wrongPassword } from "./new-password.ts";
import type { Players } from "./register.ts";
import { endSessions } from "./sessions.ts";

interface PasswordChange {
  readonly current: string;
  readonly next: string;
  /** Default: false, because somebody who knew the old password may have created tokens. */
  readonly keepTokens?: boolean;
}

/**
 * Sets another password. Ends the player's other sessions, and API tokens unless they are kept; other devices are no longer
 * known. Returns the cookie for this known device. Rejects with `password-common`, `wrong-password`, `sign-in-locked`.
 */
export async function changePassword(
  { game, hasher, listed }: Players,
  session: SessionRow,
  { current, next, keepTokens }: PasswordChange,
  devices: string | undefined,
): Promise<string> {
  const { id, player_id } = session;
  const player = await game.host.read(({ state }) => state.accounts.players.get(player_id));
  checkNewPassword(next, "/next", { listed, own: player ? [player.username, player.companyName] : [] });
  const known = await verifyPassword({ game, hasher }, session, current);
  const passwordHash = await hasher.hash(next, hashClientOf(callerWith(session)));
  return commitExclusive(game, async (draft, tx) => {
    const account = unchangedAccount(draft.world, player_id, known);
    draft.run((_scene, world) => {
      world.accounts.players.replace(player_id, { ...account, passwordHash });
      endSessions(world.accounts.sessions, player_id, id);
      if (!keepTokens) endSessions(world.accounts.apiTokens, player_id);
    });
    return rememberDevice(tx, devices, { account: `player ${player_id}`, passwordHash }, game.clock.wall());
  });
}

/** Deletes the player with all that belongs to the player. Rejects with `wrong-password`, `sign-in-locked`. */
export async function deleteAccount({ game, hasher }: Players, session: SessionRow, password: string): Promise<void> {
  const playerId = session.player_id;
  const known = await verifyPassword({ game, hasher }, session, password);
  await commitExclusive(game, async (draft, tx) => {
    unchangedAccount(draft.world, playerId, known);
    await deletePlayer(draft, tx, playerId);
  });
}

/** Ends the session. Deletes a guest, who could not come back. */
export const signOut = (game: CargoGame, { id, player_id }: SessionRow): Promise<void> =>
  commitExclusive(game, async (draft, tx) => {
    if (draft.world.accounts.players.get(player_id)?.isGuest) return deletePlayer(draft, tx, player_id);
    draft.run((_scene, { accounts }) => accounts.sessions.replace(id, undefined));
  });

/** Ends one of the player's sessions. Rejects with `unknown-session`. */
export const endSession = (game: CargoGame, key: RequestKey | undefined, playerId: number, sessionId: number) =>
  commitOnce(game, key, (_scene, { accounts: { sessions } }) => {
    if (sessions.get(sessionId)?.player_id !== playerId) throw new Refused(unknownSession(sessionId));
    sessions.replace(sessionId, undefined);
  });

const callerWith = (session: SessionRow): Caller => ({ kind: "player", userId: session.player_id, session });

/** Returns the hash that the player's password was verified against. Rejects with `wrong-password`, `sign-in-locked`. */
async function verifyPassword(
  { game, hasher }: Pick<Players, "game" | "hasher">,
  session: SessionRow,
  password: string,
): Promise<string> {
  const { player_id } = session;
  const hash = await game.host.read(({ state }) => state.accounts.players.get(player_id)?.passwordHash ?? undefined);
  await verifyCurrent({ game, hasher }, callerWith(session), password, hash);
  if (hash === undefined) throw wrongPassword();
  return hash;
}

/** Returns the account. Throws if the password was changed or the player deleted during the verification. */
function unchangedAccount({ accounts }: World, playerId: number, passwordHash: string) {
  const account = accounts.players.get(playerId);
  if (account?.passwordHash !== passwordHash) throw new Refused(wrongPassword());
  return account;
}
