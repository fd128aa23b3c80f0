/** Runs a suite on both engines. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, type TestContext } from "node:test";
import type { Engine } from "../store/database.ts";
import { openStore, type Store } from "../store/store.ts";
import type { Table } from "../store/table.ts";
import { copySqliteTemplate, type Migrated, postgresTemplate } from "./migrated-template.ts";
import { reusedDatabase } from "./reused-database.ts";

/** Returns the URL of a new, empty database, which is removed when the test `t` ends. */
export type FreshUrl = (t: TestContext) => Promise<string>;
/** Opens a store on a new database, empty or migrated. Both are removed when the test `t` ends. */
export type OpenFresh = <DB>(t: TestContext, given: readonly Table[] | Migrated) => Promise<Store<DB>>;

/**
 * Calls `suite` once per engine, inside a `describe` with the engine's name. `concurrency` is for tests that spend most of their
 * time waiting.
 */
export function onEachEngine(
  suite: (engine: Engine, openFresh: OpenFresh, freshUrl: FreshUrl) => void,
  { concurrency = false }: { readonly concurrency?: boolean } = {},
): void {
  for (const engine of ["sqlite", "postgres"] as const) {
    const freshUrl: FreshUrl = async (t) => {
      const { url, remove } = await PLACES[engine]();
      t.after(remove);
      return url;
    };
    const openFresh = openingOn(engine);
    describe(engine, { concurrency }, () => suite(engine, openFresh, freshUrl));
  }
}

const openingOn =
  (engine: Engine): OpenFresh =>
  async <DB>(t: TestContext, given: readonly Table[] | Migrated) => {
    const [tables, migrated] = "migrations" in given ? [given.tables, given] : [given, undefined];
    const place = await PLACES[engine](migrated);
    const store = await (migrated === undefined ? openStore<DB>(place.url, { tables }) : place.open<DB>(tables));
    t.after(() => store.close().then(place.remove));
    return store;
  };

/** Opens a store on SQLite, for tests that need no other engine. */
export const openFreshFile: OpenFresh = (t, given) => openingOn("sqlite")(t, given);

/** Returns the URL of a SQLite file that does not exist yet, in its own folder. */
export const freshFile: FreshUrl = async (t) => {
  const { url, remove } = await aFile();
  t.after(remove);
  return url;
};

interface Place {
  readonly url: string;
  open<DB>(tables: readonly Table[]): Promise<Store<DB>>;
  remove(): unknown;
}

async function aFile(migrated?: Migrated): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "outbound-store-"));
  const file = join(folder, "test.db");
  if (migrated !== undefined) await copySqliteTemplate(migrated, file);
  const url = `sqlite:${file}`;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { url, open: (tables) => openStore(url, { tables }), remove };
}

async function aDatabase(migrated?: Migrated): Promise<Place> {
  const template = migrated === undefined ? undefined : await postgresTemplate(migrated);
  const { url, open, drop } = await reusedDatabase(template);
  return { url, open, remove: drop };
}

const PLACES = { sqlite: aFile, postgres: aDatabase };
