/**
 * Requests for each refusal that belongs to an operation. `kit/testing/general-refusals.ts` generates requests for refusals that
 * all operations share (malformed text, limits, a lost store).
 */
import type { Method } from "@outbound/kit/testing/app-client.ts";
import type { Game } from "../../rules/game/game.ts";
import { RULES_VERSION } from "../../rules/values/limits.ts";
import { aGame } from "../a-game.ts";
import { cancelled, explore, jump, ordered, research } from "../play.ts";
import { documentOf } from "../space-app.ts";
import {
  BUILD,
  type Case,
  CHOOSE,
  EXPAND,
  EXPLORE,
  get,
  JUMP,
  patch,
  post,
  RESEARCH,
  remove,
  rows,
  UPGRADE,
} from "./case.ts";
import { DECIDED, FULL, MET, OFFERED, OVER, POOR, QUEUED, RICH, STORY_END } from "./games.ts";

/** Returns the refusals of one of the six orders, derived from a request that would succeed. */
const order = (path: string, body: object): Readonly<Record<string, readonly Case[]>> => ({
  "unknown-crew": [
    ...[0, -1, 99, 2 ** 53].map((leadId) => ({ request: post(path, { ...body, leadId }) })),
    { request: post(path, { ...body, helperIds: [99] }) },
  ],
  "game-over": [
    { game: OVER, request: post(path, body) },
    { game: OVER, request: post(`${path}?preview=true`, body) },
  ],
  "queue-full": [{ game: FULL, request: post(path, body) }],
  "lead-among-helpers": [{ request: post(path, { ...body, leadId: 4, helperIds: [1, 4] }) }],
});

const of =
  (path: string) =>
  (body: object, game?: Game): Case => ({ ...(game ? { game } : {}), request: post(path, body) });
const toJump = of("/api/jump");
const toResearch = of("/api/research");
const toUpgrade = of("/api/ship/upgrade");
const toExpand = of("/api/ship/expand");
const toBuild = of("/api/ship/build");

const toRoute = of("/api/route");

/** A map in which no route leads to system 8. */
const FAR = aGame().rich().withSystem(8, { x: 6_000, y: 4_400 }).build();

/** Returns batches in which the second order is refused, one for each refusal. */
function batchRefusals(): Readonly<Record<string, readonly Case[]>> {
  const after = (second: object, game?: Game): Case =>
    of("/api/orders")({ orders: [{ kind: "explore", leadId: 2 }, second] }, game);
  const known = aGame().rich().withTech("nav1").withBuilt("scoop").build();
  return {
    "unknown-crew": [after({ kind: "expand", leadId: 99 })],
    "unknown-system": [after({ kind: "jump", systemId: 99, leadId: 1 })],
    "unknown-module": [after({ kind: "upgrade", moduleId: 99, leadId: 1 })],
    "unknown-tech": [after({ kind: "research", techId: "warp9", leadId: 1 })],
    "unknown-kind": [after({ kind: "build", build: "ballroom", leadId: 1 })],
    "unknown-mission": [after({ kind: "accept", missionId: 99 })],
    "mission-not-offered": [after({ kind: "accept", missionId: 4 }, OFFERED)],
    "game-over": [after({ kind: "explore", leadId: 1 }, OVER)],
    "queue-full": [after({ kind: "explore", leadId: 1 }, cancelled(FULL, 20))],
    "already-there": [after({ kind: "jump", systemId: 1, leadId: 1 })],
    "already-researched": [after({ kind: "research", techId: "nav1", leadId: 1 }, known)],
    "already-queued": [after({ kind: "research", techId: "nav1", leadId: 1 }, ordered(RICH, research("nav1")))],
    "already-built": [after({ kind: "build", build: "scoop", leadId: 1 }, known)],
    "tier-cap": [after({ kind: "upgrade", moduleId: 6, leadId: 1 })],
    "expansion-limit": [after({ kind: "expand", leadId: 1 }, aGame().rich().withExpansions(6).build())],
    "no-free-slot": [after({ kind: "build", build: "shield", leadId: 1 }, known)],
    "hull-sound": [after({ kind: "build", build: "patch", leadId: 1 })],
    "out-of-range": [after({ kind: "jump", systemId: 5, leadId: 1 })],
    "not-enough-fuel": [after({ kind: "jump", systemId: 2, leadId: 1 }, POOR)],
    "not-enough-resources": [after({ kind: "expand", leadId: 1 }, POOR)],
    "missing-prerequisites": [after({ kind: "research", techId: "lode", leadId: 1 })],
    "lead-among-helpers": [after({ kind: "expand", leadId: 1, helperIds: [1] })],
  };
}

