/** The refusal of commands that would show a guest's name to other players: a guest may soon be gone. */
import type { Player } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";

export const guestAccount = ({ username }: Player): Refusal =>
  new Refusal("guest-account", `${username} is a guest. Choose a name and a password first.`, { username });
