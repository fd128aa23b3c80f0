/** Sequences of admins of the cargo game while players play. */

import type { Actor, Sequence } from "../sequence.ts";
import { withPlayer } from "./cargo-player.ts";

const FIRST = "a panel of my own";
const SECOND = "another panel of my own";

export const adminSequences = (adminToken: () => Promise<string>): Readonly<Record<string, Sequence>> => ({
  "admin users": async (actor) => users(actor, await adminToken()),
  "admin and player": (actor) =>
    withPlayer(actor, async ({ id, token }) => guardian(actor, await adminToken(), { id, token })),
});

interface LoggedIn {
  readonly token: string;
}

/** Another admin is added, changes the password, and is deleted. */
async function users(actor: Actor, token: string): Promise<void> {
  const username = actor.freshName();
  const { id } = await actor.ok<{ readonly id: number }>("POST", "/api/admin/users", {
    token,
    body: { username, password: FIRST },
  });
  const logIn = (password: string) => actor.ask<LoggedIn>("POST", "/api/admin/login", { body: { username, password } });
  const first = await logIn(FIRST);
  // After guessed passwords from this address all logins are refused for a while.
  if (first.status === 429) return;
  const own = first.body.token;
  const other = (await logIn(FIRST)).body.token;
  await actor.ok("GET", "/api/admin/users", { token: own });
  actor.expect((await actor.ask("GET", "/api/state", { token: own })).status === 401, "an admin plays");
  const path = `/api/admin/users/${id}`;
  const wrong = await actor.ask("PATCH", path, { token: own, body: { current: SECOND, password: SECOND } });
  actor.expect(wrong.status === 403, `a password changed without the present one: ${wrong.status}`);
  await actor.ok("PATCH", path, { token: own, body: { current: FIRST, password: SECOND } });
  const outlived = await actor.ask("GET", "/api/admin/users", { token: other });
  actor.expect(outlived.status === 401, "an admin's session outlived the password");
  actor.expect((await logIn(FIRST)).status === 401, "an admin's former password logs in");
  const after = (await logIn(SECOND)).body.token;
  await actor.ok("DELETE", `/api/admin/users/${id}`, { token });
  actor.expect(
    (await actor.ask("GET", "/api/admin/users", { token: after })).status === 401,
    "a deleted admin's session is accepted",
  );
}

/** Edits that break an invariant are refused and change nothing; a player has no access. */
async function guardian(
  actor: Actor,
  token: string,
  player: { readonly id: number; readonly token: string },
): Promise<void> {
  actor.expect(
    (await actor.ask("GET", "/api/admin/tables", { token: player.token })).status === 401,
    "a player reads the tables",
  );
  const path = `/api/admin/tables/players/rows?pk.id=${player.id}`;
  const broken = await actor.ask("PATCH", path, { token, body: { home_icao: "XXXX" } });
  actor.expect(broken.status >= 400 && broken.status < 500, `a home that is none: ${broken.status}`);
  const again = await actor.ok<{ readonly player: { readonly homeIcao: string } }>("GET", "/api/state", {
    token: player.token,
  });
  actor.expect(again.player.homeIcao !== "XXXX", "a refused edit was made");
  await actor.ok("GET", "/api/admin/audit?limit=5", { token });
}
