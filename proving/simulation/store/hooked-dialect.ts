/** A Kysely dialect with hooks around the calls of its driver: for faults, and for bugs that tests plant. */
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type QueryResult } from "kysely";

/** How the transaction of a connection can end, and what can still run in it. */
export interface Ending {
  commit(): Promise<void>;
  rollback(): Promise<void>;
  execute(sql: string): Promise<unknown>;
}

export interface Hooks {
  /** Before a connection is taken, and after. */
  connect?(): Promise<void>;
  connected?(): void;
  /** Before a transaction begins. */
  begin?(): Promise<void>;
  /** Instead of a query; `run` executes it. */
  query?<R>(query: CompiledQuery, run: () => Promise<QueryResult<R>>): Promise<QueryResult<R>>;
  /** Instead of a commit. */
  commit?(ending: Ending): Promise<void>;
  /** Before a rollback. */
  rollback?(): Promise<void>;
}

export const hooked = (dialect: Dialect, hooks: Hooks): Dialect => ({
  createDriver: () => new HookedDriver(dialect.createDriver(), hooks),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});

interface HookedConnection extends DatabaseConnection {
  readonly inner: DatabaseConnection;
}

class HookedDriver implements Driver {
  readonly #inner: Driver;
  readonly #hooks: Hooks;

  constructor(inner: Driver, hooks: Hooks) {
    this.#inner = inner;
    this.#hooks = hooks;
  }

  async acquireConnection(): Promise<HookedConnection> {
    const { connect, connected, query: hook } = this.#hooks;
    await connect?.();
    const inner = await this.#inner.acquireConnection();
    connected?.();
    return {
      inner,
      executeQuery: <R>(query: CompiledQuery) => {
        const run = () => inner.executeQuery<R>(query);
        return hook === undefined ? run() : hook<R>(query, run);
      },
      streamQuery: (...given) => inner.streamQuery(...given),
    };
  }

  async beginTransaction({ inner }: HookedConnection, settings: Parameters<Driver["beginTransaction"]>[1]) {
    await this.#hooks.begin?.();
    await this.#inner.beginTransaction(inner, settings);
  }

  async commitTransaction({ inner }: HookedConnection): Promise<void> {
    const ending: Ending = {
      commit: () => this.#inner.commitTransaction(inner),
      rollback: () => this.#inner.rollbackTransaction(inner),
      execute: (sql) => inner.executeQuery(CompiledQuery.raw(sql)),
    };
    await (this.#hooks.commit ?? (({ commit }) => commit()))(ending);
  }

  async rollbackTransaction({ inner }: HookedConnection): Promise<void> {
    await this.#hooks.rollback?.();
    await this.#inner.rollbackTransaction(inner);
  }

  init = (): Promise<void> => this.#inner.init();
  releaseConnection = ({ inner }: HookedConnection): Promise<void> => this.#inner.releaseConnection(inner);
  destroy = (): Promise<void> => this.#inner.destroy();
}
