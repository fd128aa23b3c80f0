/** The callers of the cargo game: some players, whose sessions end and are opened again, and an admin. */
import type { CargoApp } from "@outbound/cargo/api/app.ts";
import type { AuditPageView } from "@outbound/cargo/api/schemas/admin.ts";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { ensureFirstAdmin, FIRST_ADMIN, resetAdmin } from "@outbound/cargo/players/admins.ts";
import {
  ADMIN_PASSWORD,
  type AdminClient,
  accountsOf,
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

export class Roles {
  readonly #app: CargoApp["app"];
  readonly #game: CargoApp["game"];
  readonly #players: PlayerClient[] = [];
  readonly #accounts: ReturnType<typeof accountsOf>;
  #admin: AdminClient | undefined;
  /** Index of the player who sends most requests. */
  #first = 0;
  #registered = 0;

  constructor(app: CargoApp["app"], game: CargoApp["game"]) {
    this.#app = app;
    this.#game = game;
    this.#accounts = accountsOf(app, game, CHEAP_HASHER);
  }

  async gather(): Promise<void> {
    for (let place = 0; place < PLAYERS; place += 1) {
      if (!(await isOpen(this.#players[place], "/api/auth/session"))) this.#players[place] = await this.#register();
    }
    if (!(await isOpen(this.#admin, "/api/admin/session"))) await this.admin();
  }

  /** Signs in the first admin, even after the names and passwords of admins were changed. */
  async admin(): Promise<AdminClient> {
    await ensureFirstAdmin(this.#game, CHEAP_HASHER, ADMIN_PASSWORD);
    const admins = await this.#game.host.read(({ state }) => [...state.accounts.admins.values()]);
    const { id, username } = admins.find((one) => one.username === FIRST_ADMIN) ?? (admins[0] as AdminUserRow);
    const current = await resetAdmin({ game: this.#game, hasher: CHEAP_HASHER }, username);
    const account = { username, password: current };
    const { token } = await appClient(this.#app).ok<{ token: string }>("POST", "/api/admin/login", account);
    const known = { current, username: FIRST_ADMIN, password: ADMIN_PASSWORD };
    await appClient(this.#app, bearer(token)).ok("PATCH", `/api/admin/users/${id}`, known);
    this.#admin = await this.#accounts.admin();
    return this.#admin;
  }

  turn(): void {
    this.#first = (this.#first + 1) % PLAYERS;
  }

  tokenFor({ security }: Operation): Arbitrary<string> | undefined {
    if (security === undefined) return undefined;
    if (security.some((way) => "adminSession" in way)) return fc.constant(this.#admin?.token ?? "");
    const tokens = this.#players.map(({ token }) => token);
    return rarely(0.1, fc.constantFrom(...tokens), fc.constant(tokens[this.#first] ?? ""));
  }

  async learnTables(known: KnownValues): Promise<void> {
    const admin = this.#admin as AdminClient;
    await known.learnTables((path) => admin.ok("GET", path));
    const { items } = await admin.ok<AuditPageView>("GET", "/api/admin/audit");
    known.forget("rowChanges");
    known.learn(
      items.filter(({ action }) => action.startsWith("row-")),
      "rowChanges",
    );
  }

  /** Learns the values that the player who sends most requests can act on. */
  async learn(known: KnownValues): Promise<void> {
    for (const list of ["ownPlanes", "ownJobs", "ownRoutes", "ownBases", "ownPasswords"]) known.forget(list);
    known.learn(
      [TEST_PASSWORD, ADMIN_PASSWORD].map((password) => ({ password })),
      "ownPasswords",
    );
    known.learn(
      AIRPORTS.map((icao) => ({ icao })),
      "airports",
    );
    known.learn(worthKnowing(await this.#players[this.#first]?.state()));
  }

  /** Some players have yet to choose a home. */
  #register(): Promise<PlayerClient> {
    this.#registered += 1;
    const name = `pilot-${this.#registered}`;
    if (this.#registered % 6 === 0) return this.#accounts.register(name);
    return this.#accounts.settle(name, AIRPORTS[this.#registered % HOMES]);
  }
}

const isOpen = async (client: AppClient | undefined, path: string): Promise<boolean> =>
  (await client?.call("GET", path))?.status === 200;
