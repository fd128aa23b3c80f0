/** Kysely over pg: big integers become numbers, and lost connections never end the process. */
import { type DatabaseConnection, PostgresDialect, PostgresDriver, type PostgresPool } from "kysely";
import pg from "pg";
import { assertBindable } from "../codec.ts";
import type { StoreLogger } from "../database.ts";
import { StoreUnavailableError } from "../errors.ts";
import type { Schema } from "../schema.ts";
import { isConnectionLost, postgresError } from "./postgres-errors.ts";
import { WITHOUT_TIME_LIMIT } from "./time-limit.ts";

export const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** A transaction that a bug or a lost machine left open must not hold the world's lock forever. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
/** The driver's limit. It is above the server's, so it applies only if the server does not answer at all. */
export const QUERY_TIMEOUT_MS = 20_000;
/** Node's longest timer. The driver takes 0 for its default. */
const ANY_TIME_MS = 2 ** 31 - 1;

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
  /** On a lost connection a rollback fails too and would hide the first error. `wrap` discards the connection. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection as Parameters<PostgresDriver["rollbackTransaction"]>[0]);
    } catch {
      // The first error is the one to report.
    }
  }
}

/** Commits must be durable whatever the server's setting is, so connections that write set it. */
function openPool({ url, schema, readOnly, max, logger }: PoolOptions): PostgresPool {
  const pool = new pg.Pool({
    ...withOptions(url, readOnly ? "-c default_transaction_read_only=on" : "-c synchronous_commit=on"),
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
  });
  const lost = (error: Error) => logger?.warn({ err: error }, "a database connection was lost");
  pool.on("error", lost);
  // The pool handles errors of idle connections only; the error of one in use would end the process.
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

/** Adds options for the server to those of the URL, which would replace them in the driver. Of two equal ones the last counts. */
function withOptions(url: string, options: string): { readonly connectionString: string; readonly options?: string } {
  const parsed = new URL(url);
  const given = parsed.searchParams.get("options");
  if (given === null) return { connectionString: url, options };
  parsed.searchParams.set("options", `${given} ${options}`);
  return { connectionString: parsed.href };
}

type Client = ReturnType<typeof wrap>;

function wrap(client: pg.PoolClient, schema: Schema, readOnly: boolean) {
  // pg considers a silent connection healthy. After a query timed out on it, it must not return to the pool.
  let isLost = false;
  let hasTimeLimit = true;
  return {
    async query(sql: string, parameters: readonly unknown[]) {
      parameters.forEach(assertBindable);
      if (isLost) throw new StoreUnavailableError("CONNECTION", "the connection to the database was lost");
      if (sql === WITHOUT_TIME_LIMIT) hasTimeLimit = false;
      const values = parameters as unknown[];
      try {
        if (hasTimeLimit) return await client.query(sql, values);
        return await client.query({ text: sql, values, query_timeout: ANY_TIME_MS } as pg.QueryConfig);
      } catch (error) {
        isLost = isConnectionLost(error);
        // A transaction that only reads changed nothing, however it ends.
        throw postgresError(error, schema, sql === "commit" && !readOnly);
      } finally {
        if (sql === "commit" || sql === "rollback") hasTimeLimit = true;
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

/** Parses int8 and numeric (count and sum) as numbers, and everything else as pg does. */
function getTypeParser(oid: number, format?: "text" | "binary") {
  if (format !== "binary") {
    if (oid === INT8) return wholeNumber;
    if (oid === NUMERIC) return Number;
  }
  return pg.types.getTypeParser(oid, format as "text");
}
