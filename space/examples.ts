/**
 * The examples of the description: answers of the API to a short game that is played on a new file with a fixed seed and clock.
 * Long lists are cut to their first items.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "@outbound/kit/clock/clock.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { createSpaceApp } from "./api/app.ts";
import manifest from "./package.json" with { type: "json" };
import { MIGRATIONS } from "./store/migrations.ts";
import { type SpaceTables, TABLES } from "./store/tables.ts";

const SEED = 7;
/** Number of list items that an example shows. */
const SHOWN = 3;

/** The clock is fixed, so all times are the same in every run. */
const STILL: Clock = { wall: () => Date.UTC(2030, 0, 1), monotonic: () => 0 };

interface Call {
  readonly operationId: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly url: string;
  readonly body?: object;
}

const get = (operationId: string, url: string): Call => ({ operationId, method: "GET", url });
const post = (operationId: string, url: string, body: object = {}): Call => ({
  operationId,
  method: "POST",
  url,
  body,
});

const SKILLS = "/api/admin/tables/crew_skills/rows";
const CREW = "/api/admin/tables/crew/rows";

/** In order; the first answer of each operation and status is its example. */
export const STORY: readonly Call[] = [
  get("getVersion", "/api/version"),
  get("getStatus", "/api/status"),
  get("getWorld", "/api/world"),
  get("getCrew", "/api/crew"),
  get("getShip", "/api/ship"),
  get("listTechs", "/api/tech"),
  get("getRules", "/api/rules"),
  get("getRoute", "/api/route?to=7"),
  get("getSystem", "/api/systems/2"),
  post("acceptMission", "/api/missions/1/accept"),
  post("orderExplore", "/api/explore?preview=true", { focus: "survey", leadId: 2, helperIds: [3, 4] }),
  post("orderExplore", "/api/explore", { focus: "survey", leadId: 2, helperIds: [3, 4] }),
  post("orderResearch", "/api/research?preview=true", { techId: "sci1", leadId: 4 }),
  post("orderResearch", "/api/research", { techId: "sci1", leadId: 4 }),
  post("orderUpgrade", "/api/ship/upgrade?preview=true", { moduleId: 1, leadId: 3, helperIds: [1] }),
  post("orderUpgrade", "/api/ship/upgrade", { moduleId: 1, leadId: 3, helperIds: [1] }),
  post("orderJump", "/api/jump?preview=true", { systemId: 5, leadId: 1 }),
  post("orderJump", "/api/jump", { systemId: 5, leadId: 1 }),
  get("getForecast", "/api/forecast?turns=3"),
  { operationId: "changeTeam", method: "PATCH", url: "/api/tasks/4", body: { leadId: 1, helperIds: [2] } },
  post("moveTask", "/api/tasks/4/move", { position: 0 }),
  { operationId: "cancelTask", method: "DELETE", url: "/api/tasks/4" },
  ...batches(),
  post("workTurn", "/api/turn", { expectedTurn: 0 }),
  post("runTurns", "/api/turn/run", { maxTurns: 20, until: "idle" }),
  get("listTasks", "/api/tasks?limit=3"),
  get("getTask", "/api/tasks/1"),
  get("getPresentSystem", "/api/system"),
  get("listMissions", "/api/missions"),
  get("listEvents", "/api/events?limit=3"),
  get("listHistory", "/api/save/history"),
  get("exportSave", "/api/save/export"),
  post("abandonMission", "/api/missions/1/abandon"),
  post("restoreSave", "/api/save/restore", { turn: 2 }),
  ...admin(),
  post("startNewGame", "/api/save/new", { seed: 42, difficulty: "relaxed" }),
  get("listArchives", "/api/save/archives"),
  { operationId: "nameArchive", method: "PATCH", url: "/api/save/archives/1", body: { name: "First game" } },
  { operationId: "deleteArchive", method: "DELETE", url: "/api/save/archives/1" },
  ...richer(),
];

/** A batch and a route, which are then removed from the queue. */
function batches(): Call[] {
  const orders = [
    { kind: "explore", focus: "harvest", leadId: 2 },
    { kind: "accept", missionId: 2 },
  ];
  const route = { systemId: 5, prefer: "fuel" };
  return [
    post("placeOrders", "/api/orders?preview=true", { orders }),
    post("placeOrders", "/api/orders", { orders }),
    { operationId: "cancelTask", method: "DELETE", url: "/api/tasks/5" },
    post("orderRoute", "/api/route?preview=true", route),
    post("orderRoute", "/api/route", route),
    { operationId: "cancelTask", method: "DELETE", url: "/api/tasks/6" },
  ];
}