/** Ids that do not exist. */
const NOWHERE = ["0", "-1", "99", String(2 ** 60)];
const NO_TECHS = ["warp9", "", "NAV1", "constructor"];
const NO_TURNS = [3, Number.MAX_SAFE_INTEGER];

const tampered = { ...documentOf(RICH), game: { ...RICH, hull: 1 } };

/** The columns of an archive except its document. */
const ARCHIVE = { id: 777, archived_at: 0, seed: 1, difficulty: "standard", turn: 0, status: "active", score: 0 };

const closedTable = (method: Method, query: string): Readonly<Record<string, readonly Case[]>> => ({
  "unknown-table": ["nothing", "sqlite_schema", "pg_class", "crew%20", "constructor"].map((table) => ({
    request: { method, path: rows(table, query), body: {} },
  })),
  "read-only-table": [
    {
      request: {
        method,
        path: rows("idempotency_keys", query === "" ? "" : "?pk.principal=a&pk.key=b"),
        body: bodyFor(method, { principal: "a", key: "b" }),
      },
    },
    { request: { method, path: rows("migrations", query), body: bodyFor(method, { id: 1, name: "another" }) } },
  ],
});

const bodyFor = (method: Method, body: object): object => (method === "DELETE" ? {} : body);

const unknownRow = (method: Method): readonly Case[] =>
  NOWHERE.slice(0, 3).map((id) => ({ request: { method, path: rows("crew", `?pk.id=${id}`), body: {} } }));

