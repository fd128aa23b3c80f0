/**
 * The whole space service for tests: a fresh store, the app, a small client, and every answer checked against the
 * description.
 */
import assert from "node:assert/strict";
import type { TestContext } from "node:test";

import type { App } from "@outbound/kit/http/app/app.ts";

import { migrate } from "@outbound/kit/store/migrate.ts";
import { openStore, type Store } from "@outbound/kit/store/store.ts";
import { type AppClient, appClient } from "@outbound/kit/testing/app-client.ts";
import { type ContractGuard, guardContract } from "@outbound/kit/testing/contract-guard.ts";
import type { OpenFresh } from "@outbound/kit/testing/engines.ts";
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
  /** Makes this game the current one by an import; it starts with an empty log. */
  load(game: Game): Promise<void>;
  /** The bytes of the export. */
  exported(): Promise<string>;
  /** What a refused request must leave unchanged, as text: every row of every table. */
  contents(): Promise<string>;
  close(): Promise<void>;
}

/** The app's own options; the store and the version are the builder's. */
export type SpaceTestOptions = Partial<Omit<SpaceAppOptions, "store" | "version">>;

/** An app on a fresh, migrated store of the engine that `openFresh` opens. */
export async function freshSpaceApp(
  t: TestContext,
  openFresh: OpenFresh,
  options: SpaceTestOptions = {},
): Promise<SpaceTestApp> {
  return spaceTestApp(t, await openFresh<SpaceTables>(t, MIGRATED), options);
}

/** A migrated store at this URL; the caller closes it. */
export async function openSpaceStore(url: string): Promise<Store<SpaceTables>> {
  const store = await openStore<SpaceTables>(url, { tables: TABLES });
  await migrate(store, MIGRATIONS);
  return store;
}

/** An app over a store. At the end of the test it is closed, and every answer must match the description. */
export function spaceTestApp(
  t: TestContext,
  store: Store<SpaceTables>,
  { settings, prepare, ...options }: SpaceTestOptions = {},
): SpaceTestApp {
  let guard: ContractGuard | undefined;
  // Nothing else of the options is described, unless the test declares routes of its own.
  const description = prepare === undefined ? `space ${settings?.publicUrl}` : undefined;
  const app = createSpaceApp({
    ...options,
    store,
    version: "1.2.3",
    settings: { rateLimit: false, seed: TEST_SEED, ...settings },
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
    exported: async () => (await call("GET", "/api/save/export")).text,
    close: () => app.close(),
  };
}

/** A game as an exported document, without a log by default. */
export const documentOf = (game: Game, events: readonly GameEvent[] = [], tasks: readonly EndedTask[] = []) =>
  exportSave({ game: { ...game, eventCount: events.length, endedCount: tasks.length }, events, tasks });
