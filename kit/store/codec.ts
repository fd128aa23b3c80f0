/**
 * Encodes values for the engines: json and coded texts by their column, all others by their type. The drivers decode, because
 * they know the column of each value.
 */
import {
  AliasNode,
  type BinaryOperationNode,
  type ColumnUpdateNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OnConflictNode,
  type OperationNode,
  OperationNodeTransformer,
  PrimitiveValueListNode,
  ReferenceNode,
  type RootOperationNode,
  TableNode,
  UpdateQueryNode,
  ValueNode,
} from "kysely";
import type { Engine } from "./database.ts";
import { JsonText } from "./json-text.ts";
import type { Schema } from "./schema.ts";
import type { Column } from "./table.ts";

/**
 * Returns the value for the driver: text for json columns, SQLite's codes for coded texts, everything else as it is. Null in a
 * nullable column is NULL.
 */
export function encodeValue(column: Column, value: unknown, engine: Engine): unknown {
  if (column.codes !== undefined && engine === "sqlite") return codeOf(column.codes, value);
  if (column.kind !== "json" || (value === null && column.nullable) || value === undefined) return value;
  return value instanceof JsonText ? value.text : JSON.stringify(value);
}

function codeOf(codes: readonly string[], value: unknown): unknown {
  const code = codes.indexOf(value as string);
  return code === -1 ? value : code;
}

/** Returns the text for a code that `encodeValue` returned. */
export const textOfCode = (codes: readonly string[], value: unknown): unknown =>
  typeof value === "number" || typeof value === "bigint" ? codes[Number(value)] : value;

/** Throws a TypeError for a value that an engine would silently store as something else (a Date, NaN, undefined, an object). */
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

/**
 * A Kysely plugin with which `values()` and `set()` accept parsed values for json columns, as the row type says, and coded
 * columns accept and compare texts. A comparison names a column of a table in its query.
 */
export function columnPlugin(schema: Schema, engine: Engine): KyselyPlugin {
  const encoding = new Encoding(schema, engine);
  return {
    transformQuery: ({ node }) => encoding.query(node),
    transformResult: async ({ result }) => result,
  };
}

type Encoded = ReadonlyMap<string, Column>;

/** Returns the matching columns by table, without tables that have none. */
function columnsWhere(schema: Schema, which: (column: Column) => boolean): ReadonlyMap<string, Encoded> {
  const found = [...schema.tables.values()].map(
    ({ name, columns }) => [name, new Map(Object.entries(columns).filter(([, column]) => which(column)))] as const,
  );
  return new Map(found.filter(([, columns]) => columns.size > 0));
}

class Encoding {
  readonly #engine: Engine;
  /** The columns with an encoding, by table. */
  readonly #tables: ReadonlyMap<string, Encoded>;
  readonly #comparisons: CodedComparisons | undefined;

  constructor(schema: Schema, engine: Engine) {
    this.#engine = engine;
    const isEncoded = ({ kind, codes }: Column) => kind === "json" || (codes !== undefined && engine === "sqlite");
    this.#tables = columnsWhere(schema, isEncoded);
    const coded = columnsWhere(schema, ({ codes }) => codes !== undefined && engine === "sqlite");
    this.#comparisons = coded.size === 0 ? undefined : new CodedComparisons(coded);
  }

  query(given: RootOperationNode): RootOperationNode {
    const node = this.#comparisons?.transformNode(given) ?? given;
    if (InsertQueryNode.is(node)) return this.#insert(node);
    if (UpdateQueryNode.is(node)) return this.#update(node);
    return node;
  }

