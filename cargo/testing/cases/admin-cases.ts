/** Requests for every answer of the admin panel. */
import type { Method } from "@outbound/kit/testing/app-client.ts";
import { ADMIN_PASSWORD, type AdminClient, TEST_HOME, TEST_PASSWORD } from "../cargo-app.ts";
import {
  AWAY,
  type Case,
  type CasesByOperation,
  leaveMoney,
  NO_IDS,
  type Pilot,
  posted,
  type Stage,
  sent,
} from "../stage.ts";
import { failedSignIns, sessionIdOf } from "./account-cases.ts";

const COMMON = "password1";
const WRONG = "a panel of somebody";
const LOGIN = "/api/admin/login";

const asks =
  (method: Method, path: string, body?: unknown): Case =>
  async (stage) =>
    sent(await stage.admin(), method, path, body);
/** Sends a request about a new player. */
const aboutPlayer =
  (action: string, body: object): Case =>
  async (stage) =>
    posted(await stage.admin(), `/api/admin/players/${(await stage.newcomer()).id}/${action}`, body);
const nobody = (method: Method, path: (id: string) => string, body?: object): readonly Case[] =>
  NO_IDS.map((id) => asks(method, path(id), body));
const ok = (one: Case, status = 200) => ({ good: { [status]: one } });

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

const rows = (table: string, query = ""): string => `/api/admin/tables/${table}/rows${query}`;
const NEW_PLANE = {
  model_id: "C208",
  name: "Spare",
  status: "available",
  airport_icao: AWAY,
  health: 10_000,
  fuel_l: 0,
};

const closedTable = (method: Method, query: string): Readonly<Record<string, readonly Case[]>> => ({
  "unknown-table": ["nothing", "sqlite_schema", "pg_class", "planes%20", "constructor"].map((table) =>
    asks(method, rows(table, query), {}),
  ),
  "read-only-table": [
    asks(method, rows("world", query), bodyFor(method, { id: 1, revision: 0 })),
    asks(method, rows("migrations", query), bodyFor(method, { id: 1, name: "another" })),
    asks(method, rows("ledger", query), bodyFor(method, { id: 1, amount: 5 })),
    asks(method, rows("audit", query), bodyFor(method, { id: 1, action: "none" })),
  ],
});

const bodyFor = (method: Method, body: object): object => (method === "DELETE" ? {} : body);

const unknownRow = (method: Method): readonly Case[] =>
  NO_IDS.slice(0, 3).map((id) => asks(method, rows("planes", `?pk.id=${id}`), {}));

/** Edits a row of a new player. */
const edits =
  (table: "planes" | "players", change: object): Case =>
  async (stage) => {
    const pilot = await stage.pilot();
    const id = table === "planes" ? pilot.planeId : pilot.id;
    return sent(await stage.admin(), "PATCH", rows(table, `?pk.id=${id}`), change);
  };
const adds =
  (change: object): Case =>
  async (stage) =>
    posted(await stage.admin(), rows("planes"), { owner_id: (await stage.newcomer()).id, ...NEW_PLANE, ...change });
const removes =
  (table: "planes" | "players", before: (planeId: number) => { path: string; body?: object } | undefined): Case =>
  async (stage) => {
    const pilot = await stage.pilot();
    const first = before(pilot.planeId);
    if (first) await pilot.ok("POST", first.path, first.body);
    return sent(await stage.admin(), "DELETE", rows(table, `?pk.id=${table === "planes" ? pilot.planeId : pilot.id}`));
  };

const flies = (planeId: number) => ({ path: `/api/planes/${planeId}/fly`, body: { destIcao: AWAY } });

/** Makes these changes as an admin, and reverts the first of them. */
const reverts =
  (changes: (stage: Stage, pilot: Pilot) => readonly (readonly [Method, string, object?])[]): Case =>
  async (stage) => {
    const [pilot, admin] = [await stage.pilot(), await stage.admin()];
    const all = changes(stage, pilot);
    for (const [method, path, body] of all) await admin.ok(method, path, body);
    const { items } = await admin.ok<{ items: readonly { id: number }[] }>(
      "GET",
      `/api/admin/audit?limit=${all.length}`,
    );
    return posted(admin, `/api/admin/audit/${items.at(-1)?.id}/revert`, {});
  };
