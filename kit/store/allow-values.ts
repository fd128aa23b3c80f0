/** Widens a column's `oneOf` check in a migration, on both engines. */
import { type RawBuilder, sql } from "kysely";
import { checkName } from "./constraint-name.ts";
import type { Engine } from "./database.ts";
import { quoteName, quoteText } from "./ddl.ts";
import type { MigrationDatabase } from "./migrate.ts";

export interface MoreValues {
  readonly table: string;
  readonly column: string;
  readonly values: readonly string[];
  /** The value in `oneOf` after which the new ones are inserted; by default at the end. */
  readonly after?: string;
}

/**
 * Allows more values in the column, in `up` of a migration. Rows, keys, indexes and the next generated number stay. Throws if the
 * column has no `oneOf` check of two values or more, if a value is already allowed, or if `after` is not.
 */
export async function allowValues(db: MigrationDatabase, engine: Engine, more: MoreValues): Promise<void> {
  await (engine === "sqlite" ? rebuildWithValues(db, more) : replaceCheck(db, more));
}

async function replaceCheck(db: MigrationDatabase, more: MoreValues): Promise<void> {
  const name = checkName({ name: more.table }, more.column);
  const { rows } = await sql<{ text: string }>`
    select pg_get_constraintdef(oid) as text from pg_constraint
    where conname = ${name} and conrelid = ${quoteName(more.table)}::regclass`.execute(db);
  const widened = withValues(rows[0]?.text ?? "", /(ARRAY\[)(.*?'::text)(\])/, more);
  await sql`alter table ${sql.table(more.table)} drop constraint ${sql.ref(name)}`.execute(db);
  await sql`alter table ${sql.table(more.table)} add constraint ${sql.ref(name)} ${sql.raw(widened)}`.execute(db);
}

/** SQLite cannot alter a check, so the table is rebuilt. */
function rebuildWithValues(db: MigrationDatabase, more: MoreValues): Promise<void> {
  const list = new RegExp(`(${quoteName(more.column)} in \\()(.*?')(\\))`);
  return rebuildTable(db, more.table, (created) => withValues(created, list, more));
}

/**
 * Copies the rows of a SQLite table to one that the changed statement creates, with all of its columns. Call it in `up` of a
 * migration, which runs with foreign keys off. Indexes and the next generated number stay.
 */
export async function rebuildTable(
  db: MigrationDatabase,
  table: string,
  change: (created: string) => string,
): Promise<void> {
  const { rows } = await sql<{ type: string; text: string }>`
    select type, sql as text from sqlite_schema where tbl_name = ${table} and sql is not null`.execute(db);
  const created = rows.find(({ type }) => type === "table")?.text ?? "";
  const columns = await columnsOf(db, table);
  const fresh = `${table} rebuilt`;
  const lastNumber = await lastGenerated(db, created, table);
  await sql.raw(change(created).replace(quoteName(table), quoteName(fresh))).execute(db);
  await sql`insert into ${sql.table(fresh)} (${columns}) select ${columns} from ${sql.table(table)}`.execute(db);
  await sql`drop table ${sql.table(table)}`.execute(db);
  await sql`alter table ${sql.table(fresh)} rename to ${sql.table(table)}`.execute(db);
  if (lastNumber !== undefined) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastNumber})`.execute(db);
  }
  for (const { type, text } of rows) if (type !== "table") await sql.raw(text).execute(db);
}

async function columnsOf(db: MigrationDatabase, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

/** Returns the last number assigned to a generated key; undefined without such a key or before the first row. */
async function lastGenerated(db: MigrationDatabase, created: string, table: string): Promise<number | undefined> {
  if (!/\bautoincrement\b/i.test(created)) return undefined;
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(db);
  return rows[0]?.seq;
}

/** Adds the values to the list that the pattern's second group matches. */
function withValues(statement: string, list: RegExp, { table, column, values, after }: MoreValues): string {
  const what = `${table}.${column}`;
  const [found, opening = "", listed = "", closing = ""] = list.exec(statement) ?? [];
  if (found === undefined) throw new Error(`${what} has no check of allowed values`);
  const allowed = [...listed.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = ""]) => text.replaceAll("''", "'"));
  const known = values.filter((value) => allowed.includes(value));
  if (known.length > 0) throw new Error(`${what} may hold ${known.join(", ")} already`);
  if (after !== undefined && !allowed.includes(after)) throw new Error(`${what} may not hold ${after}`);
  const at = after === undefined ? allowed.length : allowed.indexOf(after) + 1;
  const widened = allowed.toSpliced(at, 0, ...values).map(quoteText);
  return statement.replace(found, () => `${opening}${widened.join(", ")}${closing}`);
}
