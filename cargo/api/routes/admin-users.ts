/** Those who can log in to the admin panel. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import { idempotency } from "@outbound/kit/idempotency/request.ts";
import Type from "typebox";
import { addAdmin, changeAdmin, removeAdmin } from "../../players/admins.ts";
import { adminPrincipalOf } from "../../players/principal.ts";
import type { Players } from "../../players/register.ts";
import type { CargoGame } from "../../world/game.ts";
import { adminOf, adminSessionOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import { adminUserView } from "../views/admin.ts";
import { nothing, SECRET } from "./auth.ts";

const tags = ["admin"];
const UserParams = Type.Object({ userId: PathId }, { additionalProperties: false });
const Users = Type.Object(
  { users: Type.Array(ref(schemas.AdminUser), { description: "By id." }) },
  { additionalProperties: false, description: "All admin users." },
);

export function adminUserRoutes(app: App, players: Players): void {
  listRoute(app, players.game);
  addRoute(app, players);
  changeRoute(app, players);
  deleteRoute(app, players.game);
}

function listRoute(app: App, game: CargoGame): void {
  app.get(
    "/api/admin/users",
    {
      schema: {
        operationId: "adminListUsers",
        tags,
        summary: "The admin users",
        description: "Changes nothing.",
        response: { 200: Users },
      },
    },
    async () => {
      const users = await game.host.read(({ state }) =>
        [...state.accounts.admins.values()].sort((a, b) => a.id - b.id),
      );
      return { users: users.map(adminUserView) };
    },
  );
}

function addRoute(app: App, players: Players): void {
  app.post(
    "/api/admin/users",
    {
      schema: {
        operationId: "adminAddUser",
        tags,
        summary: "Add an admin user",
        description: "The new user can log in at once. It is noted in the audit, without the password.",
        body: ref(schemas.CreateAdminUserRequest),
        response: { 201: schemas.answer(schemas.AdminUser) },
      },
      config: { idempotencyKey: false, problems: ["password-common", "username-taken", "hashing-busy"] },
    },
    async (request, reply) => {
      const user = await addAdmin(players, adminOf(request), request.body);
      return reply.code(201).send(adminUserView(user));
    },
  );
}

function changeRoute(app: App, players: Players): void {
  app.patch(
    "/api/admin/users/:userId",
    {
      schema: {
        operationId: "adminChangeUser",
        tags,
        summary: "Change an admin user",
        description:
          "Sets another name, another password or both; it takes the present password of who asks. A new password ends the user's sessions, but for the one that this request came with. It is noted in the audit.",
        params: UserParams,
        body: ref(schemas.ChangeAdminUserRequest),
        response: { 200: schemas.answer(schemas.AdminUser) },
      },
      config: {
        ...SECRET,
        problems: ["wrong-password", "password-common", "unknown-user", "username-taken", "hashing-busy"],
      },
    },
    async (request) =>
      adminUserView(await changeAdmin(players, adminSessionOf(request), request.params.userId, request.body)),
  );
}

function deleteRoute(app: App, game: CargoGame): void {
  app.delete(
    "/api/admin/users/:userId",
    {
      schema: {
        operationId: "adminDeleteUser",
        tags,
        summary: "Delete an admin user",
        description: "Ends the user's sessions too. The last admin user stays. It is noted in the audit.",
        params: UserParams,
        response: { 204: nothing("The user is gone.") },
      },
      config: { problems: ["unknown-user", "last-admin"] },
    },
    async (request, reply) => {
      const adminId = adminOf(request);
      const key = idempotency(request, adminPrincipalOf(adminId));
      const { replayed } = await removeAdmin(game, key, adminId, request.params.userId);
      if (replayed) reply.header("idempotency-replayed", "true");
      return reply.code(204).send(undefined);
    },
  );
}
