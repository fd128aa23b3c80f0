/** A sequence for what generated requests reach only by luck: two players who invite, decline, accept and show each other planes. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { type CargoPlayer, PASSWORD, registerPlayer } from "../../harness/cargo/player.ts";
import type { Stage } from "../game.ts";

interface Listed {
  readonly items: readonly { readonly id: number }[];
}

interface Shown {
  readonly items: readonly unknown[];
}

/** The founder invites the guest, withdraws that, and invites until the guest joins, expels and invites again; the guest shows the planes. Both leave and delete their accounts. */
export async function founderAndGuest({ url, name, options }: Stage): Promise<readonly string[]> {
  const founder = await registerPlayer(url, name, options);
  const guest = await registerPlayer(url, `${name}-too`, options);
  const [, settled] = [await founder.settle(), await guest.settle()];
  await founder.ok("POST", "/api/alliances", { name: `Of ${name}` });
  const { items: alliances } = await guest.ok<Listed>("GET", "/api/alliances");
  await guest.ok("GET", `/api/alliances/${alliances[0]?.id}`);
  await invited(founder, guest);
  const { items: sent } = await founder.ok<Listed>("GET", "/api/alliance/invitations");
  await founder.ok("DELETE", `/api/alliance/invitations/${sent[0]?.id}`);
  await guest.ok("POST", `/api/invitations/${await invited(founder, guest)}/decline`, {});
  await guest.ok("POST", `/api/invitations/${await invited(founder, guest)}/accept`);
  await founder.ok("POST", "/api/alliance/expel", { username: settled.player.username });
  await guest.ok("POST", `/api/invitations/${await invited(founder, guest)}/accept`);
  await guest.ok("POST", "/api/player/privacy", { sharePlanes: true });
  const shown = await founder.ok<Shown>("GET", `/api/players/${settled.player.id}/planes`);
  for (const player of [guest, founder]) {
    await player.ok("POST", "/api/alliance/leave");
    await player.ok("DELETE", "/api/auth/account", { password: PASSWORD });
    player.client.close();
  }
  return shown.items.length === settled.planes.length ? [] : [`${shown.items.length} planes are shown`];
}

async function invited(founder: CargoPlayer, guest: CargoPlayer): Promise<number | undefined> {
  const { player } = await guest.ok<StateView>("GET", "/api/state");
  await founder.ok("POST", "/api/alliance/invitations", { username: player.username });
  const { items } = await guest.ok<Listed>("GET", "/api/invitations");
  return items[0]?.id;
}
