/** What players do with the own account: another password, fewer sessions, leaving. */

import type { RequestKey } from "@outbound/kit/host/idempotency.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { CargoGame } from "../world/game.ts";
import type { SessionRow } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import { commit, commitExclusive, commitOnce } from "./commit.ts";
import { deletePlayer } from "./delete-player.ts";
import { checkNewPassword, wrongPassword } from "./new-password.ts";
import type { Players } from "./register.ts";
import { endSessions } from "./sessions.ts";

/** Sets another password and ends the player's other sessions. Rejects with `password-common`, `wrong-password`. */
export async function changePassword(
  { game, hasher, listed }: Players,
  { id, player_id }: SessionRow,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<void> {
  const player = await game.host.read(({ state }) => state.accounts.players.get(player_id));
  checkNewPassword(next, "/next", { listed, own: player ? [player.username, player.companyName] : [] });
  const known = await prove({ game, hasher }, player_id, current);
  const passwordHash = await hasher.hash(next);
  await commit(game, (_scene, world) => {
    const account = unchangedAccount(world, player_id, known);
    world.accounts.players.replace(player_id, { ...account, passwordHash });
    endSessions(world, player_id, id);
  });
}

/** Deletes the player and everything that is the player's. Rejects with `wrong-password`. */
export async function leave({ game, hasher }: Players, playerId: number, password: string): Promise<void> {
  const known = await prove({ game, hasher }, playerId, password);
  await commitExclusive(game, async (draft, tx) => {
    unchangedAccount(draft.world, playerId, known);
    await deletePlayer(draft, tx, playerId);
  });
}

export const signOut = (game: CargoGame, { id }: SessionRow): Promise<void> =>
  commit(game, (_scene, world) => world.accounts.sessions.replace(id, undefined));

/** Ends one of the player's sessions. Rejects with `unknown-session`. */
export function endSession(
  game: CargoGame,
  key: RequestKey | undefined,
  playerId: number,
  sessionId: number,
): Promise<{ readonly replayed: boolean }> {
  return commitOnce(game, key, (_scene, { accounts: { sessions } }) => {
    if (sessions.get(sessionId)?.player_id !== playerId) {
      throw new Refused(
        new ProblemError("unknown-session", `There is no session ${sessionId}.`, { details: { sessionId } }),
      );
    }
    sessions.replace(sessionId, undefined);
    return undefined;
  });
}

/** Verifies the password of a player; gives the hash that it was held against. */
async function prove({ game, hasher }: Players, playerId: number, password: string): Promise<string> {
  const hash = await game.host.read(({ state }) => state.accounts.players.get(playerId)?.passwordHash ?? undefined);
  const isRight = await hasher.verify(password, hash);
  if (!isRight || hash === undefined) throw wrongPassword();
  return hash;
}

/** Meanwhile the password may have been changed, or the player gone. */
function unchangedAccount({ accounts }: World, playerId: number, passwordHash: string) {
  const account = accounts.players.get(playerId);
  if (account?.passwordHash !== passwordHash) throw new Refused(wrongPassword());
  return account;
}
