/** Kysely's dialect and driver with something in between: every call is handed on unless a subclass says otherwise. */
import type {
  CompiledQuery,
  DatabaseConnection,
  DatabaseIntrospector,
  Dialect,
  DialectAdapter,
  Driver,
  Kysely,
  QueryCompiler,
  QueryResult,
  TransactionSettings,
} from "kysely";

/** The dialect with its driver changed. */
export function through(dialect: Dialect, change: (driver: Driver) => Driver): Dialect {
  return {
    createDriver: () => change(dialect.createDriver()),
    createQueryCompiler: (): QueryCompiler => dialect.createQueryCompiler(),
    createAdapter: (): DialectAdapter => dialect.createAdapter(),
    createIntrospector: (db: Kysely<unknown>): DatabaseIntrospector => dialect.createIntrospector(db),
  };
}

/** One connection of the driver; it stays the same for as long as the driver's own does. */
export class ThroughConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.inner.executeQuery<R>(query);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

export class ThroughDriver<C extends ThroughConnection> implements Driver {
  protected readonly inner: Driver;
  readonly #wrap: (connection: DatabaseConnection) => C;
  readonly #known = new WeakMap<DatabaseConnection, C>();

  constructor(inner: Driver, wrap: (connection: DatabaseConnection) => C) {
    this.inner = inner;
    this.#wrap = wrap;
  }

  init(): Promise<void> {
    return this.inner.init();
  }

  async acquireConnection(): Promise<C> {
    const connection = await this.inner.acquireConnection();
    const known = this.#known.get(connection) ?? this.#wrap(connection);
    this.#known.set(connection, known);
    return known;
  }

  beginTransaction(connection: C, settings: TransactionSettings): Promise<void> {
    return this.inner.beginTransaction(connection.inner, settings);
  }

  commitTransaction(connection: C): Promise<void> {
    return this.inner.commitTransaction(connection.inner);
  }

  rollbackTransaction(connection: C): Promise<void> {
    return this.inner.rollbackTransaction(connection.inner);
  }

  releaseConnection(connection: C): Promise<void> {
    return this.inner.releaseConnection(connection.inner);
  }

  destroy(): Promise<void> {
    return this.inner.destroy();
  }
}
