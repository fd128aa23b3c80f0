/** Users of the admin panel: list, add, change and delete. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { addAdmin, changeAdmin, removeAdmin } from "../../../players/admins.ts";
import type { Players } from "../../../players/register.ts";
import { adminSessionOf } from "../../guard.ts";
import { object } from "../../schemas/shape.ts";
import * as schemas from "../../schemas.ts";
import { devicesOf, giveDevices } from "../../session-cookie.ts";
import { adminUserView } from "../../views/admin.ts";
import { keepsDevice, SECRET } from "../auth.ts";
import { endpoints, nothing } from "../endpoint.ts";

const UserParams = object({ userId: PathId });
const Users = object(
  { users: Type.Array(ref(schemas.AdminUser), { description: "By id." }) },
  { description: "All admin users." },
);

export function adminUserRoutes(app: App, players: Players): void {
  const { get, post, patch, remove } = endpoints(app, "admin");
  get({
    url: "/api/admin/users",
    operationId: "adminListUsers",
    summary: "The admin users",
    description: "Changes nothing.",
    answer: Users,
    handler: async () => {
      const users = await players.game.host.read(({ state }) => [...state.accounts.admins.values()]);
      return { users: users.sort((a, b) => a.id - b.id).map(adminUserView) };
    },
  });
  post({
    url: "/api/admin/users",
    operationId: "adminAddUser",
    summary: "Add an admin user",
    description:
      "The new user can sign in at once. The call needs the caller's current password. The audit records it, without passwords.",
    body: schemas.CreateAdminUserRequest,
    status: 201,
    answer: schemas.AdminUser,
    ...SECRET,
    problems: ["wrong-password", "sign-in-locked", "password-common", "username-taken", "hashing-busy"],
    handler: async (request) => adminUserView(await addAdmin(players, adminSessionOf(request), request.body)),
  });
  patch({
    url: "/api/admin/users/:userId",
    operationId: "adminChangeUser",
    summary: "Change an admin user",
    description:
      "Sets another name, another password or both. The call needs the caller's current password. A new password ends the user's sessions, except the one that this request came with. The audit records it.",
    params: UserParams,
    body: schemas.ChangeAdminUserRequest,
    answer: schemas.AdminUser,
    ...SECRET,
    ...keepsDevice(200),
    problems: ["wrong-password", "sign-in-locked", "password-common", "unknown-user", "username-taken", "hashing-busy"],
    handler: async (request, reply) => {
      const [by, { userId }] = [adminSessionOf(request), request.params];
      const { user, devices } = await changeAdmin(players, by, userId, request.body, devicesOf(request));
      if (devices !== undefined) giveDevices(request, reply, devices);
      return adminUserView(user);
    },
  });
  remove({
    url: "/api/admin/users/:userId",
    operationId: "adminDeleteUser",
    summary: "Delete an admin user",
    description:
      "Deletes the user and ends the user's sessions. The call needs the caller's current password. The last admin user cannot be deleted. The audit records it.",
    params: UserParams,
    body: schemas.DeleteAdminUserRequest,
    status: 204,
    answer: nothing("The user is deleted."),
    ...SECRET,
    problems: ["wrong-password", "sign-in-locked", "unknown-user", "last-admin", "hashing-busy"],
    handler: async (request) => {
      await removeAdmin(players, adminSessionOf(request), request.params.userId, request.body);
      return undefined;
    },
  });
}
