/** Admins' operations on players and on all sessions. */
import { replayable, stored } from "@outbound/kit/host/command.ts";
import type { Answer } from "@outbound/kit/host/idempotency.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId } from "@outbound/kit/http/request/schemas.ts";
import { sendAnswer } from "@outbound/kit/idempotency-header/request.ts";
import { findPlayers, knownPlayer, setPlayerPassword, suspendPlayer } from "../../../players/admin-players.ts";
import { endAnySession, openSessions } from "../../../players/admin-sessions.ts";
import type { Players } from "../../../players/register.ts";
import { Refusal } from "../../../rules/values/refusals.ts";
import { adjustCash } from "../../../world/admin/adjust-cash.ts";
import type { CargoGame } from "../../../world/game.ts";
import type { WorldDraft } from "../../../world/world-draft.ts";
import { adminOf, adminSessionOf, keyOf } from "../../guard.ts";
import { object } from "../../schemas/shape.ts";
import * as schemas from "../../schemas.ts";
import { adminPlayerView, foundPlayerView, sessionRowView } from "../../views/admin.ts";
import { pageOf } from "../../views/lists/page.ts";
import { SECRET } from "../auth.ts";
import { endpoints, nothing } from "../endpoint.ts";

export function adminPlayerRoutes(app: App, players: Players): void {
  playerRoutes(app, players);
  cashRoutes(app, players.game);
  sessionRoutes(app, players.game);
}

function playerRoutes(app: App, players: Players): void {
  const { get, post } = endpoints(app, "admin");
  get({
    url: "/api/admin/players",
    operationId: "adminFindPlayers",
    summary: "Find players by a part of a name",
    description: "Finds players by a part of the username or of the company's name. Changes nothing.",
    query: schemas.FindPlayersQuery,
    answer: schemas.FoundPlayers,
    handler: ({ query: { search, limit = 50 } }) =>
      players.game.host.read(({ state }) => {
        const found = findPlayers(state, search);
        const now = players.game.clock.wall();
        return { players: found.slice(0, limit).map((account) => foundPlayerView(account, now)), total: found.length };
      }),
  });
  const params = object({ playerId: PathId });
  post({
    url: "/api/admin/players/:playerId/password",
    operationId: "adminSetPlayerPassword",
    summary: "Set a player's password",
    description:
      "Sets the password and ends the player's sessions. The call needs the admin's current password. A player from before there were passwords can sign in only after this. The audit records it, without passwords.",
    params,
    body: schemas.SetPasswordRequest,
    answer: schemas.AdminPlayer,
    ...SECRET,
    problems: ["wrong-password", "sign-in-locked", "password-common", "unknown-player", "hashing-busy"],
    handler: async (request) => {
      const { playerId } = request.params;
      const account = await setPlayerPassword(players, adminSessionOf(request), playerId, request.body);
      return adminPlayerView(account, players.game.clock.wall());
    },
  });
  post({
    url: "/api/admin/players/:playerId/suspend",
    operationId: "adminSuspendPlayer",
    summary: "Suspend or restore a player",
    description:
      "Suspending ends the player's streams. The player's sessions and sign-ins are refused with `suspended`, the reason and the end. Flying planes fly on. After the end, or with `suspended: false`, the player can sign in again; earlier sessions stay ended. The audit records it. With `preview=true` nothing changes.",
    params,
    query: schemas.PreviewQuery,
    body: schemas.SuspendRequest,
    answer: schemas.SuspendedPlayer,
    problems: ["unknown-player"],
    handler: async (request, reply) => {
      const { suspended, reason = null, hours = null } = request.body;
      const { preview = false } = request.query;
      const run = (draft: WorldDraft): Answer => {
        const now = players.game.clock.wall();
        const by = { adminId: adminOf(request), now };
        const account = suspendPlayer(draft, by, request.params.playerId, suspended ? { reason, hours } : undefined);
        return { status: 200, body: JSON.stringify({ ...adminPlayerView(account, now), preview }) };
      };
      if (preview) return sendAnswer(reply, await players.game.host.rehearse(run));
      const command = { exclusive: true, key: keyOf(request), stored, run };
      return sendAnswer(reply, await players.game.host.execute(command, replayable));
    },
  });
}

function cashRoutes(app: App, game: CargoGame): void {
  const { post } = endpoints(app, "admin");
  post({
    url: "/api/admin/players/:playerId/cash",
    operationId: "adminAdjustCash",
    summary: "Adjust a player's cash",
    description:
      "Adds to the player's cash, or takes from it, by a ledger entry with the reason `adjustment`. The cash stays the sum of the ledger. The player's history shows the amount and the reason. The audit records it. With `preview=true` nothing changes.",
    params: object({ playerId: PathId }),
    query: schemas.PreviewQuery,
    body: schemas.AdjustCashRequest,
    answer: schemas.AdjustedCash,
    problems: ["unknown-player", "purse-too-small"],
    handler: async (request, reply) => {
      const { playerId } = request.params;
      const { preview = false } = request.query;
      const run = (draft: WorldDraft): Answer | Refusal => {
        knownPlayer(draft.world, playerId);
        const adjusted = adjustCash(draft, adminOf(request), playerId, request.body);
        return adjusted instanceof Refusal
          ? adjusted
          : { status: 200, body: JSON.stringify({ playerId, ...adjusted, preview }) };
      };
      if (preview) return sendAnswer(reply, await game.host.rehearse(run));
      return sendAnswer(reply, await game.host.execute({ key: keyOf(request), stored, run }, replayable));
    },
  });
}

function sessionRoutes(app: App, game: CargoGame): void {
  const { get, remove } = endpoints(app, "admin");
  get({
    url: "/api/admin/sessions",
    operationId: "adminListSessions",
    summary: "Open sessions",
    description: "The open sessions of players or of admins, the newest first. Changes nothing.",
    query: schemas.SessionsQuery,
    answer: schemas.SessionPage,
    handler: ({ query }) =>
      pageOf(
        query,
        (limit, before) =>
          game.host.read(({ state }) =>
            openSessions(state, game.clock.wall(), { kind: query.kind ?? "player", limit, before }),
          ),
        sessionRowView,
      ),
  });
  remove({
    url: "/api/admin/sessions/:sessionId",
    operationId: "adminEndSession",
    summary: "End a session",
    description:
      "Ends a session of a player or of an admin, which may be the current one. Its streams end within a second. The audit records it.",
    params: object({ sessionId: PathId }),
    status: 204,
    answer: nothing("The session has ended."),
    problems: ["unknown-session"],
    handler: async (request, reply) => {
      const { replayed } = await endAnySession(game, keyOf(request), adminOf(request), request.params.sessionId);
      return sendAnswer(reply, { status: 204, body: null, replayed });
    },
  });
}