/** Adjusts the cash of a new pilot, does something, and takes the adjustment back. */
const takesBack =
  (amount: number, then: (admin: AdminClient, entryId: number, pilot: Pilot) => Promise<unknown>): Case =>
  async (stage) => {
    const [pilot, admin] = [await stage.pilot(), await stage.admin()];
    await admin.ok("POST", `/api/admin/players/${pilot.id}/cash`, { amount, reason: "A gift" });
    const { items } = await admin.ok<{ items: readonly { id: number }[] }>("GET", "/api/admin/audit?limit=1");
    const id = items[0]?.id ?? 0;
    await then(admin, id, pilot);
    return posted(admin, `/api/admin/audit/${id}/revert`, {});
  };
const moneyOf = ({ id }: Pilot, money: number) => ["PATCH", rows("players", `?pk.id=${id}`), { money }] as const;
const row = (table: string, id: number) => rows(table, `?pk.id=${id}`);

export const AUDIT_CASES: CasesByOperation = {
  adminRevertChange: {
    ...ok(reverts((_stage, pilot) => [moneyOf(pilot, 5)])),
    refused: {
      "unknown-entry": nobody("POST", (id) => `/api/admin/audit/${id}/revert`, {}),
      "not-revertible": [
        reverts((_stage, { id }) => [["POST", `/api/admin/players/${id}/suspend`, { suspended: true }]]),
      ],
      "already-reverted": [takesBack(3_000, (admin, id) => admin.ok("POST", `/api/admin/audit/${id}/revert`))],
      "purse-too-small": [takesBack(3_000, (_admin, _id, pilot) => leaveMoney(pilot, 1_000))],
      "row-changed": [
        reverts((_stage, pilot) => [moneyOf(pilot, 5), moneyOf(pilot, 6)]),
        reverts((_stage, { planeId }) => [
          ["PATCH", row("planes", planeId), { name: "Ida" }],
          ["DELETE", row("planes", planeId)],
        ]),
      ],
      "read-only-table": [
        async (stage) => {
          const sessionId = await sessionIdOf(await stage.newcomer());
          return reverts(() => [["DELETE", row("sessions", sessionId)]])(stage);
        },
      ],
      "constraint-violation": [
        reverts((_stage, { id, planeId }) => [
          ["DELETE", row("planes", planeId)],
          ["DELETE", row("players", id)],
        ]),
      ],
      "plane-in-use": [
        async (stage) => {
          const [pilot, admin] = [await stage.pilot(), await stage.admin()];
          const plane = await admin.ok<{ id: number }>("POST", rows("planes"), {
            owner_id: pilot.id,
            ...NEW_PLANE,
            airport_icao: TEST_HOME,
            fuel_l: 500,
          });
          const { items } = await admin.ok<{ items: readonly { id: number }[] }>("GET", "/api/admin/audit?limit=1");
          const { path, body } = flies(plane.id);
          await pilot.ok("POST", path, body);
          return posted(admin, `/api/admin/audit/${items[0]?.id}/revert`, {});
        },
      ],
    },
  },
};

export const TABLE_CASES: CasesByOperation = {
  adminListTables: ok(asks("GET", "/api/admin/tables")),
  adminListRows: {
    ...ok(asks("GET", rows("planes", "?limit=1&offset=1&orderBy=health&direction=desc&where.model_id=C208"))),
    refused: {
      "unknown-table": ["nothing", "sqlite_schema", "constructor"].map((table) => asks("GET", rows(table))),
    },
  },
  adminAddRow: {
    ...ok(adds({}), 201),
    refused: {
      ...closedTable("POST", ""),
      "constraint-violation": [
        adds({ owner_id: 99_999_999 }),
        adds({ health: 10_001 }),
        adds({ status: "lost" }),
        adds({ airport_icao: null }),
      ],
    },
  },
  adminEditRow: {
    ...ok(edits("players", { money: 5 })),
    refused: {
      ...closedTable("PATCH", "?pk.id=1"),
      "unknown-row": unknownRow("PATCH"),
      "constraint-violation": [
        edits("players", { money: -1 }),
        edits("players", { reputation: 100_001 }),
        edits("players", { username_key: "ADMIN" }),
        edits("planes", { owner_id: 99_999_999 }),
        edits("planes", { model_id: "A380" }),
        edits("planes", { status: "flying" }),
      ],
    },
  },
  adminDeleteRow: {
    ...ok(removes("planes", () => undefined)),
    refused: {
      ...closedTable("DELETE", "?pk.id=1"),
      "unknown-row": unknownRow("DELETE"),
      "plane-in-use": [removes("planes", flies), removes("players", flies)],
      "constraint-violation": [asks("DELETE", rows("pools", "?pk.airport_icao=EDDF"))],
    },
  },
};