function admin(): Call[] {
  return [
    get("adminListTables", "/api/admin/tables"),
    get("adminListRows", `${SKILLS}?limit=2&where.crew_id=1`),
    { operationId: "adminAddRow", method: "POST", url: CREW, body: { id: 9, name: "Iris Halloran", fatigue: 0 } },
    {
      operationId: "adminEditRow",
      method: "PATCH",
      url: `${SKILLS}?pk.crew_id=1&pk.skill=navigation`,
      body: { level: 4 },
    },
    { operationId: "adminDeleteRow", method: "DELETE", url: `${CREW}?pk.id=9` },
  ];
}

/** An admin gives the ship resources that it lacks at the start. */
function richer(): Call[] {
  return [
    {
      operationId: "adminEditRow",
      method: "PATCH",
      url: "/api/admin/tables/save/rows?pk.id=1",
      body: { credits: 50_000, alloy: 20_000 },
    },
    post("orderExpansion", "/api/ship/expand?preview=true", { leadId: 3, helperIds: [4] }),
    post("orderExpansion", "/api/ship/expand", { leadId: 3, helperIds: [4] }),
    post("orderBuild", "/api/ship/build?preview=true", { kind: "scoop", leadId: 3 }),
    post("orderBuild", "/api/ship/build", { kind: "scoop", leadId: 3 }),
  ];
}

type Examples = Record<string, { request?: unknown; responses: Record<string, unknown> }>;

let made: Promise<string> | undefined;

/** Returns the text of examples.json, played once per process. Throws if a call of the story is refused. */
export const examplesText = (): Promise<string> => (made ??= playedExamples());

async function playedExamples(): Promise<string> {
  return withApp(async (app) => {
    const examples: Examples = {};
    for (const call of STORY) await record(app, call, examples);
    await recordChoice(app, examples);
    await recordImport(app, examples);
    return `${JSON.stringify(examples, null, 1)}\n`;
  });
}

async function record(app: App, call: Call, examples: Examples): Promise<void> {
  const { operationId, method, url, body } = call;
  const answer = await app.inject({ method, url, ...(body ? { payload: body } : {}) });
  if (answer.statusCode >= 300) throw new Error(`${method} ${url} was refused: ${answer.body}`);
  examples[operationId] ??= { ...(body ? { request: body } : {}), responses: {} };
  const { responses } = examples[operationId];
  responses[answer.statusCode] ??= shortened(answer.json());
}

/** Chooses the first possible option, because the seed decides which encounter comes. */
async function recordChoice(app: App, examples: Examples): Promise<void> {
  await record(app, post("runTurns", "/api/turn/run", { maxTurns: 50 }), examples);
  await record(app, post("orderExplore", "/api/explore", { focus: "survey", leadId: 2 }), examples);
  await record(app, post("runTurns", "/api/turn/run", { maxTurns: 50 }), examples);
  await record(app, get("listEncounters", "/api/encounters"), examples);
  const { open } = (await app.inject({ method: "GET", url: "/api/encounters" })).json();
  const option = open.options.find(({ needs }: { needs: { met: boolean }[] }) => needs.every(({ met }) => met)).key;
  await record(app, post("chooseOption", `/api/encounters/${open.id}/choose?preview=true`, { option }), examples);
  await record(app, post("chooseOption", `/api/encounters/${open.id}/choose`, { option }), examples);
}

/** An import needs a whole document, which no example shows, so its example request is the shortened export. */
async function recordImport(app: App, examples: Examples): Promise<void> {
  const document = (await app.inject({ method: "GET", url: "/api/save/export" })).json();
  await record(app, post("importSave", "/api/save/import", document), examples);
  const recorded = examples.importSave;
  if (recorded) recorded.request = shortened(document);
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item)]));
}

/** Returns the text of openapi.json, which the service serves at /api/openapi. */
export async function openapiText(): Promise<string> {
  // Uses the examples as generated now, not those that the file had when this process started.
  const examples: Examples = JSON.parse(await examplesText());
  return withApp(async (app) => `${JSON.stringify(app.openapi(), null, 1)}\n`, examples);
}

async function withApp<T>(work: (app: App) => Promise<T>, examples: Examples = {}): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "outbound-examples-"));
  const store = await openStore<SpaceTables>(`sqlite:${join(folder, "space.db")}`, { tables: TABLES });
  const app = createSpaceApp({
    store,
    version: manifest.version,
    clock: STILL,
    settings: { rateLimit: false, seed: SEED },
    examples,
  });
  try {
    await migrate(store, MIGRATIONS);
    await app.ready();
    return await work(app);
  } finally {
    await app.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
