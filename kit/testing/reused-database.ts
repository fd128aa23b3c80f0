/**
 * Lets the tests of one process share PostgreSQL databases one after the other, and the connections of their stores. Copying a
 * template takes some 300 ms of processor time, restoring its rows 20 ms, and starting a connection that knows the tables 70 ms.
 */
import { after } from "node:test";
import type { KyselyPlugin } from "kysely";
import pg from "pg";
import { StoreUnavailableError } from "../store/errors.ts";
import { openStore, type Store } from "../store/store.ts";
import type { Table } from "../store/table.ts";
import { type TestDatabase, testDatabase } from "./postgres.ts";

interface ReusedDatabase extends TestDatabase {
  /** A store on it. Its connections stay open when it is closed. A template's database always gets the same tables. */
  open<DB>(tables: readonly Table[]): Promise<Store<DB>>;
}

/** Returns a database equal to the template, or an empty one. `drop` restores it and keeps it for the next test. */
export async function reusedDatabase(template?: string): Promise<ReusedDatabase> {
  const kind = template ?? "";
  const free = FREE.get(kind) ?? [];
  FREE.set(kind, free);
  const database = free.pop() ?? (await create(template));
  return {
    ...database,
    drop: async () => {
      if (await database.restore()) free.push(database);
      else await database.drop();
    },
  };
}

const FREE = new Map<string, Reusable[]>();

after(() => Promise.all([...FREE.values()].flat().map((database) => database.end())));

interface Reusable extends ReusedDatabase {
  /** Closes the connections. */
  end(): Promise<void>;
  /**
   * Ends all connections that a test left and undoes the test's changes. Resolves with false if the test changed more than rows of the
   * template.
   */
  restore(): Promise<boolean>;
}

async function create(template: string | undefined): Promise<Reusable> {
  const { url, drop } = await testDatabase(undefined, template);
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  pool.on("error", () => {});
  const shapeNow = async (): Promise<string> => {
    // With a name it is planned once.
    const { rows } = await pool.query({ name: "shape", text: SHAPE, rowMode: "array" });
    return String(rows[0]?.[0] ?? "");
  };
  const shape = await shapeNow();
  const reset = template === undefined ? EMPTY : await resetOf(pool);
  let kept: Store<never> | undefined;
  const end = async () => {
    await kept?.close();
    await pool.end();
  };
  return {
    url,
    end,
    open: async <DB>(tables: readonly Table[]) => {
      kept ??= await openStore<never>(`${url}?application_name=${KEPT}`, { tables });
      return lentStore(kept as unknown as Store<DB>, url);
    },
    drop: async () => {
      await end();
      await drop();
    },
    restore: async () => {
      await pool.query(END_OTHERS);
      if (template !== undefined && (await shapeNow()) !== shape) return false;
      await pool.query(reset);
      return template !== undefined || (await shapeNow()) === shape;
    },
  };
}

/** A store for one test. Closing it closes nothing: it only refuses what an app of the test still does afterwards. */
function lentStore<DB>(kept: Store<DB>, url: string): Store<DB> {
  let isClosed = false;
  const requireOpen = () => {
    if (isClosed) throw new StoreUnavailableError("CONNECTION", "the test has closed the store");
  };
  const guard: KyselyPlugin = {
    transformQuery: ({ node }) => {
      requireOpen();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    ...kept,
    url,
    write: kept.write.withPlugin(guard),
    read: kept.read.withPlugin(guard),
    transaction: async (work) => {
      requireOpen();
      return kept.transaction((tx) => work(tx.withPlugin(guard)));
    },
    snapshot: async (work) => {
      requireOpen();
      return kept.snapshot((tx) => work(tx.withPlugin(guard)));
    },
    ping: async () => {
      requireOpen();
      return kept.ping();
    },
    close: async () => {
      isClosed = true;
    },
  };
}

const KEPT = "kept";

const END_OTHERS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and not (application_name = '${KEPT}' and state = 'idle')`;

const EMPTY = "drop schema public cascade; create schema public authorization pg_database_owner";

const OWN = "not in ('pg_catalog', 'information_schema', 'pg_toast')";

/**
 * Hashes everything in the database except rows: schemas, tables, columns, constraints, indexes, functions, triggers, settings.
 * Changing one of them rewrites its row in PostgreSQL's catalog with another `xmin`. Reading the definitions would take several
 * times as long.
 */
export const SHAPE = `
  with own as (select oid, nspname from pg_namespace where nspname ${OWN}),
  part (text) as (
    select nspname::text from own
    union all
    select format('class %s %s', c.oid, c.xmin) from pg_class c join own on own.oid = c.relnamespace
    union all
    select format('column %s %s %s', a.attrelid, a.attnum, a.xmin)
      from pg_attribute a join pg_class c on c.oid = a.attrelid join own on own.oid = c.relnamespace where a.attnum > 0
    union all
    select format('default %s %s', d.oid, d.xmin)
      from pg_attrdef d join pg_class c on c.oid = d.adrelid join own on own.oid = c.relnamespace
    union all
    select format('constraint %s %s', k.oid, k.xmin) from pg_constraint k join own on own.oid = k.connamespace
    union all
    select format('function %s %s', p.oid, p.xmin) from pg_proc p join own on own.oid = p.pronamespace
    union all
    select format('trigger %s %s', t.oid, t.xmin) from pg_trigger t where not t.tgisinternal
    union all
    select s.setconfig::text from pg_db_role_setting s join pg_database b on b.oid = s.setdatabase where b.datname = current_database()
  )
  select md5(string_agg(text, E'\\n' order by text)) from part`;

/** Returns statements that restore the rows and sequences that the database has now. */
async function resetOf(pool: pg.Pool): Promise<string> {
  const { rows: relations } = await pool.query<{ name: string; kind: string }>(RELATIONS);
  const statements: string[] = ["set session_replication_role = replica"];
  const tables = relations.filter(({ kind }) => kind === "r");
  for (const { name } of tables) statements.push(`delete from ${name}`);
  for (const { name } of tables) {
    const { rows } = await pool.query<{ all: string | null }>(`select json_agg(t)::text as all from ${name} t`);
    const all = rows[0]?.all ?? null;
    if (all !== null) statements.push(`insert into ${name} overriding system value ${rowsOf(name, all)}`);
  }
  for (const { name } of relations.filter(({ kind }) => kind === "S")) {
    const { rows } = await pool.query(`select last_value, is_called from ${name}`);
    statements.push(`select setval('${name}', ${rows[0].last_value}, ${rows[0].is_called})`);
  }
  statements.push("set session_replication_role = origin");
  return statements.join(";\n");
}

const RELATIONS = `
  select format('%I.%I', n.nspname, c.relname) as name, c.relkind as kind
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname ${OWN} order by name`;

const rowsOf = (table: string, json: string): string =>
  `select * from json_populate_recordset(null::${table}, ${pg.escapeLiteral(json)})`;
