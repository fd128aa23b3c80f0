/** The callers of the cargo game: some players, whose sessions end and are opened again, and an admin. */
import type { CargoApp } from "@outbound/cargo/api/app.ts";
import type { AuditPageView } from "@outbound/cargo/api/schemas/admin.ts";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { ensureFirstAdmin, FIRST_ADMIN, resetAdmin } from "@outbound/cargo/players/admins.ts";
import {
  ADMIN_PASSWORD,
  type AdminClient,
  type accountsOf,
  bearer,
  CHEAP_HASHER,
  type PlayerClient,
  TEST_PASSWORD,
} from "@outbound/cargo/testing/cargo-app.ts";
import type { AdminUserRow } from "@outbound/cargo/world/state/accounts.ts";
import type { Operation } from "@outbound/kit/openapi/document.ts";
import { type AppClient, appClient } from "@outbound/kit/testing/app-client.ts";
import fc, { type Arbitrary } from "fast-check";
import type { KnownValues } from "../requests/known-values.ts";
import { rarely } from "../requests/values.ts";

/** Within reach of small planes; the last two are not. */
const AIRPORTS = ["EDDF", "EDDM", "EDDL", "EDDS", "LSZH", "EHAM", "KJFK", "NZAA"];
/** The first airports, which can be homes. */
const HOMES = 6;
const PLAYERS = 3;

/** Returns the part of a state that its player can act on, under distinct names. */
export function worthKnowing(json: unknown): unknown {
  if (typeof json !== "object" || json === null || !("market" in json)) return json;
  const { market: _others, ...state } = json as StateView;
  const { planes, packages, routes, bases } = state;
  return { ...state, ownPlanes: planes, ownJobs: packages, ownRoutes: routes, ownBases: bases };
}

export function newRoles({ app, game }: Pick<CargoApp, "app" | "game">, accounts: ReturnType<typeof accountsOf>) {
  const players: PlayerClient[] = [];
  let current: AdminClient | undefined;
  /** Index of the player who sends most requests. */
  let first = 0;
  let registered = 0;

  async function gather(): Promise<void> {
    for (let place = 0; place < PLAYERS; place += 1) {
      if (!(await isOpen(players[place], "/api/auth/session"))) players[place] = await register();
    }
    if (!(await isOpen(current, "/api/admin/session"))) await admin();
  }

  /** Some players have yet to choose a home. */
  function register(): Promise<PlayerClient> {
    registered += 1;
    const name = `pilot-${registered}`;
    if (registered % 6 === 0) return accounts.register(name);
    return accounts.settle(name, AIRPORTS[registered % HOMES]);
  }

  /** Signs in the first admin, even after the names and passwords of admins were changed. */
  async function admin(): Promise<AdminClient> {
    await ensureFirstAdmin(game, CHEAP_HASHER, ADMIN_PASSWORD);
    const admins = await game.host.read(({ state }) => [...state.accounts.admins.values()]);
    const { id, username } = admins.find((one) => one.username === FIRST_ADMIN) ?? (admins[0] as AdminUserRow);
    const password = await resetAdmin({ game, hasher: CHEAP_HASHER }, username);
    const { token } = await appClient(app).ok<{ token: string }>("POST", "/api/admin/login", { username, password });
    const known = { current: password, username: FIRST_ADMIN, password: ADMIN_PASSWORD };
    await appClient(app, bearer(token)).ok("PATCH", `/api/admin/users/${id}`, known);
    current = await accounts.admin();
    return current;
  }

  async function learnTables(known: KnownValues): Promise<void> {
    const { ok } = current as AdminClient;
    await known.learnTables((path) => ok("GET", path));
    const { items } = await ok<AuditPageView>("GET", "/api/admin/audit");
    known.forget("rowChanges");
    known.learn({ rowChanges: items.filter(({ action }) => action.startsWith("row-")) });
  }

  /** Learns the values that the player who sends most requests can act on. */
  async function learn(known: KnownValues): Promise<void> {
    for (const list of ["ownPlanes", "ownJobs", "ownRoutes", "ownBases", "ownPasswords"]) known.forget(list);
    known.learn({ ownPasswords: [TEST_PASSWORD, ADMIN_PASSWORD].map((password) => ({ password })) });
    known.learn({ airports: AIRPORTS.map((icao) => ({ icao })) });
    known.learn(worthKnowing(await players[first]?.state()));
  }

  return {
    admin,
    /** Opens the sessions that have ended, and lets the next player send most requests. */
    async begin(known: KnownValues): Promise<void> {
      await gather();
      first = (first + 1) % PLAYERS;
      await learnTables(known);
      await learn(known);
    },
    async signInAgain(known: KnownValues): Promise<void> {
      await gather();
      await learn(known);
    },
    tokenFor({ security }: Operation): Arbitrary<string> | undefined {
      if (security === undefined) return undefined;
      if (security.some((way) => "adminSession" in way)) return fc.constant(current?.token ?? "");
      const tokens = players.map(({ token }) => token);
      return rarely(0.1, fc.constantFrom(...tokens), fc.constant(tokens[first] ?? ""));
    },
  };
}

const isOpen = async (client: AppClient | undefined, path: string): Promise<boolean> =>
  (await client?.call("GET", path))?.status === 200;
