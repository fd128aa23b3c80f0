/** Invites in the admin panel: create, list and withdraw. */
import { replayable, stored } from "@outbound/kit/host/command.ts";
import type { Answer } from "@outbound/kit/host/idempotency.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId } from "@outbound/kit/http/request/schemas.ts";
import { sendAnswer } from "@outbound/kit/idempotency-header/request.ts";
import type { Transaction } from "kysely";
import { createInvite, type InviteRow, listInvites, withdrawInvite } from "../../../players/invites.ts";
import type { CargoTables } from "../../../store/tables.ts";
import type { CargoGame } from "../../../world/game.ts";
import type { WorldDraft } from "../../../world/world-draft.ts";
import { adminOf, keyOf } from "../../guard.ts";
import { object } from "../../schemas/shape.ts";
import * as schemas from "../../schemas.ts";
import { pageOf } from "../../views/lists/page.ts";
import { isoTime } from "../../views/session.ts";
import { endpoints, nothing } from "../endpoint.ts";

const DEFAULTS = { uses: 1, hours: 7 * 24, note: null };

export function adminInviteRoutes(app: App, game: CargoGame): void {
  const { get, post, remove } = endpoints(app, "admin");
  get({
    url: "/api/admin/invites",
    operationId: "adminListInvites",
    summary: "The invites",
    description: "The invites without their codes, the newest first. Changes nothing.",
    query: schemas.PageQuery,
    answer: schemas.InvitePage,
    handler: ({ query }) => pageOf(query, (limit, before) => listInvites(game.store.read, limit, before), inviteView),
  });
  post({
    url: "/api/admin/invites",
    operationId: "adminCreateInvite",
    summary: "Make an invite",
    description:
      "Makes an invite, with whose code players can register where an invite is needed, or in a browser at its path. Only this answer shows the code. The audit records it, without the code.",
    body: schemas.CreateInviteRequest,
    status: 201,
    answer: schemas.CreatedInvite,
    // The code is a secret and must not be stored for a retry.
    idempotencyKey: false,
    handler: async (request) => {
      const { invite, code } = await createInvite(game, adminOf(request), { ...DEFAULTS, ...request.body });
      // Browsers do not send the part after the #, so the code never appears in logs.
      return { ...inviteView(invite), code, path: `/invite#${code}` };
    },
  });
  remove({
    url: "/api/admin/invites/:inviteId",
    operationId: "adminWithdrawInvite",
    summary: "Withdraw an invite",
    description: "Nobody can register with the invite from now on. The audit records it.",
    params: object({ inviteId: PathId }),
    status: 204,
    answer: nothing("The invite is withdrawn."),
    problems: ["unknown-invite"],
    handler: async (request, reply) => {
      const run = async (draft: WorldDraft, tx: Transaction<CargoTables>): Promise<Answer> => {
        await withdrawInvite(draft, tx, adminOf(request), request.params.inviteId);
        return { status: 204, body: null };
      };
      const command = { exclusive: true, key: keyOf(request), stored, run };
      return sendAnswer(reply, await game.host.execute(command, replayable));
    },
  });
}

const inviteView = ({ id, note, uses, used, created_at, expires_at }: InviteRow): schemas.InviteView => ({
  id,
  note,
  uses,
  used,
  createdAt: isoTime(created_at),
  expiresAt: isoTime(expires_at),
});
