/** Verifies an admin's current password before sensitive changes, so that a stolen session alone cannot take over accounts. */
import { Refused } from "@outbound/kit/host/refused.ts";
import type { AdminSessionRow } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import { type Caller, verifyCurrent } from "./current-password.ts";
import { wrongPassword } from "./new-password.ts";
import type { Players } from "./register.ts";

/** The session of the admin who sent the request. */
export type AskingAdmin = Pick<AdminSessionRow, "id" | "address" | "admin_id">;

/** What the admin confirms a change with. */
export interface Confirmation {
  readonly current: string;
}

export const adminCaller = (session: AskingAdmin): Caller => ({ kind: "admin", userId: session.admin_id, session });

/**
 * Verifies the admin's current password. Returns a check that the commit must run, because the password may change in between.
 * Rejects with `wrong-password`, `sign-in-locked`, or BusyError of the hasher.
 */
export async function confirmAdmin(
  players: Players,
  by: AskingAdmin,
  { current }: Confirmation,
): Promise<(world: World) => void> {
  const hashIn = ({ accounts }: World) => accounts.admins.get(by.admin_id)?.password_hash;
  const known = await players.game.host.read(({ state }) => hashIn(state));
  await verifyCurrent(players, adminCaller(by), current, known);
  return (world) => {
    if (hashIn(world) !== known) throw new Refused(wrongPassword());
  };
}
