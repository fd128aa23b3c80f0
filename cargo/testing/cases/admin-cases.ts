/** Requests for every answer of the admin panel. */
import type { Method } from "@outbound/kit/testing/app-client.ts";
import { ADMIN_PASSWORD, type AdminClient, TEST_PASSWORD } from "../cargo-app.ts";
import { type Case, type CasesByOperation, NO_IDS, posted, type Stage, sent } from "../stage.ts";
import { failedSignIns, sessionIdOf } from "./account-cases.ts";

const COMMON = "password1";
const WRONG = "a panel of somebody";
const LOGIN = "/api/admin/login";

export const asks =
  (method: Method, path: string, body?: unknown): Case =>
  async (stage) =>
    sent(await stage.admin(), method, path, body);
/** Sends a request about a new player. */
const aboutPlayer =
  (action: string, body: object): Case =>
  async (stage) =>
    posted(await stage.admin(), `/api/admin/players/${(await stage.newcomer()).id}/${action}`, body);
export const nobody = (method: Method, path: (id: string) => string, body?: object): readonly Case[] =>
  NO_IDS.map((id) => asks(method, path(id), body));
export const ok = (one: Case, status = 200) => ({ good: { [status]: one } });

async function colleague(
  stage: Stage,
): Promise<{ readonly admin: AdminClient; readonly id: number; readonly username: string }> {
  const [admin, username] = [await stage.admin(), stage.freshName()];
  const { id } = await admin.ok<{ id: number }>("POST", "/api/admin/users", {
    current: ADMIN_PASSWORD,
    username,
    password: TEST_PASSWORD,
  });
  return { admin, id, username };
}

const newUser = (change: object) => ({
  current: ADMIN_PASSWORD,
  username: "another",
  password: TEST_PASSWORD,
  ...change,
});

/** Sends a request after ten wrong passwords of its own session. */
const afterWrongPasswords =
  (method: Method, path: string, body: object): Case =>
  async (stage) => {
    const admin = await stage.cargo.admin();
    for (let guess = 0; guess < 10; guess++) await admin.call("DELETE", "/api/admin/users/99", { current: WRONG });
    return sent(admin, method, path, { current: ADMIN_PASSWORD, ...body });
  };

const changesColleague =
  (change: object): Case =>
  async (stage) => {
    const { admin, id } = await colleague(stage);
    return sent(admin, "PATCH", `/api/admin/users/${id}`, { current: ADMIN_PASSWORD, ...change });
  };

