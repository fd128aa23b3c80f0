/** What admins do with players and with everybody's sessions, and the audit of all that admins did. */
import { replayable, stored } from "@outbound/kit/host/command.ts";
import type { Answer } from "@outbound/kit/host/idempotency.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import { idempotency, sendAnswer } from "@outbound/kit/idempotency/request.ts";
import Type from "typebox";
import { setPlayerPassword, suspendPlayer } from "../../players/admin-players.ts";
import { endAnySession, openSessions } from "../../players/admin-sessions.ts";
import { adminPrincipalOf } from "../../players/principal.ts";
import type { Players } from "../../players/register.ts";
import { loadAudit } from "../../store/load.ts";
import type { CargoGame } from "../../world/game.ts";
import type { WorldDraft } from "../../world/world-draft.ts";
import { adminOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import { adminPlayerView, auditEntryView, sessionRowView } from "../views/admin.ts";
import { DEFAULT_LIMIT, pageOf } from "../views/page.ts";
import { nothing } from "./auth.ts";

const tags = ["admin"];
const PlayerParams = Type.Object({ playerId: PathId }, { additionalProperties: false });

export function adminPlayerRoutes(app: App, players: Players): void {
  passwordRoute(app, players);
  suspendRoute(app, players.game);
  sessionsRoute(app, players.game);
  endSessionRoute(app, players.game);
  auditRoute(app, players.game);
}

function passwordRoute(app: App, players: Players): void {
  app.post(
    "/api/admin/players/:playerId/password",
    {
      schema: {
        operationId: "adminSetPlayerPassword",
        tags,
        summary: "Set a player's password",
        description:
          "Ends the player's sessions. It is the way in for a player of an earlier version, who has no password. It is noted in the audit, without the password.",
        params: PlayerParams,
        body: ref(schemas.SetPasswordRequest),
        response: { 200: schemas.answer(schemas.AdminPlayer) },
      },
      config: { idempotencyKey: false, problems: ["password-common", "unknown-player", "hashing-busy"] },
    },
    async (request) => {
      const { params, body } = request;
      return adminPlayerView(await setPlayerPassword(players, adminOf(request), params.playerId, body.password));
    },
  );
}

function suspendRoute(app: App, game: CargoGame): void {
  app.post(
    "/api/admin/players/:playerId/suspend",
    {
      schema: {
        operationId: "adminSuspendPlayer",
        tags,
        summary: "Keep a player out, or let one in again",
        description:
          "Suspending ends the player's sessions and their streams, and keeps the player from signing in; flying planes continue. With `suspended: false` the player can sign in again. The audit records it.",
        params: PlayerParams,
        body: ref(schemas.SuspendRequest),
        response: { 200: schemas.answer(schemas.AdminPlayer) },
      },
      config: { problems: ["unknown-player"] },
    },
    async (request, reply) => {
      const adminId = adminOf(request);
      const { playerId } = request.params;
      const key = idempotency(request, adminPrincipalOf(adminId));
      const run = (draft: WorldDraft): Answer => {
        const account = suspendPlayer(draft, adminId, playerId, request.body.suspended);
        return { status: 200, body: JSON.stringify(adminPlayerView(account)) };
      };
      return sendAnswer(reply, await game.host.execute({ exclusive: true, key, stored, run }, replayable));
    },
  );
}

function sessionsRoute(app: App, game: CargoGame): void {
  app.get(
    "/api/admin/sessions",
    {
      schema: {
        operationId: "adminListSessions",
        tags,
        summary: "Open sessions",
        description: "Those of players or those of admins, the newest first. Changes nothing.",
        querystring: schemas.SessionsQuery,
        response: { 200: schemas.answer(schemas.SessionPage) },
      },
    },
    async (request) => {
      const { kind = "player", limit = DEFAULT_LIMIT, before = Number.MAX_SAFE_INTEGER } = request.query;
      const found = await game.host.read(({ state }) =>
        openSessions(state, game.clock.wall(), { kind, limit: limit + 1, before }),
      );
      return pageOf(
        found.map((one) => ({ id: one.session.id, ...one })),
        limit,
        sessionRowView,
      );
    },
  );
}

function endSessionRoute(app: App, game: CargoGame): void {
  app.delete(
    "/api/admin/sessions/:sessionId",
    {
      schema: {
        operationId: "adminEndSession",
        tags,
        summary: "End a session",
        description:
          "Ends a session of a player or of an admin, also the present one; its streams end within a second. It is noted in the audit.",
        params: Type.Object({ sessionId: PathId }, { additionalProperties: false }),
        response: { 204: nothing("The session has ended.") },
      },
      config: { problems: ["unknown-session"] },
    },
    async (request, reply) => {
      const adminId = adminOf(request);
      const key = idempotency(request, adminPrincipalOf(adminId));
      const { replayed } = await endAnySession(game, key, adminId, request.params.sessionId);
      if (replayed) reply.header("idempotency-replayed", "true");
      return reply.code(204).send(undefined);
    },
  );
}

function auditRoute(app: App, game: CargoGame): void {
  app.get(
    "/api/admin/audit",
    {
      schema: {
        operationId: "adminListAudit",
        tags,
        summary: "What admins changed",
        description: "Every change, the newest first, with who made it. Changes nothing.",
        querystring: schemas.PageQuery,
        response: { 200: schemas.answer(schemas.AuditPage) },
      },
    },
    async (request) => {
      const { limit = DEFAULT_LIMIT, before } = request.query;
      return pageOf(await loadAudit(game.store.read, limit + 1, before), limit, auditEntryView);
    },
  );
}
