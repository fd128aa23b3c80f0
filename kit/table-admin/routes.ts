/** The table admin over HTTP: list the tables, and read, add, edit and delete the rows of any of them. */
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Answer } from "../host/idempotency.ts";
import { Refused } from "../host/refused.ts";
import { ProblemError } from "../http/problems/problem.ts";
import { sendAnswer } from "../idempotency-header/request.ts";
import type { Table } from "../store/table.ts";
import * as operations from "./operations.ts";
import { type AdminTable, type CompleteRows, createRegistry } from "./registry.ts";
import {
  type PageValues,
  type PartialRow,
  parseChanges,
  parseNewRow,
  parsePage,
  parseRowKey,
  type RowKeyValues,
} from "./requests.ts";
import {
  deleteRow,
  type Edit,
  hasLarge,
  insertRow,
  listRows,
  type Page,
  rowText,
  updateRow,
  withLarge,
} from "./rows.ts";
import { type AnyTables, anyTables } from "./store.ts";

export type AdminAction = "add" | "edit" | "delete";

/** `key` identifies the row of an edit or a deletion. */
export interface TableChange {
  readonly table: string;
  readonly action: AdminAction;
  readonly key?: PartialRow;
  /** The row to add. */
  readonly row?: PartialRow;
}

/** The answer of a change, with the row before and after. */
export type EditAnswer = Answer & Edit;

export interface TableAdminOptions<DB> {
  readonly tables: readonly Table[];
  /** For reading; never inside a transaction. */
  readonly read: Kysely<DB>;
  /**
   * Runs the work as an exclusive command and resolves with its answer once it is durable. The game then checks its invariants,
   * stores the answer under the Idempotency-Key and reloads what it has cached of the table. The work throws `Refused` with a
   * ProblemError if the change is refused.
   */
  change(
    request: FastifyRequest,
    what: TableChange,
    work: (tx: Kysely<DB>) => Promise<EditAnswer>,
  ): Promise<Answer & { readonly replayed?: boolean }>;
  /** By table, for tables with rows that are stored in a shorter form than they are shown. */
  readonly completions?: Readonly<Record<string, CompleteRows>>;
  readonly tags?: readonly string[];
  /** The game's own codes for refused deletions. */
  readonly deletionProblems?: readonly string[];
}

/** The five operations under /api/admin/tables, as a plugin. */
export function tableAdmin<DB>(options: TableAdminOptions<DB>) {
  const registry = createRegistry(options.tables, options.completions);
  const read = anyTables(options.read);
  const tags = options.tags ?? ["admin"];
  const withTags = <Operation extends { schema: object }>(operation: Operation) => ({
    ...operation,
    schema: { ...operation.schema, tags },
  });

  const { config, ...deletion } = operations.deleteRow;
  const problems = [...config.problems, ...(options.deletionProblems ?? [])];
  const deleteOperation = withTags({ ...deletion, config: { ...config, problems } });

  /** Malformed requests have been refused before this. */
  async function change(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    what: TableChange,
    work: (tx: Kysely<AnyTables>) => Promise<Edit>,
  ): Promise<FastifyReply> {
    const status = what.action === "add" ? 201 : 200;
    const answer = await options.change(request, what, async (tx) => {
      try {
        const edit = await work(anyTables(tx));
        return { status, body: rowText(edit.after ?? edit.before ?? {}), ...edit };
      } catch (error) {
        throw error instanceof ProblemError ? new Refused(error) : error;
      }
    });
    return sendAnswer(reply, answer);
  }

  return async function tableAdminRoutes(app: FastifyInstance): Promise<void> {
    app.get("/api/admin/tables", withTags(operations.listTables(options.tables)), async () => registry.names);

    app.get<{ Params: Named; Querystring: PageValues }>(
      rowsPath,
      withTags(operations.listRows),
      async (request, reply) => {
        const table = registry.table(request.params.name);
        const page = await listRows(read, table, parsePage(table, request.query));
        if (!hasLarge(table)) return { table: table.description, ...page };
        return reply.type("application/json; charset=utf-8").send(Readable.from(pageTexts(read, table, page)));
      },
    );

    app.post<{ Params: Named; Body: PartialRow }>(rowsPath, withTags(operations.addRow), async (request, reply) => {
      const table = registry.table(request.params.name);
      const row = parseNewRow(table, request.body);
      const what = { table: table.name, action: "add", row } as const;
      return change({ request, reply }, what, async (tx) => ({ after: await insertRow(tx, table, row) }));
    });

    app.patch<RowRequest>(rowsPath, withTags(operations.editRow), async (request, reply) => {
      const table = registry.table(request.params.name);
      const key = parseRowKey(table, request.query);
      const changes = parseChanges(table, request.body);
      const what = { table: table.name, action: "edit", key } as const;
      return change({ request, reply }, what, (tx) => updateRow(tx, table, key, changes));
    });

    app.delete<RowRequest>(rowsPath, deleteOperation, async (request, reply) => {
      const table = registry.table(request.params.name);
      const key = parseRowKey(table, request.query);
      const what = { table: table.name, action: "delete", key } as const;
      return change({ request, reply }, what, async (tx) => ({ before: await deleteRow(tx, table, key) }));
    });
  };
}

/** Yields the JSON of a page with long rows, in parts. */
async function* pageTexts(read: Kysely<AnyTables>, table: AdminTable, page: Page): AsyncGenerator<string> {
  const { rows, total, totalIsExact, next } = page;
  yield `{"table":${JSON.stringify(table.description)},"rows":[`;
  for (const [place, row] of rows.entries()) {
    yield (place === 0 ? "" : ",") + rowText(await withLarge(read, table, row));
  }
  yield `],"total":${total},"totalIsExact":${totalIsExact},"next":${JSON.stringify(next)}}`;
}

interface Named {
  name: string;
}

interface RowRequest {
  Params: Named;
  Querystring: RowKeyValues;
  Body: PartialRow;
}

const rowsPath = "/api/admin/tables/:name/rows";
