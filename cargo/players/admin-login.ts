/** Logging in to the admin panel and out of it: the same locks as players have, and sessions of another kind. */

import { Refused } from "@outbound/kit/host/refused.ts";
import type { CargoGame } from "../world/game.ts";
import type { AdminSessionRow, AdminUserRow } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import { commit, commitExclusive } from "./commit.ts";
import type { Players } from "./register.ts";
import { beginSession, type Origin } from "./sessions.ts";
import { type Credentials, wrongCredentials } from "./sign-in.ts";
import { type Attempt, clearFailures, countFailure, signInLock } from "./sign-in-lock.ts";

export interface AdminLoggedIn {
  readonly admin: AdminUserRow;
  readonly session: AdminSessionRow;
  /** Only its holder knows it; what is stored is its hash. */
  readonly token: string;
}

/** Open sessions of an admin user; the one that was not used for longest ends for a new one. */
const SESSIONS_AN_ADMIN = 50;

/** Rejects with `sign-in-locked`, `wrong-credentials`, or BusyError of the hasher. */
export async function logIn(
  { game, hasher }: Players,
  { username, password }: Credentials,
  origin: Origin,
): Promise<AdminLoggedIn> {
  const attempt: Attempt = { account: `admin ${username.toLowerCase()}`, address: origin.address, isExempt: false };
  const lock = await signInLock(game.store.read, attempt, game.clock.wall());
  if (lock) throw lock;
  const asked = await game.host.read(({ state }) => state.accounts.adminNamed(username));
  const isRight = await hasher.verify(password, asked?.password_hash);
  const loggedIn = await commitExclusive(game, async (draft, tx) => {
    const now = game.clock.wall();
    const lateLock = await signInLock(tx, attempt, now);
    if (lateLock) throw new Refused(lateLock);
    const admin = draft.world.accounts.adminNamed(username);
    if (!isRight || admin === undefined || admin.password_hash !== asked?.password_hash) {
      await countFailure({ tx, engine: game.store.engine }, attempt, now);
      return undefined;
    }
    await clearFailures(tx, attempt);
    return openAdminSession(draft.world, now, admin, origin);
  });
  if (loggedIn === undefined) throw wrongCredentials(asked && `admin ${asked.id}`);
  return loggedIn;
}

export const logOut = (game: CargoGame, { id }: AdminSessionRow): Promise<void> =>
  commit(game, (_scene, world) => world.accounts.adminSessions.replace(id, undefined));

function openAdminSession(world: World, now: number, admin: AdminUserRow, origin: Origin): AdminLoggedIn {
  const { adminSessions } = world.accounts;
  const { begun, token } = beginSession(world, now, origin);
  const session = { ...begun, admin_id: admin.id };
  const former = origin.formerHash === undefined ? undefined : world.accounts.adminSessionOf(origin.formerHash);
  if (former !== undefined) adminSessions.replace(former.id, undefined);
  const others = [...adminSessions.values()]
    .filter(({ admin_id }) => admin_id === admin.id)
    .sort((a, b) => b.last_used_at - a.last_used_at || b.id - a.id);
  for (const { id } of others.slice(SESSIONS_AN_ADMIN - 1)) adminSessions.replace(id, undefined);
  adminSessions.replace(session.id, session);
  return { admin, session, token };
}
