/**
 * The whole cargo service for tests: a fresh world, a clock that the test moves, players as callers, and every answer validated
 * against the description.
 */
import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import { type FakeClock, fakeClock } from "@outbound/kit/clock/clock.ts";

import type { App } from "@outbound/kit/http/app/app.ts";

import { createHasher, type Hasher } from "@outbound/kit/passwords/hasher.ts";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { openStore, type Store } from "@outbound/kit/store/store.ts";
import { type AppClient, appClient } from "@outbound/kit/testing/app-client.ts";
import { type ContractGuard, guardContract } from "@outbound/kit/testing/contract-guard.ts";
import type { OpenFresh } from "@outbound/kit/testing/engines.ts";
import { CALM_LOAD, faultOnDemand } from "@outbound/kit/testing/general-refusals.ts";
import { tableContents } from "@outbound/kit/testing/table-contents.ts";
import { type CargoAppOptions, createCargoApp } from "../api/app.ts";
import type { AdminLoggedInView, SignedInView, StateView } from "../api/schemas.ts";
import { ensureFirstAdmin } from "../players/admins.ts";
import { MIGRATIONS } from "../store/migrations.ts";
import { type CargoTables, TABLES } from "../store/tables.ts";
import { TEST_HOOKS } from "../test-hooks/routes.ts";
import type { CargoGame } from "../world/game.ts";
import { KEPT } from "./kept-tables.ts";
import { MIGRATED } from "./migrated.ts";

/** Seed of every test world. */
const TEST_SEED = 7;
/** Password of every player that a test registers. Passwords above 32 characters cannot be common, so no estimate is made. */
export const TEST_PASSWORD = "a plane of my own, and others to come";
export const ADMIN_PASSWORD = "a panel of my own, and nobody else here";
/** Default home of test players. */
export const TEST_HOME = "EDDF";

/** A hasher for tests with the least possible cost. */
export const CHEAP_HASHER = createHasher({ cost: { memory: 8, passes: 1, parallelism: 1 }, waiting: 1000 });

/** Calls as one player, with the bearer token of a session. */
export interface PlayerClient extends AppClient {
  readonly id: number;
  readonly username: string;
  readonly token: string;
  state(): Promise<StateView>;
}

/** Calls as an admin. */
export interface AdminClient extends AppClient {
  readonly id: number;
  readonly token: string;
}

/** Calls without a session, unless headers contain one. */
export interface CargoTestApp extends AppClient {
  readonly app: App;
  readonly game: CargoGame;
  readonly store: Store<CargoTables>;
  /** Drives the world on SQLite. On PostgreSQL it drives only sessions, locks and limits. */
  readonly clock: FakeClock;
  readonly guard: ContractGuard;
  /** Returns everything that a refused request must leave unchanged, as text. */
  contents(): Promise<string>;
  /** Registers a player without a home. */
  register(username: string): Promise<PlayerClient>;
  /** Registers a player with a home and the first plane. */
  settle(username: string, icao?: string): Promise<PlayerClient>;
  /** Signs the first admin in, with a new session. */
  admin(): Promise<AdminClient>;
}

/** The app's own options. The builder sets the store, the version and the hooks. */
export interface CargoTestOptions extends Partial<Omit<CargoAppOptions, "store" | "version" | "testHooks">> {
  readonly clock?: FakeClock;
  /** Adds the test hooks. Default: false. */
  readonly withHooks?: boolean;
}

/** Creates an app on a fresh, migrated store of the engine of `openFresh`. */
export async function freshCargoApp(
  t: TestContext,
  openFresh: OpenFresh,
  options: CargoTestOptions = {},
): Promise<CargoTestApp> {
  const store = await openFresh<CargoTables>(t, MIGRATED);
  await seedWorld(store);
  return cargoTestApp(t, store, options);
}

/** Opens a migrated store at this URL; the caller closes it. */
export async function openCargoStore(url: string): Promise<Store<CargoTables>> {
  const store = await openStore<CargoTables>(url, { tables: TABLES });
  await migrate(store, MIGRATIONS);
  await seedWorld(store);
  return store;
}

/** Lets real time pass for the machine and the world. On PostgreSQL the world follows the database's clock, which no test moves. */
export function passTime({ clock, store, game }: CargoTestApp, ms: number): void {
  clock.advance(ms);
  if (store.engine === "postgres") game.skipRealTime(ms);
}

async function seedWorld(store: Store<CargoTables>): Promise<void> {
  await store.transaction((tx) => tx.updateTable("world").set({ seed: TEST_SEED }).where("revision", "=", 0).execute());
}

/**
 * Creates an app over a migrated store. At the end of the test it is closed, and every answer must have matched the description.
 */
export function cargoTestApp(
  t: TestContext,
  store: Store<CargoTables>,
  {
    clock = fakeClock(),
    hasher = CHEAP_HASHER,
    withHooks = false,
    settings,
    pressure,
    prepare,
    ...options
  }: CargoTestOptions = {},
): CargoTestApp {
  let guard: ContractGuard | undefined;
  // No other option changes the description, unless the test declares its own routes.
  const description =
    prepare === undefined || prepare === faultOnDemand ? `cargo ${withHooks} ${settings?.publicUrl}` : undefined;
  const { app, game } = createCargoApp({
    ticks: false,
    ...options,
    store,
    version: "1.2.3",
    clock,
    hasher,
    settings: { rateLimit: false, ...settings },
    pressure: { load: CALM_LOAD, ...pressure },
    testHooks: withHooks ? TEST_HOOKS : undefined,
    prepare: (made) => {
      guard = guardContract(made, description);
      prepare?.(made);
    },
  });
  t.after(async () => {
    await app.close();
    assert.deepEqual(guard?.violations(), [], "every answer fits the description");
  });
  return {
    app,
    game,
    store,
    clock,
    guard: guard as ContractGuard,
    contents: tableContents(store, KEPT),
    ...appClient(app),
    ...accountsOf(app, game, hasher),
  };
}

/** Creates accounts in an app whose admin has the password of tests. */
export function accountsOf(
  app: App,
  game: CargoGame,
  hasher: Hasher,
): Pick<CargoTestApp, "register" | "settle" | "admin"> {
  const anybody = appClient(app);
  const register = async (username: string): Promise<PlayerClient> => {
    const account = { username, password: TEST_PASSWORD };
    const { player, token } = await anybody.ok<SignedInView>("POST", "/api/auth/register", account);
    const client = appClient(app, bearer(token));
    return { ...client, id: player.id, username, token, state: () => client.ok<StateView>("GET", "/api/state") };
  };
  return {
    register,
    settle: async (username, icao = TEST_HOME) => {
      const player = await register(username);
      await player.ok("POST", "/api/onboarding/home", { icao });
      return player;
    },
    admin: async () => {
      await ensureFirstAdmin(game, hasher, ADMIN_PASSWORD);
      const account = { username: "admin", password: ADMIN_PASSWORD };
      const { admin, token } = await anybody.ok<AdminLoggedInView>("POST", "/api/admin/login", account);
      return { ...appClient(app, bearer(token)), id: admin.id, token };
    },
  };
}

/** Returns the header for a session's token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
