/** Admins' sign-in to the panel and sign-out. */
import type { CargoGame } from "../world/game.ts";
import type { AdminSessionRow, AdminUserRow } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import { commit } from "./commit.ts";
import type { Players } from "./register.ts";
import { type Opened, type Origin, openSession, type WithDevices } from "./sessions.ts";
import { type Credentials, verifyAndOpen } from "./sign-in.ts";

export interface AdminLoggedIn extends Opened<AdminSessionRow> {
  readonly admin: AdminUserRow;
}

/** Signs an admin in. Rejects with `sign-in-locked`, `wrong-credentials`, or BusyError of the hasher. */
export function logIn(players: Players, credentials: Credentials, origin: Origin): Promise<WithDevices<AdminLoggedIn>> {
  const find = ({ accounts }: World) => {
    const user = accounts.adminNamed(credentials.username);
    return user && { user, hash: user.password_hash };
  };
  return verifyAndOpen(players, credentials, origin, { kind: "admin", find }, (admin, world, instants) => ({
    admin,
    ...openSession(world, world.accounts.adminSessions, instants, admin.id, origin),
  }));
}

export const logOut = (game: CargoGame, sessionId: number): Promise<void> =>
  commit(game, (_scene, { accounts }) => accounts.adminSessions.replace(sessionId, undefined));
