/** Kysely over pg: big integers become numbers, and lost connections never end the process. */
import { type DatabaseConnection, PostgresDialect, PostgresDriver, type PostgresPool } from "kysely";
import pg from "pg";
import { assertBindable } from "../codec.ts";
import type { StoreLogger } from "../database.ts";
import { StoreUnavailableError } from "../errors.ts";
import type { Schema } from "../schema.ts";
import { isConnectionLost, postgresError } from "./postgres-errors.ts";

export const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** A transaction left open by a bug or a lost machine must not hold the world's lock forever. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
/** The driver's own limit, above the server's: it applies only if the server does not answer at all. */
export const QUERY_TIMEOUT_MS = 20_000;

export interface PoolOptions {
  readonly url: string;
  readonly schema: Schema;
  readonly readOnly: boolean;
  readonly max: number;
  readonly logger?: StoreLogger | undefined;
}

export function postgresDialect(options: PoolOptions): PostgresDialect {
  return new ForgivingPostgresDialect({ pool: openPool(options) });
}

class ForgivingPostgresDialect extends PostgresDialect {
  readonly #config: { pool: PostgresPool };

  constructor(config: { pool: PostgresPool }) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new ForgivingPostgresDriver(this.#config);
  }
}

class ForgivingPostgresDriver extends PostgresDriver {
  /** A rollback on a lost connection fails too, and would hide the first error. `wrap` discards the connection. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection as Parameters<PostgresDriver["rollbackTransaction"]>[0]);
    } catch {
      // The first error is the one to report.
    }
  }
}

/** Answers must be durable whatever the server's setting is, so writing connections request it. */
function openPool({ url, schema, readOnly, max, logger }: PoolOptions): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
    options: readOnly ? "-c default_transaction_read_only=on" : "-c synchronous_commit=on",
  });
  const lost = (error: Error) => logger?.warn({ err: error }, "a database connection was lost");
  pool.on("error", lost);
  // The pool listens to idle connections only; the error of one in use would end the process.
  pool.on("connect", (client) => client.on("error", lost));
  const lent = new WeakMap<pg.PoolClient, Client>();
  const connect = async () => {
    const client = await pool.connect().catch((error) => {
      throw postgresError(error, schema);
    });
    const known = lent.get(client) ?? wrap(client, schema, readOnly);
    lent.set(client, known);
    return known;
  };
  return { connect, end: () => pool.end(), options: pool.options } as unknown as PostgresPool;
}

type Client = ReturnType<typeof wrap>;

function wrap(client: pg.PoolClient, schema: Schema, readOnly: boolean) {
  // A silent connection looks healthy to pg: once a query on it timed out, it must not return to the pool.
  let isLost = false;
  return {
    async query(sql: string, parameters: readonly unknown[]) {
      parameters.forEach(assertBindable);
      if (isLost) throw new StoreUnavailableError("CONNECTION", "the connection to the database was lost");
      try {
        return await client.query(sql, parameters as unknown[]);
      } catch (error) {
        isLost = isConnectionLost(error);
        // A transaction that only reads has changed nothing, however it ends.
        throw postgresError(error, schema, sql === "commit" && !readOnly);
      }
    },
    release: (destroy?: boolean) => client.release(destroy || isLost),
  };
}

const INT8 = 20;
const NUMERIC = 1700;

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond ±(2^53−1)`);
  return value;
};

/** int8 and numeric (count and sum) as numbers; everything else as pg does it. */
function getTypeParser(oid: number, format?: "text" | "binary") {
  if (format !== "binary") {
    if (oid === INT8) return wholeNumber;
    if (oid === NUMERIC) return Number;
  }
  return pg.types.getTypeParser(oid, format as "text");
}
