/**
 * Encodes values for the engines: json by its column, everything else by the value. The drivers decode, because they know each
 * value's column.
 */
import {
  type ColumnUpdateNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OnConflictNode,
  type OperationNode,
  type RootOperationNode,
  UpdateQueryNode,
  ValueNode,
} from "kysely";
import { JsonText } from "./json-text.ts";
import type { Schema } from "./schema.ts";
import type { Column } from "./table.ts";

/** Returns the value for the driver: text for json columns, everything else as it is. Null in a nullable column is NULL. */
export function encodeValue(column: Column, value: unknown): unknown {
  if (column.kind !== "json" || (value === null && column.nullable) || value === undefined) return value;
  return value instanceof JsonText ? value.text : JSON.stringify(value);
}

/** Throws a TypeError for what an engine would silently store as something else (a Date, NaN, undefined, an object). */
export function assertBindable(value: unknown): void {
  if (value === null) return;
  switch (typeof value) {
    case "string":
    case "boolean":
    case "bigint":
      return;
    case "number":
      if (Number.isFinite(value)) return;
      throw new TypeError(`${value} cannot be stored`);
    default:
      throw new TypeError(`a ${kindOf(value)} cannot be bound to a query; bind text, numbers, booleans or null`);
  }
}

const kindOf = (value: unknown) =>
  typeof value === "object" && value !== null ? (value.constructor?.name ?? "object") : typeof value;

/** Lets `values()` and `set()` of json columns take parsed values, as the row type says. */
export function jsonPlugin(schema: Schema): KyselyPlugin {
  return {
    transformQuery: ({ node }) => encodeQuery(schema, node),
    transformResult: async ({ result }) => result,
  };
}

function encodeQuery(schema: Schema, node: RootOperationNode): RootOperationNode {
  if (InsertQueryNode.is(node)) return encodeInsert(schema, node);
  if (UpdateQueryNode.is(node)) return encodeUpdate(schema, node);
  return node;
}

function encodeInsert(schema: Schema, node: InsertQueryNode): InsertQueryNode {
  const columns = jsonColumns(schema, node.into?.table.identifier.name);
  if (columns === undefined) return node;
  const places = (node.columns ?? []).map((column) => columns.get(column.column.name));
  const values = node.values;
  const onConflict = node.onConflict;
  return {
    ...node,
    ...(values !== undefined && { values: encodeValues(values, places) }),
    ...(onConflict !== undefined && { onConflict: encodeConflict(onConflict, columns) }),
  };
}

function encodeValues(values: OperationNode, places: readonly (Column | undefined)[]): OperationNode {
  if (values.kind !== "ValuesNode" || !("values" in values) || !Array.isArray(values.values)) return values;
  const lists = values.values.map((list: { kind: string; values: readonly unknown[] }) => ({
    ...list,
    values: list.values.map((value, place) => {
      const column = places[place];
      if (column === undefined) return value;
      return list.kind === "ValueListNode" ? encodeNode(column, value) : encodeValue(column, value);
    }),
  }));
  return { ...values, values: lists } as OperationNode;
}

function encodeUpdate(schema: Schema, node: UpdateQueryNode): UpdateQueryNode {
  const table = node.table;
  const columns =
    table !== undefined && table.kind === "TableNode" && "table" in table
      ? jsonColumns(schema, (table.table as { identifier: { name: string } }).identifier.name)
      : undefined;
  if (columns === undefined || node.updates === undefined) return node;
  return { ...node, updates: encodeUpdates(node.updates, columns) };
}

const encodeConflict = (node: OnConflictNode, columns: ReadonlyMap<string, Column>): OnConflictNode =>
  node.updates === undefined ? node : { ...node, updates: encodeUpdates(node.updates, columns) };

const encodeUpdates = (updates: readonly ColumnUpdateNode[], columns: ReadonlyMap<string, Column>) =>
  updates.map((update) => {
    const target = update.column as { column?: { name: string } };
    const column = columns.get(target.column?.name ?? "");
    return column === undefined ? update : { ...update, value: encodeNode(column, update.value) as OperationNode };
  });

function encodeNode(column: Column, node: unknown): unknown {
  const operation = node as OperationNode;
  return ValueNode.is(operation) ? { ...operation, value: encodeValue(column, operation.value) } : node;
}

const jsonOf = new WeakMap<Schema, ReadonlyMap<string, ReadonlyMap<string, Column>>>();

function jsonColumns(schema: Schema, table: string | undefined): ReadonlyMap<string, Column> | undefined {
  let tables = jsonOf.get(schema);
  if (tables === undefined) {
    const found = [...schema.tables.values()].map((definition) => {
      const json = Object.entries(definition.columns).filter(([, column]) => column.kind === "json");
      return [definition.name, new Map(json)] as const;
    });
    tables = new Map(found.filter(([, json]) => json.size > 0));
    jsonOf.set(schema, tables);
  }
  return table === undefined ? undefined : tables.get(table);
}
