/** Runs one suite on both engines, so that what holds on one is known to hold on the other. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, type TestContext } from "node:test";
import type { Engine } from "../store/database.ts";
import { openStore, type Store } from "../store/store.ts";
import type { Table } from "../store/table.ts";
import { testDatabase } from "./postgres.ts";

/** The URL of a fresh, empty database that goes away when the test `t` ends. */
export type FreshUrl = (t: TestContext) => Promise<string>;
/** A store on a fresh, empty database; both go away when the test `t` ends. */
export type OpenFresh = <DB>(t: TestContext, tables: readonly Table[]) => Promise<Store<DB>>;

/** Calls `suite` once per engine, inside a `describe` of the engine's name. */
export function onEachEngine(suite: (engine: Engine, openFresh: OpenFresh, freshUrl: FreshUrl) => void): void {
  for (const engine of ["sqlite", "postgres"] as const) {
    const freshUrl: FreshUrl = async (t) => {
      const { url, remove } = await PLACES[engine]();
      t.after(remove);
      return url;
    };
    const openFresh: OpenFresh = async <DB>(t: TestContext, tables: readonly Table[]) => {
      const { url, remove } = await PLACES[engine]();
      const store = await openStore<DB>(url, { tables });
      t.after(() => store.close().then(remove));
      return store;
    };
    describe(engine, () => suite(engine, openFresh, freshUrl));
  }
}

/** The URL of a SQLite file in a folder of its own. */
export const freshFile: FreshUrl = async (t) => {
  const { url, remove } = await aFile();
  t.after(remove);
  return url;
};

interface Place {
  readonly url: string;
  remove(): unknown;
}

async function aFile(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "outbound-store-"));
  return { url: `sqlite:${join(folder, "test.db")}`, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function aDatabase(): Promise<Place> {
  const database = await testDatabase();
  return { url: database.url, remove: database.drop };
}

const PLACES = { sqlite: aFile, postgres: aDatabase };
