/** The current password of the admin who asks: an open session alone must not be enough to take over an account. */
import { Refused } from "@outbound/kit/host/refused.ts";
import type { World } from "../world/state/world.ts";
import { wrongPassword } from "./new-password.ts";
import type { Players } from "./register.ts";

/**
 * Verifies the admin's current password. Returns a check for the commit: the password may have been changed meanwhile. Rejects
 * with `wrong-password`, or BusyError of the hasher.
 */
export async function confirmAdmin(
  { game, hasher }: Players,
  adminId: number,
  current: string,
): Promise<(world: World) => void> {
  const hashIn = ({ accounts }: World) => accounts.admins.get(adminId)?.password_hash;
  const known = await game.host.read(({ state }) => hashIn(state));
  if (!(await hasher.verify(current, known))) throw wrongPassword();
  return (world) => {
    if (hashIn(world) !== known) throw new Refused(wrongPassword());
  };
}
