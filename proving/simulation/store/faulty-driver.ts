/** A store's driver that fails as the faults decide, and reports every commit that was really made. */
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from "kysely";
import type { Handle, StoreFaults } from "./store-faults.ts";
import { WrappedConnection, WrappedDriver } from "./wrapped-driver.ts";

/** A command that a transaction stored under its key. */
export interface KeyedCommand {
  readonly principal: string;
  readonly key: string;
  /** The service's own time; the key lives for a day from it. */
  readonly at: number;
}

export interface FaultyOptions {
  readonly faults: StoreFaults;
  readonly handle: Handle;
  /** Called after a commit with its commands in their order, before any caller can learn of it. */
  readonly onCommit: (commands: readonly KeyedCommand[]) => Promise<void>;
}

const STORES_KEY = /^insert into "idempotency_keys" \(([^)]*)\)/;

class FaultyConnection extends WrappedConnection {
  isLost = false;
  commands: KeyedCommand[] = [];
  readonly #faults: StoreFaults;
  readonly #handle: Handle;

  constructor(inner: DatabaseConnection, { faults, handle }: FaultyOptions) {
    super(inner);
    this.#faults = faults;
    this.#handle = handle;
  }

  override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#faults.before("query", this.#handle);
    if (this.isLost) throw this.#faults.lost();
    const loss = this.#faults.losesConnection();
    this.isLost = loss !== undefined;
    if (loss === "before") throw this.#faults.lost();
    const result = await super.executeQuery<R>(query);
    if (loss === "after") throw this.#faults.lost();
    this.#recordKey(query);
    return result;
  }

  #recordKey({ sql, parameters }: CompiledQuery): void {
    const columns = STORES_KEY.exec(sql)?.[1]?.replaceAll('"', "").split(", ");
    if (columns === undefined) return;
    const value = (column: string) => parameters[columns.indexOf(column)];
    const [principal, key, at] = [String(value("principal")), String(value("key")), Number(value("created_at"))];
    this.commands.push({ principal, key, at });
  }
}

export class FaultyDriver extends WrappedDriver<FaultyConnection> {
  readonly #options: FaultyOptions;

  constructor(inner: Driver, options: FaultyOptions) {
    super(inner);
    this.#options = options;
  }

  protected override wrap(connection: DatabaseConnection): FaultyConnection {
    return new FaultyConnection(connection, this.#options);
  }

  override async acquireConnection(): Promise<FaultyConnection> {
    await this.#before("connect");
    const connection = await super.acquireConnection();
    connection.isLost = false;
    return connection;
  }

  override async beginTransaction(connection: FaultyConnection, settings: TransactionSettings): Promise<void> {
    await this.#before("begin");
    connection.commands = [];
    await super.beginTransaction(connection, settings);
  }

  override async commitTransaction(connection: FaultyConnection): Promise<void> {
    const { faults, handle, onCommit } = this.#options;
    const outcome = await faults.commit(handle);
    if (connection.isLost) throw faults.lost();
    if (outcome === "crash") await faults.crash("commit");
    if (outcome === "undone in doubt") await super.rollbackTransaction(connection);
    else {
      await super.commitTransaction(connection);
      await onCommit(connection.commands);
    }
    if (outcome === "made before the crash") await faults.crash("commit that was made");
    if (outcome !== "made") throw faults.inDoubt(outcome);
  }

  override async rollbackTransaction(connection: FaultyConnection): Promise<void> {
    await this.#before("rollback");
    await super.rollbackTransaction(connection);
  }

  #before(call: "connect" | "begin" | "rollback"): Promise<void> {
    const { faults, handle } = this.#options;
    return faults.before(call, handle);
  }
}
