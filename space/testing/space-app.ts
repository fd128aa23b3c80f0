/**
 * The whole space service for tests: a new store, the app, a small client, and a check of every answer against the description.
 */
import assert from "node:assert/strict";
import type { TestContext } from "node:test";

import type { App } from "@outbound/kit/http/app/app.ts";

import { migrate } from "@outbound/kit/store/migrate.ts";
import { openStore, type Store } from "@outbound/kit/store/store.ts";
import { type AppClient, appClient } from "@outbound/kit/testing/app-client.ts";
import { type ContractGuard, guardContract } from "@outbound/kit/testing/contract-guard.ts";
import type { OpenFresh } from "@outbound/kit/testing/engines.ts";
import { CALM_LOAD, faultOnDemand } from "@outbound/kit/testing/general-refusals.ts";
import { tableContents } from "@outbound/kit/testing/table-contents.ts";
import { createSpaceApp, type SpaceAppOptions } from "../api/app.ts";
import type { EndedTask, Game, GameEvent } from "../rules/game/game.ts";
import { exportSave } from "../rules/save/save.ts";
import { MIGRATIONS } from "../store/migrations.ts";
import { type SpaceTables, TABLES } from "../store/tables.ts";
import { MIGRATED } from "./migrated.ts";

/** Seed of the first game in every test. */
export const TEST_SEED = 7;

export interface SpaceTestApp extends AppClient {
  readonly app: App;
  readonly store: Store<SpaceTables>;
  readonly guard: ContractGuard;
  /** Imports this game as the current one, with an empty log. */
  load(game: Game): Promise<void>;
  /** Resolves with the text of the export. */
  exported(): Promise<string>;
  /** Resolves with everything that a refused request must leave unchanged, as text: every row of every table. */
  contents(): Promise<string>;
  /** Resolves with every row of every table as JSON. `contents` has only hashes. */
  rows(): Promise<string>;
  close(): Promise<void>;
}

/** The app's own options. The builder sets the store and the version. */
export type SpaceTestOptions = Partial<Omit<SpaceAppOptions, "store" | "version">>;

/** Creates an app on a new, migrated store of `openFresh`'s engine. */
export async function freshSpaceApp(
  t: TestContext,
  openFresh: OpenFresh,
  options: SpaceTestOptions = {},
): Promise<SpaceTestApp> {
  return spaceTestApp(t, await openFresh<SpaceTables>(t, MIGRATED), options);
}

/** Opens a migrated store at this URL; the caller closes it. */
export async function openSpaceStore(url: string): Promise<Store<SpaceTables>> {
  const store = await openStore<SpaceTables>(url, { tables: TABLES });
  await migrate(store, MIGRATIONS);
  return store;
}

/** Creates an app on a store. At the end of the test it is closed, and every answer must have matched the description. */
export function spaceTestApp(
  t: TestContext,
  store: Store<SpaceTables>,
  { settings, pressure, prepare, ...options }: SpaceTestOptions = {},
): SpaceTestApp {
  let guard: ContractGuard | undefined;
  // Only `publicUrl` affects the description, unless the test declares routes of its own.
  const description = prepare === undefined || prepare === faultOnDemand ? `space ${settings?.publicUrl}` : undefined;
  const app = createSpaceApp({
    ...options,
    store,
    version: "1.2.3",
    settings: { rateLimit: false, seed: TEST_SEED, ...settings },
    pressure: { load: CALM_LOAD, ...pressure },
    prepare: (made) => {
      guard = guardContract(made, description);
      prepare?.(made);
    },
  });
  t.after(async () => {
    await app.close();
    assert.deepEqual(guard?.violations(), [], "every answer matches the description");
  });
  return client(app, store, guard as ContractGuard);
}

function client(app: App, store: Store<SpaceTables>, guard: ContractGuard): SpaceTestApp {
  const { call, ok } = appClient(app);
  return {
    app,
    store,
    guard,
    call,
    ok,
    load: async (game) => void (await ok("POST", "/api/save/import", documentOf(game))),
    contents: tableContents(
      store,
      TABLES.map((table) => ({ table })),
    ),
    rows: async () => JSON.stringify(await Promise.all(TABLES.map(({ name }) => rowsOf(store, name)))),
    exported: async () => (await call("GET", "/api/save/export")).text,
    close: () => app.close(),
  };
}

const rowsOf = ({ read }: Store<SpaceTables>, table: keyof SpaceTables) => read.selectFrom(table).selectAll().execute();

/** Returns a game as an exported document, by default without a log. */
export const documentOf = (game: Game, events: readonly GameEvent[] = [], tasks: readonly EndedTask[] = []) =>
  exportSave({ game: { ...game, eventCount: events.length, endedCount: tasks.length }, events, tasks });
