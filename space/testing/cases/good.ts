/** A request for each success of each operation. */
import type { Request } from "@outbound/kit/testing/app-client.ts";
import { STORY } from "../../examples.ts";
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
import { MET, OFFERED, QUEUED } from "./games.ts";

/** Returns the successes of an order: queued and previewed. */
const placed = (path: string, body: object): Readonly<Record<number, Case>> => ({
  200: { request: post(`${path}?preview=true`, body) },
  202: { request: post(path, body) },
});

const ok = (request: Request, more: Omit<Case, "request"> = {}): Readonly<Record<number, Case>> => ({
  200: { ...more, request },
});

/** Reads of the example story that succeed in any game. */
const READS = STORY.filter(({ method, operationId }) => method === "GET" && !operationId.startsWith("admin")).map(
  ({ operationId, url }) => [operationId, ok(get(url))] as const,
);

/**
 * Cases by operationId and status. Reads that are not listed come from the example story. Streams are tested over a real socket.
 */
export const GOOD: Readonly<Record<string, Readonly<Record<number, Case>>>> = {
  ...Object.fromEntries(READS),
  getDescription: ok(get("/api/openapi")),
  getHealth: ok(get("/healthz")),
  getReadiness: ok(get("/readyz")),
  getMetrics: ok(get("/metrics")),
  listProblems: ok(get("/api/problems")),
  getProblemPage: ok(get("/problems/game-over")),
  listMissions: ok(get("/api/missions"), { game: OFFERED }),
  orderJump: placed("/api/jump", JUMP),
  orderExplore: placed("/api/explore", EXPLORE),
  orderResearch: placed("/api/research", RESEARCH),
  orderUpgrade: placed("/api/ship/upgrade", UPGRADE),
  orderExpansion: placed("/api/ship/expand", EXPAND),
  orderBuild: placed("/api/ship/build", BUILD),
  getForecast: ok(get("/api/forecast?turns=50"), { game: QUEUED }),
  placeOrders: placed("/api/orders", {
    orders: [
      { kind: "jump", systemId: 2, leadId: 1 },
      { kind: "explore", leadId: 2, helperIds: [1] },
    ],
  }),
  orderRoute: placed("/api/route", { systemId: 5, prefer: "turns", leadId: 1, helperIds: [2] }),
  changeTeam: {
    200: { game: QUEUED, request: patch("/api/tasks/3", { leadId: 1, helperIds: [4] }) },
  },
  listTasks: ok(get("/api/tasks?limit=5&before=1"), { game: QUEUED, first: [remove("/api/tasks/1")] }),
  getTask: ok(get("/api/tasks/2"), { game: QUEUED }),
  cancelTask: ok(remove("/api/tasks/1"), { game: QUEUED }),
  moveTask: ok(post("/api/tasks/3/move", { position: 0 }), { game: QUEUED }),
  workTurn: ok(post("/api/turn", { expectedTurn: 0 }), { game: QUEUED }),
  runTurns: ok(post("/api/turn/run", { maxTurns: 50, until: "idle", expectedTurn: 0 }), { game: QUEUED }),
  acceptMission: ok(post("/api/missions/2/accept"), { game: OFFERED }),
  abandonMission: ok(post("/api/missions/2/abandon"), { game: OFFERED }),
  listEncounters: ok(get("/api/encounters?limit=1&before=2"), { game: MET, first: [post(CHOOSE, { option: "pass" })] }),
  chooseOption: ok(post(CHOOSE, { option: "fuel", crewId: 1 }), { game: MET }),
  listEvents: ok(get("/api/events?limit=200&before=9999&after=0&kind=task.queued&turn=0&systemId=1&crewId=2"), {
    first: [post("/api/explore", EXPLORE)],
  }),
  startNewGame: { 201: { request: post("/api/save/new", { seed: 42, difficulty: "hard" }) } },
  getSave: ok(get("/api/save"), { game: QUEUED }),
  exportSave: ok(get("/api/save/export"), { game: QUEUED, first: [post("/api/turn")] }),
  importSave: ok(post("/api/save/import", documentOf(QUEUED))),
  listArchives: ok(get("/api/save/archives"), { first: [post("/api/save/new", {})] }),
  nameArchive: ok(patch("/api/save/archives/1", { name: "First game" }), { first: [post("/api/save/new", {})] }),
  deleteArchive: ok(remove("/api/save/archives/1"), { first: [post("/api/save/new", {})] }),
  listHistory: ok(get("/api/save/history"), { game: QUEUED, first: [post("/api/turn")] }),
  restoreSave: ok(post("/api/save/restore", { turn: 0 }), { game: QUEUED, first: [post("/api/turn")] }),
  listGames: ok(get("/api/games?limit=100&offset=0"), { first: [patch("/api/games/main", { listed: true })] }),
  createGame: { 201: { request: post("/api/games", { name: "Ours", seed: 3, difficulty: "hard", listed: true }) } },
  getGame: ok(get("/api/games/main")),
  getStatus: ok(get("/api/status")),
  getDaily: ok(get("/api/daily")),
  listScores: ok(get("/api/scores?period=week&difficulty=hard&daily=2026-11-23&limit=100&offset=1")),
  changeGame: ok(patch("/api/games/main", { name: "Our ship", listed: true })),
  adminListTables: ok(get("/api/admin/tables")),
  adminListRows: ok(
    get(rows("crew_skills", "?limit=1&offset=1&orderBy=level&direction=desc&where.skill=navigation&where.crew_id=1")),
  ),
  adminAddRow: { 201: { request: post(rows("crew"), { id: 9, name: "Nia Voss", fatigue: 0 }) } },
  adminEditRow: ok(patch(rows("crew", "?pk.id=1"), { fatigue: 50 })),
  adminDeleteRow: ok(remove(rows("crew_skills", "?pk.crew_id=1&pk.skill=survey"))),
};