export const ADMIN_CASES: CasesByOperation = {
  adminLogin: {
    ...ok(async (stage) => {
      await stage.admin();
      return posted(stage.stranger(), LOGIN, { username: "ADMIN", password: ADMIN_PASSWORD });
    }),
    refused: {
      "wrong-credentials": [
        async (stage) => posted(stage.stranger(), LOGIN, { username: stage.freshName(), password: WRONG }),
        async (stage) => {
          const { username } = await stage.newcomer();
          return posted(stage.stranger(), LOGIN, { username, password: TEST_PASSWORD });
        },
      ],
      "sign-in-locked": [
        async (stage) => {
          await stage.admin();
          const by = stage.stranger();
          await failedSignIns(by, LOGIN, { username: "admin", password: WRONG }, 5);
          return posted(by, LOGIN, { username: "admin", password: ADMIN_PASSWORD });
        },
      ],
    },
  },
  adminLogout: ok(asks("POST", "/api/admin/logout"), 204),
  adminGetSession: ok(asks("GET", "/api/admin/session")),
  adminListUsers: ok(asks("GET", "/api/admin/users")),
  adminAddUser: {
    ...ok(
      async (stage) =>
        posted(await stage.admin(), "/api/admin/users", {
          current: ADMIN_PASSWORD,
          username: stage.freshName(),
          password: TEST_PASSWORD,
        }),
      201,
    ),
    refused: {
      "wrong-password": [asks("POST", "/api/admin/users", newUser({ current: WRONG }))],
      "sign-in-locked": [afterWrongPasswords("POST", "/api/admin/users", newUser({}))],
      "password-common": [asks("POST", "/api/admin/users", newUser({ password: COMMON }))],
      "username-taken": [asks("POST", "/api/admin/users", newUser({ username: "ADMIN" }))],
    },
  },
  adminChangeUser: {
    ...ok(changesColleague({ password: "two planes of my own" })),
    refused: {
      "wrong-password": [changesColleague({ current: WRONG, username: "nobody" })],
      "sign-in-locked": [afterWrongPasswords("PATCH", "/api/admin/users/1", { username: "nobody" })],
      "unknown-user": nobody("PATCH", (id) => `/api/admin/users/${id}`, {
        current: ADMIN_PASSWORD,
        username: "nobody",
      }),
      "password-common": [changesColleague({ password: COMMON })],
      "username-taken": [changesColleague({ username: "Admin" })],
    },
  },
  adminDeleteUser: {
    ...ok(async (stage) => {
      const { admin, id } = await colleague(stage);
      return sent(admin, "DELETE", `/api/admin/users/${id}`, { current: ADMIN_PASSWORD });
    }, 204),
    refused: {
      "wrong-password": [
        async (stage) => {
          const { admin, id } = await colleague(stage);
          return sent(admin, "DELETE", `/api/admin/users/${id}`, { current: WRONG });
        },
      ],
      "sign-in-locked": [afterWrongPasswords("DELETE", "/api/admin/users/1", {})],
      "unknown-user": nobody("DELETE", (id) => `/api/admin/users/${id}`, { current: ADMIN_PASSWORD }),
      "last-admin": [
        async (stage) => {
          const admin = await stage.admin();
          const { users } = await admin.ok<{ users: readonly { id: number }[] }>("GET", "/api/admin/users");
          const confirmed = { current: ADMIN_PASSWORD };
          for (const { id } of users)
            if (id !== admin.id) await admin.ok("DELETE", `/api/admin/users/${id}`, confirmed);
          return sent(admin, "DELETE", `/api/admin/users/${admin.id}`, confirmed);
        },
      ],
    },
  },
  adminSetPlayerPassword: {
    ...ok(aboutPlayer("password", { current: ADMIN_PASSWORD, password: "two planes of my own" })),
    refused: {
      "sign-in-locked": [
        afterWrongPasswords("POST", "/api/admin/players/1/password", { password: "two planes of my own" }),
      ],
      "wrong-password": [aboutPlayer("password", { current: WRONG, password: "two planes of my own" })],
      "unknown-player": nobody("POST", (id) => `/api/admin/players/${id}/password`, {
        current: ADMIN_PASSWORD,
        password: TEST_PASSWORD,
      }),
      "password-common": [aboutPlayer("password", { current: ADMIN_PASSWORD, password: COMMON })],
    },
  },
  adminSuspendPlayer: {
    ...ok(aboutPlayer("suspend", { suspended: true })),
    refused: {
      "unknown-player": nobody("POST", (id) => `/api/admin/players/${id}/suspend`, { suspended: false }),
    },
  },
  adminFindPlayers: ok(asks("GET", "/api/admin/players?search=a&limit=2")),
  adminAdjustCash: {
    ...ok(aboutPlayer("cash", { amount: 2_500, reason: "Refund of a lost plane" })),
    refused: {
      "unknown-player": nobody("POST", (id) => `/api/admin/players/${id}/cash`, { amount: 1, reason: "Nobody" }),
      "purse-too-small": [aboutPlayer("cash", { amount: -999_999_999, reason: "More than there is" })],
    },
  },
  adminListInvites: ok(asks("GET", "/api/admin/invites?limit=1")),
  adminCreateInvite: ok(asks("POST", "/api/admin/invites", { uses: 1000, hours: 8760, note: "For friends" }), 201),
  adminWithdrawInvite: {
    ...ok(async (stage) => {
      const admin = await stage.admin();
      const { id } = await admin.ok<{ id: number }>("POST", "/api/admin/invites", {});
      return sent(admin, "DELETE", `/api/admin/invites/${id}`);
    }, 204),
    refused: { "unknown-invite": nobody("DELETE", (id) => `/api/admin/invites/${id}`) },
  },
  adminListSessions: ok(asks("GET", "/api/admin/sessions?kind=admin&limit=1&before=99999")),
  adminEndSession: {
    ...ok(async (stage) => {
      const sessionId = await sessionIdOf(await stage.newcomer());
      return sent(await stage.admin(), "DELETE", `/api/admin/sessions/${sessionId}`);
    }, 204),
    refused: { "unknown-session": nobody("DELETE", (id) => `/api/admin/sessions/${id}`) },
  },
  adminGetOverview: ok(asks("GET", "/api/admin/overview")),
  adminListAudit: ok(asks("GET", "/api/admin/audit?limit=1")),
};
