/** Kysely's dialect and driver in a wrapper that passes every call on unless a subclass overrides it. */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from "kysely";

export const wrapDialect = (dialect: Dialect, wrap: (driver: Driver) => Driver): Dialect => ({
  createDriver: () => wrap(dialect.createDriver()),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});

export class WrappedConnection implements DatabaseConnection {
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

/** Gives the same wrapped connection for the same connection of the inner driver. */
export abstract class WrappedDriver<C extends WrappedConnection> implements Driver {
  protected readonly inner: Driver;
  readonly #wrapped = new WeakMap<DatabaseConnection, C>();

  constructor(inner: Driver) {
    this.inner = inner;
  }

  protected abstract wrap(connection: DatabaseConnection): C;

  init(): Promise<void> {
    return this.inner.init();
  }

  async acquireConnection(): Promise<C> {
    const connection = await this.inner.acquireConnection();
    const wrapped = this.#wrapped.get(connection) ?? this.wrap(connection);
    this.#wrapped.set(connection, wrapped);
    return wrapped;
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
