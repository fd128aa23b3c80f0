/** The audit of admins' changes, and reverting them. */
import { replayable, stored } from "@outbound/kit/host/command.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId } from "@outbound/kit/http/request/schemas.ts";
import { sendAnswer } from "@outbound/kit/idempotency-header/request.ts";
import type { Transaction } from "kysely";
import { loadAudit, loadReverts } from "../../../store/load.ts";
import type { CargoTables } from "../../../store/tables.ts";
import { revertAudited } from "../../../world/admin/audit-revert.ts";
import type { CargoGame } from "../../../world/game.ts";
import type { WorldDraft } from "../../../world/world-draft.ts";
import { adminOf, keyOf } from "../../guard.ts";
import { object } from "../../schemas/shape.ts";
import * as schemas from "../../schemas.ts";
import { auditEntryView } from "../../views/admin.ts";
import { pageOf } from "../../views/lists/page.ts";
import { endpoints } from "../endpoint.ts";

export function adminAuditRoutes(app: App, { host, store }: CargoGame): void {
  const { get, post } = endpoints(app, "admin");
  get({
    url: "/api/admin/audit",
    operationId: "adminListAudit",
    summary: "The audit of admins' changes",
    description: "Every change, the newest first, with the admin who made it. Changes nothing.",
    query: schemas.PageQuery,
    answer: schemas.AuditPage,
    handler: async ({ query }) => {
      const page = await pageOf(
        query,
        (limit, before) => loadAudit(store.read, limit, before),
        (row) => row,
      );
      const reverts = await loadReverts(
        store.read,
        page.items.map(({ id }) => id),
      );
      return { ...page, items: page.items.map((row) => auditEntryView(row, reverts)) };
    },
  });
  post({
    url: "/api/admin/audit/:entryId/revert",
    operationId: "adminRevertChange",
    summary: "Revert a change of a row or of cash",
    description:
      "Gives edited columns their former values, deletes a row that was added, or adds a row that was deleted, without its secrets and the rows that were deleted with it. If the row has changed since, the answer is 409 `row-changed`, which names each changed column. An adjustment of cash is reverted by an opposite one, whose reason the player reads. A second time is 409 `already-reverted`. The checks are those of any edit. The audit records it as a change that `reverts` the entry. With `preview=true` nothing changes: the answer shows the row as it would be.",
    params: object({ entryId: PathId }),
    query: schemas.PreviewQuery,
    answer: schemas.AuditRevert,
    problems: [
      "unknown-entry",
      "not-revertible",
      "already-reverted",
      "row-changed",
      "read-only-table",
      "constraint-violation",
      "plane-in-use",
      "purse-too-small",
    ],
    handler: async (request, reply) => {
      const by = { adminId: adminOf(request), entryId: request.params.entryId };
      const preview = request.query.preview === true;
      const run = (draft: WorldDraft, tx: Transaction<CargoTables>) =>
        revertAudited(draft, tx, by, (reverted) => ({ status: 200, body: JSON.stringify({ ...reverted, preview }) }));
      if (preview) return sendAnswer(reply, await host.rehearse(run));
      return sendAnswer(reply, await host.execute({ exclusive: true, key: keyOf(request), stored, run }, replayable));
    },
  });
}
