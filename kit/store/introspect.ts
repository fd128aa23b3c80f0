/** Reads a database's schema in a shape that can be compared with another database's or with the table definitions. */
import { CompiledQuery } from "kysely";
import type { Engine, SqlRunner } from "./database.ts";

export interface LiveColumn {
  readonly type: string;
  readonly nullable: boolean;
  /** SQL text as the engine writes it; null without a default. */
  readonly defaultSql: string | null;
  readonly generated: boolean;
}

export interface LiveTable {
  readonly columns: Readonly<Record<string, LiveColumn>>;
  readonly primaryKey: readonly string[];
  /** The columns of each unique constraint and of each index; foreign keys as `columns -> table (columns)`. All sorted. */
  readonly unique: readonly string[];
  readonly indexes: readonly string[];
  readonly foreignKeys: readonly string[];
  /** Each as `name: condition` in the engine's SQL, sorted. */
  readonly checks: readonly string[];
}

export type LiveSchema = Readonly<Record<string, LiveTable>>;

/** Returns every table of the database, sorted by name. */
export async function introspect(db: SqlRunner, engine: Engine): Promise<LiveSchema> {
  const names = await query<{ name: string }>(db, engine === "sqlite" ? SQLITE_TABLES : POSTGRES_TABLES);
  const tables: [string, LiveTable][] = [];
  for (const { name } of names) {
    tables.push([name, engine === "sqlite" ? await sqliteTable(db, name) : await postgresTable(db, name)]);
  }
  return Object.fromEntries(tables);
}

async function query<Row>(db: SqlRunner, sql: string, parameters: unknown[] = []): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(sql, parameters) as CompiledQuery<Row>)).rows;
}

const SQLITE_TABLES =
  "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name";

async function sqliteTable(db: SqlRunner, name: string): Promise<LiveTable> {
  const columns = await query<{ name: string; type: string; notnull: number; dflt_value: string | null; pk: number }>(
    db,
    'select name, type, "notnull", dflt_value, pk from pragma_table_info(?) order by name',
    [name],
  );
  const [schema] = await query<{ sql: string }>(db, "select sql from sqlite_schema where type = 'table' and name = ?", [
    name,
  ]);
  const text = schema?.sql ?? "";
  const generated = /\bautoincrement\b/i.test(text);
  const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  const indexes = await query<{ origin: string; columns: string }>(
    db,
    `select list.origin, (select group_concat(name, ', ' order by seqno) from pragma_index_info(list.name)) as columns
      from pragma_index_list(?) as list order by columns`,
    [name],
  );
  const foreignKeys = await query<{ key: string }>(
    db,
    `select group_concat("from", ', ' order by seq) || ' -> ' || "table" || ' (' || group_concat("to", ', ' order by seq)
        || ') on update ' || lower(on_update) || ' on delete ' || lower(on_delete) as key
      from pragma_foreign_key_list(?) group by id, "table", on_update, on_delete order by key`,
    [name],
  );
  return {
    columns: Object.fromEntries(
      columns.map(({ name: column, type, notnull, dflt_value, pk }) => [
        column,
        {
          type: type.toLowerCase(),
          nullable: notnull === 0,
          defaultSql: dflt_value,
          generated: generated && pk === 1,
        },
      ]),
    ),
    primaryKey: key.map((column) => column.name),
    unique: indexes.filter(({ origin }) => origin === "u").map((index) => index.columns),
    indexes: indexes.filter(({ origin }) => origin === "c").map((index) => index.columns),
    foreignKeys: foreignKeys.map((foreignKey) => foreignKey.key),
    checks: checksIn(text),
  };
}

/** SQLite keeps checks only in the SQL text of the table. Each is found by its name and ends with its closing bracket. */
function checksIn(text: string): string[] {
  const found = [...text.matchAll(/constraint\s+"?([^"\s]+)"?\s+check\s*\(/gi)];
  return found.map((match) => `${match[1]}: ${untilClosed(text.slice(match.index + match[0].length))}`).sort();
}

function untilClosed(text: string): string {
  let depth = 1;
  let isQuoted = false;
  for (let place = 0; place < text.length; place++) {
    const character = text[place];
    if (character === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === "(") depth++;
    if (character === ")") depth--;
    if (depth === 0) return text.slice(0, place);
  }
  return text;
}

const POSTGRES_TABLES = `
  select relname as name from pg_class
  where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`;

async function postgresTable(db: SqlRunner, name: string): Promise<LiveTable> {
  const columns = await query<{ name: string } & LiveColumn>(
    db,
    `select attname as name,
        format_type(atttypid, atttypmod) || case when collname = 'C' then ' collate "C"' else '' end as type,
        not attnotnull as nullable, pg_get_expr(adbin, adrelid) as "defaultSql", attidentity <> '' as generated
      from pg_attribute
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      left join pg_collation on pg_collation.oid = attcollation
      where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
    [`"${name}"`],
  );
  const constraints = await query<{ type: string; name: string; columns: string; definition: string }>(
    db,
    `select contype as type, conname as name, pg_get_constraintdef(oid) as definition,
        (select string_agg(attname, ', ' order by place) from unnest(conkey) with ordinality as key (number, place)
          join pg_attribute on attrelid = conrelid and attnum = key.number) as columns
      from pg_constraint where conrelid = $1::regclass order by conname`,
    [`"${name}"`],
  );
  const indexes = await query<{ columns: string }>(
    db,
    `select (select string_agg(attname, ', ' order by place)
          from unnest(indkey::int2[]) with ordinality as key (number, place)
          join pg_attribute on attrelid = indrelid and attnum = key.number) as columns
      from pg_index where indrelid = $1::regclass
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u')) order by 1`,
    [`"${name}"`],
  );
  const of = (type: string) => constraints.filter((constraint) => constraint.type === type);
  return {
    columns: Object.fromEntries(columns.map(({ name: column, ...rest }) => [column, rest])),
    primaryKey: of("p").flatMap((key) => key.columns.split(", ")),
    unique: of("u")
      .map((key) => key.columns)
      .sort(),
    indexes: indexes.map((index) => index.columns),
    foreignKeys: of("f")
      .map((key) => foreignKeyOf(key.definition))
      .sort(),
    checks: of("c").map((check) => `${check.name}: ${check.definition}`),
  };
}

/** Converts PostgreSQL's text to the shape that both engines share. */
function foreignKeyOf(definition: string): string {
  const parts = /^FOREIGN KEY \((.+?)\) REFERENCES (.+?)\((.+?)\)(.*)$/.exec(definition.replaceAll('"', ""));
  if (parts === null) return definition;
  const action = (when: string) =>
    new RegExp(`${when} (CASCADE|RESTRICT|SET NULL|SET DEFAULT)`).exec(parts[4] ?? "")?.[1]?.toLowerCase() ??
    "no action";
  return `${parts[1]} -> ${parts[2]} (${parts[3]}) on update ${action("ON UPDATE")} on delete ${action("ON DELETE")}`;
}
