/** What guests cannot do, because others would meet a name that is gone soon. */
import type { Player } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";

export const guestAccount = ({ username }: Player): Refusal =>
  new Refusal("guest-account", `${username} is a guest. Choose a name and a password first.`, { username });
