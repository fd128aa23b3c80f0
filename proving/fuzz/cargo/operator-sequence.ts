/** A sequence for what generated requests reach only by luck: a new operator who cares for a player, edits tables and reverts it. */
import type { AuditPageView, SessionPageView, StateView } from "@outbound/cargo/api/schemas.ts";
import { type CargoPlayer, PASSWORD, registerPlayer } from "../../harness/cargo/player.ts";
import { bearer, Client } from "../../harness/client.ts";
import type { Stage } from "../game.ts";

const REFUND = 2_500;
const NEXT_PASSWORD = "two planes of my own";

/** A signed-in admin. */
export interface Operator {
  readonly token: string;
  readonly password: string;
}

interface Row {
  readonly id: number;
}

/** The first operator adds another, who does the work and is deleted afterwards. `signIn` gives the first one a new session. */
export const operatorAndPlayer =
  (signIn: () => Promise<Operator>) =>
  async ({ url, name, options }: Stage): Promise<readonly string[]> => {
    const clientOf = ({ token }: { readonly token: string }) =>
      new Client(url, { ...options, headers: { ...options.headers, ...bearer(token) } });
    const anybody = new Client(url, options);
    const player = await registerPlayer(url, name, options);
    const settled = await player.settle();
    const { password: current, ...session } = await signIn();
    const first = clientOf(session);
    const other = { username: `${name}-op`, password: PASSWORD };
    const { id } = await first.ok<Row>("POST", "/api/admin/users", { current, ...other });
    await first.ok("PATCH", `/api/admin/users/${id}`, { current, username: `${name}-ops` });
    const login = { username: `${name}-ops`, password: PASSWORD };
    const admin = clientOf(await anybody.ok<Operator>("POST", "/api/admin/login", login));
    await admin.ok("GET", `/api/admin/players?search=${name}`);
    const faults = [...(await adjustCash(admin, player, settled)), ...(await editTables(admin, settled))];
    await endSessions(admin, settled.player.id);
    await admin.ok("POST", "/api/admin/logout");
    await first.ok("DELETE", `/api/admin/users/${id}`, { current });
    const account = { username: name, password: NEXT_PASSWORD };
    const again = clientOf(await anybody.ok<Operator>("POST", "/api/auth/sign-in", account));
    await again.ok("DELETE", "/api/auth/account", { password: NEXT_PASSWORD });
    for (const client of [anybody, first, admin, again, player.client]) client.close();
    return faults;
  };

/** Adds, edits and deletes a row, and reverts the latter two. */
async function editTables(admin: Client, { player, planes: [plane] }: StateView): Promise<readonly string[]> {
  const rows = "/api/admin/tables/planes/rows";
  const spare = { model_id: "C208", name: "Spare", status: "available", health: 10_000, fuel_l: 0 };
  const { id } = await admin.ok<Row>("POST", rows, {
    ...spare,
    owner_id: player.id,
    airport_icao: plane?.airportIcao,
  });
  await admin.ok("PATCH", `${rows}?pk.id=${id}`, { name: "Spare no more" });
  await revertLast(admin);
  await admin.ok("DELETE", `${rows}?pk.id=${id}`);
  await revertLast(admin);
  const found = await admin.ok<{ rows: readonly { name: string }[] }>("GET", `${rows}?where.id=${id}`);
  return found.rows[0]?.name === "Spare" ? [] : [`the plane is named ${found.rows[0]?.name}`];
}

async function revertLast(admin: Client): Promise<void> {
  const { items } = await admin.ok<AuditPageView>("GET", "/api/admin/audit?limit=1");
  await admin.ok("POST", `/api/admin/audit/${items[0]?.id}/revert`, {});
}

/** Takes all cash, so that the player can ask for relief, and gives back more. */
async function adjustCash(
  admin: Client,
  player: CargoPlayer,
  { player: { id, money } }: StateView,
): Promise<readonly string[]> {
  const path = `/api/admin/players/${id}/cash`;
  await admin.ok("POST", path, { amount: -money, reason: "Paid twice" });
  const { player: relieved } = await player.ok<StateView>("POST", "/api/relief");
  await admin.ok("POST", path, { amount: money + REFUND, reason: "Refund of a lost plane" });
  const { player: after } = await player.state();
  const expected = money + REFUND + relieved.money;
  return after.money === expected ? [] : [`the player has ${after.money} €, not ${expected}`];
}

/** Ends the player's session, sets another password, and suspends and restores the player. */
async function endSessions(admin: Client, playerId: number): Promise<void> {
  const invite = await admin.ok<Row>("POST", "/api/admin/invites", { uses: 1, note: "For a friend" });
  await admin.ok("DELETE", `/api/admin/invites/${invite.id}`);
  const { items } = await admin.ok<SessionPageView>("GET", "/api/admin/sessions?kind=player&limit=1");
  await admin.ok("DELETE", `/api/admin/sessions/${items[0]?.id}`);
  const next = { current: PASSWORD, password: NEXT_PASSWORD };
  await admin.ok("POST", `/api/admin/players/${playerId}/password`, next);
  for (const suspended of [true, false]) {
    await admin.ok("POST", `/api/admin/players/${playerId}/suspend`, { suspended });
  }
}
