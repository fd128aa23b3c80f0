/** A Kysely dialect with hooks around the calls of its driver: for faults, and for bugs that tests plant. */
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type QueryResult } from "kysely";

/** How the transaction of a connection can end, and what can still run in it. */
export interface Ending {
  commit(): Promise<void>;
  rollback(): Promise<void>;
  execute(sql: string): Promise<unknown>;
}

export interface Hooks {
  /** Called before a connection is taken, and after. */
  connect?(): Promise<void>;
  connected?(): void;
  /** Called before a transaction begins. */
  begin?(): Promise<void>;
  /** Called instead of a query; `run` executes it. */
  query?<R>(query: CompiledQuery, run: () => Promise<QueryResult<R>>): Promise<QueryResult<R>>;
  /** Called instead of a commit. */
  commit?(ending: Ending): Promise<void>;
  /** Called before a rollback. */
  rollback?(): Promise<void>;
}

export const hooked = (dialect: Dialect, hooks: Hooks): Dialect => ({
  createDriver: () => hookedDriver(dialect.createDriver(), hooks),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});

interface HookedConnection extends DatabaseConnection {
  readonly inner: DatabaseConnection;
}

const hookedDriver = (driver: Driver, hooks: Hooks): Driver => ({
  acquireConnection: async (): Promise<HookedConnection> => {
    await hooks.connect?.();
    const inner = await driver.acquireConnection();
    hooks.connected?.();
    return {
      inner,
      executeQuery: <R>(query: CompiledQuery) => {
        const run = () => inner.executeQuery<R>(query);
        return hooks.query === undefined ? run() : hooks.query<R>(query, run);
      },
      streamQuery: (...given) => inner.streamQuery(...given),
    };
  },
  beginTransaction: async ({ inner }: HookedConnection, settings) => {
    await hooks.begin?.();
    await driver.beginTransaction(inner, settings);
  },
  commitTransaction: async ({ inner }: HookedConnection) => {
    const ending: Ending = {
      commit: () => driver.commitTransaction(inner),
      rollback: () => driver.rollbackTransaction(inner),
      execute: (sql) => inner.executeQuery(CompiledQuery.raw(sql)),
    };
    await (hooks.commit ?? (({ commit }) => commit()))(ending);
  },
  rollbackTransaction: async ({ inner }: HookedConnection) => {
    await hooks.rollback?.();
    await driver.rollbackTransaction(inner);
  },
  init: () => driver.init(),
  releaseConnection: ({ inner }: HookedConnection) => driver.releaseConnection(inner),
  destroy: () => driver.destroy(),
});
