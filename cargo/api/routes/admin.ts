/** The admin panel: logging in and out, and the tables of the store; users and players stand in files of their own. */
import { replayable, stored } from "@outbound/kit/host/command.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { idempotency } from "@outbound/kit/idempotency/request.ts";
import { tableAdmin } from "@outbound/kit/table-admin/routes.ts";
import type { Transaction } from "kysely";
import { logIn, logOut } from "../../players/admin-login.ts";
import { adminPrincipalOf } from "../../players/principal.ts";
import type { Players } from "../../players/register.ts";
import type { CargoTables } from "../../store/tables.ts";
import { TABLES } from "../../store/tables.ts";
import { applyEdit } from "../../world/admin/admin-edit.ts";
import type { CargoGame } from "../../world/game.ts";
import type { AdminUserRow } from "../../world/state/accounts.ts";
import type { WorldDraft } from "../../world/world-draft.ts";
import { adminOf, adminSessionOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import { logAccount } from "../security-log.ts";
import { ADMIN_COOKIE, giveCookie, takeCookie } from "../session-cookie.ts";
import { adminLoggedInView, adminUserView } from "../views/admin.ts";
import { isoTime } from "../views/session.ts";
import { adminPlayerRoutes } from "./admin-players.ts";
import { adminUserRoutes } from "./admin-users.ts";
import { GIVEN, nothing, originOf, SECRET, TAKEN } from "./auth.ts";

const tags = ["admin"];

export function adminRoutes(app: App, players: Players): void {
  loginRoute(app, players);
  sessionRoutes(app, players.game);
  adminUserRoutes(app, players);
  adminPlayerRoutes(app, players);
  tableRoutes(app, players.game);
}

function loginRoute(app: App, players: Players): void {
  app.post(
    "/api/admin/login",
    {
      schema: {
        operationId: "adminLogin",
        tags,
        summary: "Log in to the admin panel",
        description:
          "Opens a session of an admin, which opens the panel and no route of the game. Failures lock as they do for players; nobody is exempt.",
        body: ref(schemas.AdminLoginRequest),
        response: { 200: schemas.answer(schemas.AdminLoggedIn) },
      },
      config: {
        ...SECRET,
        access: "open",
        problems: ["wrong-credentials", "sign-in-locked", "hashing-busy"],
        openapi: { responseHeaders: { 200: GIVEN } },
      },
    },
    async (request, reply) => {
      const loggedIn = await logIn(players, request.body, originOf(request, "admin"));
      const { admin, session } = loggedIn;
      logAccount(request, "admin-logged-in", `admin ${admin.id}`, { sessionId: session.id });
      giveCookie(request, reply, ADMIN_COOKIE, loggedIn.token);
      return adminLoggedInView(loggedIn);
    },
  );
}

function sessionRoutes(app: App, game: CargoGame): void {
  app.post(
    "/api/admin/logout",
    {
      schema: {
        operationId: "adminLogout",
        tags,
        summary: "Log out",
        description: "Ends the session that the request came with, and no other.",
        response: { 204: nothing("The session has ended.") },
      },
      // A retry comes without a session: there would be nobody to know the key of.
      config: { idempotencyKey: false, openapi: { responseHeaders: { 204: TAKEN } } },
    },
    async (request, reply) => {
      const { id, admin_id } = adminSessionOf(request);
      await logOut(game, adminSessionOf(request));
      logAccount(request, "admin-logged-out", `admin ${admin_id}`, { sessionId: id });
      takeCookie(request, reply, ADMIN_COOKIE);
      return reply.code(204).send(undefined);
    },
  );
  app.get(
    "/api/admin/session",
    {
      schema: {
        operationId: "adminGetSession",
        tags,
        summary: "Who is logged in",
        description: "Changes nothing.",
        response: { 200: schemas.answer(schemas.AdminSession) },
      },
    },
    async (request) => {
      const { id, admin_id, expires_at } = adminSessionOf(request);
      const admin = await game.host.read(({ state }) => state.accounts.admins.get(admin_id) as AdminUserRow);
      return { sessionId: id, admin: adminUserView(admin), expiresAt: isoTime(expires_at) };
    },
  );
}

/** The kit's routes. Their paths make them routes for admins. */
function tableRoutes(app: App, game: CargoGame): void {
  app.register(
    tableAdmin({
      tables: TABLES,
      read: game.store.read,
      deletionProblems: ["plane-in-use"],
      change: (request, what, work) => {
        const adminId = adminOf(request);
        const key = idempotency(request, adminPrincipalOf(adminId));
        const run = (draft: WorldDraft, tx: Transaction<CargoTables>) =>
          applyEdit(draft, tx, what, () => work(tx), adminId);
        return game.host.execute({ exclusive: true, key, stored, run }, replayable);
      },
    }),
  );
}
