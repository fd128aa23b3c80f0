/** Bugs of services and stores, planted between the service and its tables, that the checks of a simulation must find. */
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type QueryResult } from "kysely";
import { ThroughConnection, ThroughDriver, through } from "./through-driver.ts";
import { turns } from "./turns.ts";

/** Sound for so many commits of a process: players have to be there first. */
class PlantedDriver extends ThroughDriver<ThroughConnection> {
  commits = 0;
  readonly #after: number;

  constructor(
    inner: Driver,
    after: number,
    wrap = (connection: DatabaseConnection) => new ThroughConnection(connection),
  ) {
    super(inner, wrap);
    this.#after = after;
  }

  get isDue(): boolean {
    return this.commits > this.#after;
  }

  override async commitTransaction(connection: ThroughConnection): Promise<void> {
    this.commits += 1;
    await super.commitTransaction(connection);
  }
}

/** Commits are said to be made and are not. */
class LosingDriver extends PlantedDriver {
  override async commitTransaction(connection: ThroughConnection): Promise<void> {
    this.commits += 1;
    if (this.isDue) await this.rollbackTransaction(connection);
    else await this.inner.commitTransaction(connection.inner);
  }
}

/** Commits are said to be made and are still under way. */
class HastyDriver extends PlantedDriver {
  #last: Promise<void> = Promise.resolve();

  override async beginTransaction(...given: Parameters<PlantedDriver["beginTransaction"]>): Promise<void> {
    await this.#last;
    await super.beginTransaction(...given);
  }

  override async commitTransaction(connection: ThroughConnection): Promise<void> {
    this.commits += 1;
    if (!this.isDue) return this.inner.commitTransaction(connection.inner);
    this.#last = turns(20)
      .then(() => this.inner.commitTransaction(connection.inner))
      // The store may be closed by then.
      .catch(() => {});
  }
}

/** Before each commit a statement runs that no command asked for. */
class MeddlingDriver extends PlantedDriver {
  readonly #statement: string;

  constructor(inner: Driver, after: number, statement: string) {
    super(inner, after);
    this.#statement = statement;
  }

  override async commitTransaction(connection: ThroughConnection): Promise<void> {
    if (this.isDue) await connection.executeQuery(CompiledQuery.raw(this.#statement));
    await super.commitTransaction(connection);
  }
}

/** Statements that begin so are not run. */
class SkippingConnection extends ThroughConnection {
  readonly #isSkipped: (sql: string) => boolean;

  constructor(inner: DatabaseConnection, isSkipped: (sql: string) => boolean) {
    super(inner);
    this.#isSkipped = isSkipped;
  }

  override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#isSkipped(query.sql) ? { rows: [], numAffectedRows: 1n } : super.executeQuery<R>(query);
  }
}

/** Planted in a dialect, to show after so many commits. */
export type Bug = (after: number) => (dialect: Dialect) => Dialect;

export const lostCommits: Bug = (after) => (dialect) => through(dialect, (driver) => new LosingDriver(driver, after));

export const hastyCommits: Bug = (after) => (dialect) => through(dialect, (driver) => new HastyDriver(driver, after));

export const meddling =
  (statement: string): Bug =>
  (after) =>
  (dialect) =>
    through(dialect, (driver) => new MeddlingDriver(driver, after, statement));

export const skipping =
  (start: string): Bug =>
  (after) =>
  (dialect) =>
    through(dialect, (driver) => {
      const planted: PlantedDriver = new PlantedDriver(
        driver,
        after,
        (connection) => new SkippingConnection(connection, (sql) => planted.isDue && sql.startsWith(start)),
      );
      return planted;
    });
