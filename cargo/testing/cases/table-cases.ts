/** Requests for every answer of the table editor, and of reverting its changes and adjustments of cash. */
import type { Method } from "@outbound/kit/testing/app-client.ts";
import { type AdminClient, TEST_HOME } from "../cargo-app.ts";
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
import { sessionIdOf } from "./account-cases.ts";
import { asks, nobody, ok } from "./admin-cases.ts";

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
