/** Bugs of services and stores, planted between the service and its tables, that the checks of a simulation must find. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { yieldTurns } from "./event-loop.ts";
import { WrappedConnection, WrappedDriver, wrapDialect } from "./wrapped-driver.ts";

/** Plants a bug in a dialect. It shows after that many commits of a process, when players exist. */
export type Bug = (after: number) => (dialect: Dialect) => Dialect;

/** Replaces parts of a driver once the bug shows. */
interface Hooks {
  /** Instead of the commit. */
  readonly commit?: (connection: WrappedConnection, inner: Driver) => Promise<void>;
  /** Before a transaction begins. */
  readonly begin?: () => Promise<void>;
  /** True for a statement that is not run. */
  readonly skips?: (sql: string) => boolean;
}

const planted =
  (hooks: () => Hooks): Bug =>
  (after) =>
  (dialect) =>
    wrapDialect(dialect, (driver) => new PlantedDriver(driver, after, hooks()));

class PlantedDriver extends WrappedDriver<WrappedConnection> {
  readonly #after: number;
  readonly #hooks: Hooks;
  #commits = 0;

  constructor(inner: Driver, after: number, hooks: Hooks) {
    super(inner);
    this.#after = after;
    this.#hooks = hooks;
  }

  protected override wrap(connection: DatabaseConnection): WrappedConnection {
    return new SkippingConnection(connection, (sql) => this.#isDue && this.#hooks.skips?.(sql) === true);
  }

  get #isDue(): boolean {
    return this.#commits > this.#after;
  }

  override async beginTransaction(connection: WrappedConnection, settings: TransactionSettings): Promise<void> {
    await this.#hooks.begin?.();
    await super.beginTransaction(connection, settings);
  }

  override async commitTransaction(connection: WrappedConnection): Promise<void> {
    const commit = this.#isDue ? this.#hooks.commit : undefined;
    this.#commits += 1;
    await (commit ? commit(connection, this.inner) : super.commitTransaction(connection));
  }
}

class SkippingConnection extends WrappedConnection {
  readonly #skips: (sql: string) => boolean;

  constructor(inner: DatabaseConnection, skips: (sql: string) => boolean) {
    super(inner);
    this.#skips = skips;
  }

  override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#skips(query.sql) ? { rows: [], numAffectedRows: 1n } : super.executeQuery<R>(query);
  }
}

/** Commits that report success and are rolled back. */
export const lostCommits = planted(() => ({
  commit: ({ inner: connection }, driver) => driver.rollbackTransaction(connection),
}));

/** Commits that report success while they are still in progress. */
export const hastyCommits = planted(() => {
  let last = Promise.resolve();
  return {
    begin: () => last,
    commit: async ({ inner: connection }, driver) => {
      last = yieldTurns(20)
        .then(() => driver.commitTransaction(connection))
        // The store may be closed by then.
        .catch(() => {});
    },
  };
});

/** A statement that no command asked for runs before each commit. */
export const meddling = (statement: string): Bug =>
  planted(() => ({
    commit: async (connection, driver) => {
      await connection.executeQuery(CompiledQuery.raw(statement));
      await driver.commitTransaction(connection.inner);
    },
  }));

/** Statements with this start are not run. */
export const skipping = (start: string): Bug => planted(() => ({ skips: (sql) => sql.startsWith(start) }));
