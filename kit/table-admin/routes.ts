/** The table admin over HTTP: list the tables, and read, add, edit and delete the rows of any of them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { ProblemError } from "../http/problem.ts";
import type { Answer } from "../idempotency/answer.ts";
import { sendAnswer } from "../idempotency/request.ts";
import type { Table } from "../store/table.ts";
import { Refused } from "../writer/world.ts";
import * as operations from "./operations.ts";
import { createRegistry } from "./registry.ts";
import { parseChanges, parseNewRow, parsePage, parseRowKey } from "./requests.ts";
import { deleteRow, insertRow, listRows, type Row, updateRow } from "./rows.ts";
import type { AnyTables } from "./store.ts";

export type AdminAction = "add" | "edit" | "delete";

export interface TableAdminOptions<DB> {
  readonly tables: readonly Table[];
  /** For reading; never inside a transaction. */
  readonly read: Kysely<DB>;
  /**
   * Runs the work in the game's writer, in a batch of its own, and gives the answer back once it is durable. The game
   * re-checks its invariants after the work, puts `withIdempotency` around it and drops what it has cached of the table.
   * The work gives the row as JSON text, or throws `Refused` with a ProblemError.
   */
  change(
    request: FastifyRequest,
    what: { readonly table: string; readonly action: AdminAction },
    work: (tx: Kysely<DB>) => Promise<Answer>,
  ): Promise<Answer & { readonly replayed?: boolean }>;
  readonly tags?: readonly string[];
}

/** The five operations under /api/admin/tables, as a plugin. */
export function tableAdmin<DB>(options: TableAdminOptions<DB>) {
  const registry = createRegistry(options.tables);
  const read = anyTables(options.read);
  const tags = options.tags ?? ["admin"];
  const withTags = <Operation extends { schema: object }>(operation: Operation) => ({
    ...operation,
    schema: { ...operation.schema, tags },
  });

  /** What is malformed was refused before: the writer hears only of work that can be tried. */
  async function change(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    what: { readonly table: string; readonly action: AdminAction },
    work: (tx: Kysely<AnyTables>) => Promise<Row>,
  ): Promise<FastifyReply> {
    const status = what.action === "add" ? 201 : 200;
    const answer = await options.change(request, what, async (tx) => {
      try {
        return { status, body: JSON.stringify(await work(anyTables(tx))) };
      } catch (error) {
        throw error instanceof ProblemError ? new Refused(error) : error;
      }
    });
    return sendAnswer(reply, answer);
  }

  return async function tableAdminRoutes(app: FastifyInstance): Promise<void> {
    app.get("/api/admin/tables", withTags(operations.listTables), async () => registry.names);

    app.get<TableRequest>(rowsPath, withTags(operations.listRows), async (request) => {
      const table = registry.table(request.params.name);
      const page = parsePage(table, request.query);
      return { table: table.description, ...(await listRows(read, table, page)) };
    });

    app.post<TableRequest>(rowsPath, withTags(operations.addRow), async (request, reply) => {
      const table = registry.table(request.params.name);
      const row = parseNewRow(table, request.body ?? {});
      const what = { table: table.name, action: "add" } as const;
      return change({ request, reply }, what, (tx) => insertRow(tx, table, row));
    });

    app.patch<TableRequest>(rowsPath, withTags(operations.editRow), async (request, reply) => {
      const table = registry.table(request.params.name);
      const key = parseRowKey(table, request.query);
      const changes = parseChanges(table, request.body ?? {});
      const what = { table: table.name, action: "edit" } as const;
      return change({ request, reply }, what, (tx) => updateRow(tx, table, key, changes));
    });

    app.delete<TableRequest>(rowsPath, withTags(operations.deleteRow), async (request, reply) => {
      const table = registry.table(request.params.name);
      const key = parseRowKey(table, request.query);
      const what = { table: table.name, action: "delete" } as const;
      return change({ request, reply }, what, (tx) => deleteRow(tx, table, key));
    });
  };
}

interface TableRequest {
  Params: { name: string };
  Querystring: Record<string, unknown>;
}

const rowsPath = "/api/admin/tables/:name/rows";

/** The game's type of database names its tables; here every table is one of many. */
const anyTables = <DB>(db: Kysely<DB>): Kysely<AnyTables> => db as unknown as Kysely<AnyTables>;
