/** A store's driver that fails as the faults say, and tells of every commit that was really made. */
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from "kysely";
import type { Faults, Handle } from "./faults.ts";
import { ThroughConnection, ThroughDriver } from "./through-driver.ts";

/** A command that was stored under its key in a transaction, in the order of the commands. */
export interface KeyedCommand {
  readonly principal: string;
  readonly key: string;
  /** The service's own time, from which the key lives for a day. */
  readonly at: number;
}

export interface FaultyOptions {
  readonly faults: Faults;
  readonly handle: Handle;
  /** A transaction has been committed: called before anybody can be told. */
  readonly onCommit: (commands: readonly KeyedCommand[]) => Promise<void>;
}

const REMEMBERS_KEY = /^insert into "idempotency_keys" \(([^)]*)\)/;

class FaultyConnection extends ThroughConnection {
  isLost = false;
  commands: KeyedCommand[] = [];
  readonly #faults: Faults;
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
    this.#remember(query);
    return result;
  }

  #remember({ sql, parameters }: CompiledQuery): void {
    const columns = REMEMBERS_KEY.exec(sql)?.[1]?.replaceAll('"', "").split(", ");
    if (columns === undefined) return;
    const value = (column: string) => parameters[columns.indexOf(column)];
    this.commands.push({
      principal: String(value("principal")),
      key: String(value("key")),
      at: Number(value("created_at")),
    });
  }
}

export class FaultyDriver extends ThroughDriver<FaultyConnection> {
  readonly #options: FaultyOptions;

  constructor(inner: Driver, options: FaultyOptions) {
    super(inner, (connection) => new FaultyConnection(connection, options));
    this.#options = options;
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
    const { faults, handle } = this.#options;
    const fate = await faults.commit(handle);
    if (connection.isLost) throw faults.lost();
    if (fate === "crash") await faults.crash("commit");
    if (fate === "undone in doubt") await super.rollbackTransaction(connection);
    else await this.#commit(connection);
    if (fate === "made before the crash") await faults.crash("commit that was made");
    if (fate !== "made") throw faults.inDoubt(fate);
  }

  override async rollbackTransaction(connection: FaultyConnection): Promise<void> {
    await this.#before("rollback");
    await super.rollbackTransaction(connection);
  }

  #before(call: "connect" | "begin" | "rollback"): Promise<void> {
    const { faults, handle } = this.#options;
    return faults.before(call, handle);
  }

  async #commit(connection: FaultyConnection): Promise<void> {
    await super.commitTransaction(connection);
    await this.#options.onCommit(connection.commands);
  }
}