  #insert(node: InsertQueryNode): InsertQueryNode {
    const columns = this.#tables.get(node.into?.table.identifier.name ?? "");
    if (columns === undefined) return node;
    const places = (node.columns ?? []).map((column) => columns.get(column.column.name));
    const { values, onConflict } = node;
    return {
      ...node,
      ...(values !== undefined && { values: this.#values(values, places) }),
      ...(onConflict !== undefined && { onConflict: this.#conflict(onConflict, columns) }),
    };
  }

  #values(values: OperationNode, places: readonly (Column | undefined)[]): OperationNode {
    if (values.kind !== "ValuesNode" || !("values" in values) || !Array.isArray(values.values)) return values;
    const lists = values.values.map((list: { kind: string; values: readonly unknown[] }) => ({
      ...list,
      values: list.values.map((value, place) => {
        const column = places[place];
        if (column === undefined) return value;
        return list.kind === "ValueListNode" ? this.#node(column, value) : encodeValue(column, value, this.#engine);
      }),
    }));
    return { ...values, values: lists } as OperationNode;
  }

  #update(node: UpdateQueryNode): UpdateQueryNode {
    const table = node.table;
    const columns =
      table !== undefined && table.kind === "TableNode" && "table" in table
        ? this.#tables.get((table.table as { identifier: { name: string } }).identifier.name)
        : undefined;
    if (columns === undefined || node.updates === undefined) return node;
    return { ...node, updates: this.#updates(node.updates, columns) };
  }

  #conflict(node: OnConflictNode, columns: Encoded): OnConflictNode {
    return node.updates === undefined ? node : { ...node, updates: this.#updates(node.updates, columns) };
  }

  #updates(updates: readonly ColumnUpdateNode[], columns: Encoded): ColumnUpdateNode[] {
    return updates.map((update) => {
      const target = update.column as { column?: { name: string } };
      const column = columns.get(target.column?.name ?? "");
      return column === undefined ? update : { ...update, value: this.#node(column, update.value) as OperationNode };
    });
  }

  #node(column: Column, node: unknown): unknown {
    const operation = node as OperationNode;
    if (!ValueNode.is(operation)) return node;
    return { ...operation, value: encodeValue(column, operation.value, this.#engine) };
  }
}

/** Replaces texts by their codes where they are compared with a coded column: `=`, `in` and their opposites. */
class CodedComparisons extends OperationNodeTransformer {
  readonly #tables: ReadonlyMap<string, Encoded>;

  constructor(tables: ReadonlyMap<string, Encoded>) {
    super();
    this.#tables = tables;
  }

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, rightOperand } = node;
    const codes = ReferenceNode.is(leftOperand) ? this.#columnOf(leftOperand)?.codes : undefined;
    if (codes === undefined) return super.transformBinaryOperation(node);
    if (ValueNode.is(rightOperand)) {
      return { ...node, rightOperand: { ...rightOperand, value: codeOf(codes, rightOperand.value) } as OperationNode };
    }
    if (!PrimitiveValueListNode.is(rightOperand)) return super.transformBinaryOperation(node);
    const values = rightOperand.values.map((value) => codeOf(codes, value));
    return { ...node, rightOperand: PrimitiveValueListNode.create(values) };
  }

  #columnOf({ column }: ReferenceNode): Column | undefined {
    if (!("column" in column)) return undefined;
    const { name } = column.column as { name: string };
    for (const query of this.nodeStack.toReversed()) {
      for (const table of tablesOf(query)) {
        const found = this.#tables.get(table)?.get(name);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }
}

/** Returns the names of the tables that a query reads or writes; none for any other node. */
function tablesOf(node: OperationNode): string[] {
  const {
    from,
    table,
    joins = [],
  } = node as {
    from?: { froms: readonly OperationNode[] };
    table?: OperationNode;
    joins?: readonly { table: OperationNode }[];
  };
  if (!/^(Select|Update|Delete)QueryNode$/.test(node.kind)) return [];
  return [...(from?.froms ?? []), ...(table === undefined ? [] : [table]), ...joins.map((join) => join.table)].flatMap(
    nameOfTable,
  );
}

function nameOfTable(node: OperationNode): string[] {
  if (AliasNode.is(node)) return nameOfTable(node.node);
  return TableNode.is(node) ? [node.table.identifier.name] : [];
}
