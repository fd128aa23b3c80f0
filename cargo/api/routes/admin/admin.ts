/** The admin panel: sign-in and sign-out, and the tables of the store. */
import { replayable, stored } from "@outbound/kit/host/command.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { tableAdmin } from "@outbound/kit/table-admin/routes.ts";
import type { Transaction } from "kysely";
import { logIn, logOut } from "../../../players/admin-login.ts";
import type { Players } from "../../../players/register.ts";
import { endOf } from "../../../players/sessions.ts";
import type { Hub } from "../../../push/hub.ts";
import { withData } from "../../../store/load.ts";
import { type CargoTables, TABLES } from "../../../store/tables.ts";
import { applyEdit } from "../../../world/admin/admin-edit.ts";
import type { CargoGame } from "../../../world/game.ts";
import type { AdminUserRow } from "../../../world/state/accounts.ts";
import type { WorldDraft } from "../../../world/world-draft.ts";
import { adminOf, adminSessionOf, keyOf } from "../../guard.ts";
import * as schemas from "../../schemas.ts";
import { logAccount } from "../../security-log.ts";
import { ADMIN_COOKIE, giveCookie, giveDevices, takeCookie } from "../../session-cookie.ts";
import { adminLoggedInView, adminUserView } from "../../views/admin.ts";
import { isoTime } from "../../views/session.ts";
import { CLEARS_COOKIE, originOf, SIGN_IN, setsCookie } from "../auth.ts";
import { endpoints, nothing } from "../endpoint.ts";
import { adminAuditRoutes } from "./admin-audit.ts";
import { adminInviteRoutes } from "./admin-invites.ts";
import { adminOverviewRoutes } from "./admin-overview.ts";
import { adminPlayerRoutes } from "./admin-players.ts";
import { adminUserRoutes } from "./admin-users.ts";

export function adminRoutes(app: App, hub: Hub, players: Players): void {
  sessionRoutes(app, players);
  adminOverviewRoutes(app, hub, players);
  adminUserRoutes(app, players);
  adminInviteRoutes(app, players.game);
  adminPlayerRoutes(app, players);
  adminAuditRoutes(app, players.game);
  tableRoutes(app, players.game);
}

function sessionRoutes(app: App, players: Players): void {
  const { get, post } = endpoints(app, "admin");
  const { game } = players;
  post({
    url: "/api/admin/login",
    operationId: "adminLogin",
    summary: "Sign in to the admin panel",
    description:
      "Opens an admin's session, which gives access to the panel but not to the game. Wrong passwords lock sign-ins as they do for players, and browsers can be known devices too.",
    body: schemas.AdminLoginRequest,
    answer: schemas.AdminLoggedIn,
    ...SIGN_IN,
    ...setsCookie(),
    problems: ["wrong-credentials", "sign-in-locked", "hashing-busy"],
    handler: async (request, reply) => {
      const loggedIn = await logIn(players, request.body, originOf(request, "admin"));
      const { admin, session, token } = loggedIn;
      logAccount(request, "admin-logged-in", `admin ${admin.id}`, { sessionId: session.id });
      giveCookie(request, reply, ADMIN_COOKIE, token);
      giveDevices(request, reply, loggedIn.devices);
      return adminLoggedInView(loggedIn);
    },
  });
  post({
    url: "/api/admin/logout",
    operationId: "adminLogout",
    summary: "Sign out",
    description: "Ends only the session that the request came with.",
    status: 204,
    answer: nothing("The session has ended."),
    // Retries have no session, so there is no principal for a key.
    idempotencyKey: false,
    ...CLEARS_COOKIE,
    handler: async (request, reply) => {
      const { id, admin_id } = adminSessionOf(request);
      await logOut(game, id);
      logAccount(request, "admin-logged-out", `admin ${admin_id}`, { sessionId: id });
      takeCookie(request, reply, ADMIN_COOKIE);
      return undefined;
    },
  });
  get({
    url: "/api/admin/session",
    operationId: "adminGetSession",
    summary: "The current admin session",
    description: "The session that the request came with, and its admin user. Changes nothing.",
    answer: schemas.AdminSession,
    handler: async (request) => {
      const session = adminSessionOf(request);
      const { id, admin_id } = session;
      const admin = await game.host.read(({ state }) => state.accounts.admins.get(admin_id) as AdminUserRow);
      return { sessionId: id, admin: adminUserView(admin), expiresAt: isoTime(endOf(session)) };
    },
  });
}

/** Routes of the kit. Their paths make them routes for admins. */
function tableRoutes(app: App, { host, store }: CargoGame): void {
  app.register(
    tableAdmin({
      tables: TABLES,
      read: store.read,
      completions: { events: (db, rows) => withData(db as never, rows as never) },
      deletionProblems: ["plane-in-use"],
      change: (request, what, work) => {
        const run = (draft: WorldDraft, tx: Transaction<CargoTables>) =>
          applyEdit(draft, tx, what, () => work(tx), { adminId: adminOf(request) });
        return host.execute({ exclusive: true, key: keyOf(request), stored, run }, replayable);
      },
    }),
  );
}