/** Cases by operationId and code: each request must be refused with the code and change nothing. */
export const REFUSED: Readonly<Record<string, Readonly<Record<string, readonly Case[]>>>> = {
  getProblemPage: {
    "unknown-problem": ["nothing", "constructor", "GAME-OVER"].map((code) => ({ request: get(`/problems/${code}`) })),
  },
  createGame: { "too-many-games": [{ first: [post("/api/games", {})], request: post("/api/games", {}) }] },
  getReplay: { "no-replay": [{ request: get("/api/replay") }, { game: OVER, request: get("/api/replay") }] },
  deleteGame: { "main-game": [{ request: remove("/api/games/main") }] },
  getSystem: { "unknown-system": NOWHERE.map((id) => ({ request: get(`/api/systems/${id}`) })) },
  getRoute: {
    "unknown-system": NOWHERE.slice(0, 3).flatMap((id) => [
      { request: get(`/api/route?to=${id}`) },
      { request: get(`/api/route?from=${id}&to=7`) },
    ]),
    "out-of-range": [{ game: FAR, request: get("/api/route?to=8") }],
  },
  orderJump: {
    ...order("/api/jump", JUMP),
    "unknown-system": [0, -1, 99, 2 ** 53].map((systemId) => toJump({ ...JUMP, systemId })),
    "already-there": [toJump({ ...JUMP, systemId: 1 }), toJump(JUMP, ordered(RICH, jump(2)))],
    "out-of-range": [toJump({ ...JUMP, systemId: 5 })],
    "not-enough-fuel": [toJump(JUMP, POOR)],
  },
  orderExplore: order("/api/explore", EXPLORE),
  orderResearch: {
    ...order("/api/research", RESEARCH),
    "unknown-tech": NO_TECHS.map((techId) => toResearch({ ...RESEARCH, techId })),
    "already-researched": [toResearch(RESEARCH, aGame().rich().withTech("nav1").build())],
    "already-queued": [toResearch(RESEARCH, ordered(RICH, research("nav1")))],
    "not-enough-resources": [toResearch(RESEARCH, POOR)],
    "missing-prerequisites": [toResearch({ ...RESEARCH, techId: "lode" })],
  },
  orderUpgrade: {
    ...order("/api/ship/upgrade", UPGRADE),
    "unknown-module": [0, -1, 99, 2 ** 53].map((moduleId) => toUpgrade({ ...UPGRADE, moduleId })),
    "tier-cap": [
      toUpgrade({ ...UPGRADE, moduleId: 6 }),
      toUpgrade(UPGRADE, aGame().rich().withTier("reactor", 2).build()),
    ],
    "not-enough-resources": [toUpgrade(UPGRADE, POOR)],
  },
  orderExpansion: {
    ...order("/api/ship/expand", EXPAND),
    "expansion-limit": [toExpand(EXPAND, aGame().rich().withExpansions(6).build())],
    "not-enough-resources": [toExpand(EXPAND, POOR)],
  },
  orderBuild: {
    ...order("/api/ship/build", BUILD),
    "unknown-kind": ["ballroom", "", "reactor", "constructor"].map((kind) => toBuild({ ...BUILD, kind })),
    "already-built": [toBuild(BUILD, aGame().rich().withBuilt("scoop").build())],
    "already-queued": [toBuild(BUILD, ordered(RICH, { kind: "build", build: "scoop", leadId: 3, helperIds: [] }))],
    "no-free-slot": [toBuild(BUILD, aGame().rich().withBuilt("quarters").build())],
    "hull-sound": [toBuild({ ...BUILD, kind: "patch" })],
    "not-enough-resources": [toBuild(BUILD, POOR)],
    "missing-prerequisites": [toBuild({ ...BUILD, kind: "hydroponics" })],
  },
  placeOrders: batchRefusals(),
  orderRoute: {
    ...order("/api/route", { systemId: 4, leadId: 1 }),
    "unknown-system": [0, -1, 99, 2 ** 53].map((systemId) => toRoute({ systemId })),
    "already-there": [toRoute({ systemId: 1 }), toRoute({ systemId: 2 }, ordered(RICH, jump(2)))],
    "queue-full": [toRoute({ systemId: 7 }, ordered(RICH, ...Array.from({ length: 18 }, () => explore())))],
    // The ship on this map has no fuel left for the second hop.
    "not-enough-fuel": [toRoute({ systemId: 7 }, aGame().withResources({ fuel: 4 }).build())],
    "out-of-range": [toRoute({ systemId: 8 }, FAR)],
  },
  changeTeam: {
    "unknown-task": NOWHERE.map((id) => ({ game: QUEUED, request: patch(`/api/tasks/${id}`, { leadId: 1 }) })),
    "unknown-crew": [
      { game: QUEUED, request: patch("/api/tasks/3", { leadId: 99 }) },
      { game: QUEUED, request: patch("/api/tasks/3?preview=true", { leadId: 1, helperIds: [99] }) },
    ],
    "task-active": [{ game: QUEUED, request: patch("/api/tasks/1", { leadId: 1 }) }],
    "lead-among-helpers": [{ game: QUEUED, request: patch("/api/tasks/3", { leadId: 1, helperIds: [1] }) }],
  },
  listTasks: {
    "unknown-task": NOWHERE.slice(0, 3).map((id) => ({ game: QUEUED, request: get(`/api/tasks?before=${id}`) })),
  },
  getTask: { "unknown-task": NOWHERE.map((id) => ({ game: QUEUED, request: get(`/api/tasks/${id}`) })) },
  cancelTask: {
    "unknown-task": [
      ...NOWHERE.map((id) => ({ game: QUEUED, request: remove(`/api/tasks/${id}`) })),
      { game: QUEUED, first: [remove("/api/tasks/2")], request: remove("/api/tasks/2") },
      { game: QUEUED, request: remove("/api/tasks/99?preview=true") },
    ],
  },
  moveTask: {
    "unknown-task": NOWHERE.map((id) => ({ game: QUEUED, request: post(`/api/tasks/${id}/move`, { position: 0 }) })),
    "position-out-of-range": [2, 99, 2 ** 53].map((position) => ({
      game: QUEUED,
      request: post("/api/tasks/3/move", { position }),
    })),
    "task-active": [{ game: QUEUED, request: post("/api/tasks/1/move", { position: 0 }) }],
  },
  workTurn: {
    "stale-turn": [1, 99].map((expectedTurn) => ({ game: QUEUED, request: post("/api/turn", { expectedTurn }) })),
  },
  runTurns: {
    "stale-turn": [{ game: QUEUED, request: post("/api/turn/run", { maxTurns: 2, expectedTurn: 1 }) }],
  },
  acceptMission: {
    "unknown-mission": NOWHERE.map((id) => ({ game: OFFERED, request: post(`/api/missions/${id}/accept`) })),
    "mission-not-offered": [3, 4].map((id) => ({ game: OFFERED, request: post(`/api/missions/${id}/accept`) })),
    "game-over": [
      { game: { ...OFFERED, status: "lost", endReason: "crew-lost" }, request: post("/api/missions/2/accept") },
    ],
  },
  abandonMission: {
    "unknown-mission": NOWHERE.map((id) => ({ game: OFFERED, request: post(`/api/missions/${id}/abandon`) })),
    "mission-ended": [{ game: OFFERED, request: post("/api/missions/4/abandon") }],
    "game-over": [
      { game: { ...OFFERED, status: "lost", endReason: "crew-lost" }, request: post("/api/missions/3/abandon") },
    ],
  },
  chooseOption: {
    "unknown-encounter": NOWHERE.map((id) => ({
      game: MET,
      request: post(`/api/encounters/${id}/choose`, { option: "fuel" }),
    })),
    "unknown-option": ["", "?preview=true"].map((query) => ({
      game: MET,
      request: post(`${CHOOSE}${query}`, { option: "sing" }),
    })),
    "unknown-crew": [{ game: MET, request: post(CHOOSE, { option: "fuel", crewId: 99 }) }],
    "already-decided": [
      {
        game: MET,
        first: [post(CHOOSE, { option: "pass" })],
        request: post(CHOOSE, { option: "fuel" }),
      },
    ],
    "game-over": [
      {
        game: { ...DECIDED, status: "lost", endReason: "crew-lost" },
        request: post(CHOOSE, { option: "fuel" }),
      },
    ],
    "not-enough-resources": [
      {
        game: aGame().withResources({ fuel: 1 }).meeting("wayfarers-lamp").build(),
        request: post(CHOOSE, { option: "fuel" }),
      },
    ],
    "requirement-not-met": [{ game: STORY_END, request: post(CHOOSE, { option: "debts" }) }],
  },
  importSave: {
    "save-invalid": [
      tampered,
      { ...documentOf(RICH), version: 2 },
      { ...documentOf(RICH), checksum: "0123456789abcdef" },
      documentOf({ ...RICH, positionId: 99 }),
      documentOf({ ...RICH, rulesVersion: RULES_VERSION + 1 }),
    ].map((document) => ({ request: post("/api/save/import", document) })),
  },
  nameArchive: {
    "unknown-archive": NOWHERE.map((id) => ({ request: patch(`/api/save/archives/${id}`, { name: null }) })),
  },
  deleteArchive: { "unknown-archive": NOWHERE.map((id) => ({ request: remove(`/api/save/archives/${id}`) })) },
  restoreSave: {
    "unknown-turn": NO_TURNS.map((turn) => ({ request: post("/api/save/restore", { turn }) })),
    "unknown-archive": [0, -1, 2 ** 53].map((archiveId) => ({ request: post("/api/save/restore", { archiveId }) })),
    "save-invalid": [
      {
        first: [post(rows("archives"), { ...ARCHIVE, document: tampered })],
        request: post("/api/save/restore", { archiveId: 777 }),
      },
      {
        first: [patch(rows("archives", "?pk.id=777"), { document: { format: "nothing" } })],
        request: post("/api/save/restore", { archiveId: 777 }),
      },
    ],
  },
  adminListRows: {
    "unknown-table": ["nothing", "sqlite_schema", "constructor"].map((table) => ({ request: get(rows(table)) })),
  },
  adminAddRow: {
    ...closedTable("POST", ""),
    "constraint-violation": [
      { request: post(rows("crew"), { id: 1, name: "Twice", fatigue: 0 }) },
      { request: post(rows("crew"), { id: 9, name: "Tired", fatigue: 101 }) },
      { request: post(rows("crew"), { id: 9, fatigue: 0 }) },
      { request: post(rows("crew_skills"), { crew_id: 9, skill: "survey", level: 1, xp: 0 }) },
      { request: post(rows("modules"), { id: 9, kind: "core", tier: 1 }) },
    ],
  },
  adminEditRow: {
    ...closedTable("PATCH", "?pk.id=1"),
    "unknown-row": unknownRow("PATCH"),
    "constraint-violation": [
      { request: patch(rows("save", "?pk.id=1"), { position_id: 99 }) },
      { request: patch(rows("save", "?pk.id=1"), { fuel: 99_999 }) },
      { request: patch(rows("save", "?pk.id=1"), { hull: null }) },
      { request: patch(rows("modules", "?pk.id=2"), { kind: "reactor" }) },
      { request: patch(rows("systems", "?pk.id=1"), { save_id: 2 }) },
    ],
  },
  adminDeleteRow: {
    ...closedTable("DELETE", "?pk.id=1"),
    "unknown-row": unknownRow("DELETE"),
    "constraint-violation": [
      { request: remove(rows("save", "?pk.id=1")) },
      { request: remove(rows("systems", "?pk.id=1")) },
      { request: remove(rows("crew", "?pk.id=1")) },
      { request: remove(rows("modules", "?pk.id=1")) },
    ],
  },
};
