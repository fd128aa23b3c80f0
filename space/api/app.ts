/** The space game as an app with all routes over a store. It does not listen; both tests and the main program use it. */
import { join } from "node:path";
import { type Clock, systemClock } from "@outbound/kit/clock/clock.ts";
import { measureDatabase } from "@outbound/kit/host/database-size.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { isBuilt, serveClient } from "@outbound/kit/http/app/client-files.ts";
import { createApp } from "@outbound/kit/http/app/create-app.ts";
import type { GameAppOptions } from "@outbound/kit/http/app/game-options.ts";
import { readExamples } from "@outbound/kit/openapi/read-examples.ts";
import { Pictures } from "@outbound/kit/pictures/pictures.ts";
import { Retention } from "@outbound/kit/retention/retention.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { tableAdmin } from "@outbound/kit/table-admin/routes.ts";
import { tableAdminSchemas } from "@outbound/kit/table-admin/schemas.ts";
import type { Kysely } from "kysely";
import { RULES_VERSION } from "../rules/values/limits.ts";
import { REFUSALS } from "../rules/values/refusals.ts";
import { SPACE_SETTINGS, type SpaceSettings } from "../settings.ts";
import { applyEdit, gameOfEdit } from "../store/admin-edit.ts";
import { isUnknownGame, lastPlayed } from "../store/games.ts";
import { loadWorld } from "../store/load.ts";
import { GrownGames, spaceSurplus } from "../store/surplus.ts";
import { MAIN_SAVE, type SpaceTables, TABLES } from "../store/tables.ts";
import { enterGameOfQuery, gameGuarding, withoutGameIds } from "./game-of-request.ts";
import { spacePictures, spacePreviews } from "./pictures/pictures.ts";
import { sendTag } from "./revision-tag.ts";
import { archiveRoutes } from "./routes/archives.ts";
import { batchRoutes } from "./routes/batches.ts";
import { encounterRoutes } from "./routes/encounters.ts";
import { eventRoutes } from "./routes/events.ts";
import { gamesRoutes } from "./routes/games.ts";
import { missionRoutes } from "./routes/missions.ts";
import { orderRoutes } from "./routes/orders.ts";
import { readRoutes } from "./routes/reads.ts";
import { replayRoutes } from "./routes/replay.ts";
import { saveRoutes } from "./routes/saves.ts";
import { scoreRoutes } from "./routes/scores.ts";
import { statusRoute } from "./routes/status.ts";
import { taskRoutes } from "./routes/tasks.ts";
import { turnRoutes } from "./routes/turns.ts";
import { type SaveChecks, threadChecks } from "./save-checks.ts";
import { shapeCheck } from "./save-shape.ts";
import { SAVE_SCHEMAS } from "./schemas/save-document.ts";
import { API_SCHEMAS } from "./schemas.ts";
import { SpaceService } from "./service.ts";

export interface SpaceAppOptions extends GameAppOptions<SpaceTables, SpaceSettings> {
  /** Checks imports and archives; by default on a thread. */
  readonly saveChecks?: SaveChecks;
}

const SPACE_TITLE = "Outbound Space";

const DESCRIPTION = `A turn-based space game; a service holds many, and calls without \`game\` play the main one. Orders queue as
tasks with a lead and helpers; one call of POST /api/turn advances one turn. Every change is durable when it is answered, every POST,
PATCH and DELETE can be repeated safely with an Idempotency-Key, and every refusal is a problem document with a code, the figures
and a remedy.`;

const TAGS = [
  { name: "world", description: "The galaxy as the ship knows it." },
  { name: "ship", description: "Ship and crew." },
  { name: "orders", description: "Orders that queue tasks." },
  { name: "queue", description: "The tasks in the queue and those that ended." },
  { name: "turn", description: "Ending turns." },
  { name: "research", description: "Technologies." },
  { name: "missions", description: "The mission board." },
  { name: "encounters", description: "Decisions that arrivals and explorations bring." },
  { name: "events", description: "The log of the game." },
  { name: "save", description: "New games, export and import, archives, earlier turns." },
  { name: "games", description: "The games of this service." },
  { name: "admin", description: "The rows of all tables, for operators. Needs no sign-in, on purpose." },
];

/**
 * Creates the app with all routes over an open, migrated store. Closing it closes the writer, but not the store. Once the app
 * listens, rows beyond the settings' limits are exported and deleted.
 */
export function createSpaceApp(options: SpaceAppOptions): App {
  const { store, clock = systemClock } = options;
  const { service, retention } = serviceWithRetention(options, clock);
  const app = appWithoutRoutes(options);
  service.host.measure(app.metrics);
  measureDatabase(app.metrics, store);
  retention.measure(app.metrics);
  app.decorateRequest("saveId", MAIN_SAVE);
  app.decorateRequest("isWatching", false);
  app.decorateRequest("stateTag", undefined);
  options.prepare?.(app);
  app.addHook("onListen", async () => retention.start());
  app.addHook("onClose", async () => {
    await retention.close();
    await service.close();
  });
  declareRoutes(app, options, service, clock);
  declareClient(app, options, service, () => clock.wall());
  declareTables(app, store, service);
  return app;
}

function serviceWithRetention({ store, settings }: SpaceAppOptions, clock: Clock) {
  const grownGames = new GrownGames();
  const service = new SpaceService({
    store,
    clock,
    seed: settings?.seed,
    shedLoad: settings?.rateLimit,
    loaded: settings?.gamesLoaded,
    archivesLimit: settings?.archivesLimit,
    onReplaced: (saveId) => {
      grownGames.add(saveId);
      retention.wake();
    },
  });
  const kept = {
    archives: settings?.archivesLimit ?? 0,
    log: settings?.logLimit ?? 0,
    bytes: settings?.gameBytes,
    days: settings?.gamesKeepDays,
  };
  const retention = new Retention({
    store,
    clock,
    game: "space",
    folder: settings?.exportFolder,
    surpluses: spaceSurplus({ store, clock, host: service.host }, kept, grownGames),
    lastSeen: () => lastPlayed(store),
  });
  return { service, retention };
}

function appWithoutRoutes({ store, version, examples, settings, pressure }: SpaceAppOptions): App {
  return createApp({
    name: "space",
    title: SPACE_TITLE,
    version,
    rulesVersion: RULES_VERSION,
    description: DESCRIPTION,
    tags: TAGS,
    examples: () => examples ?? readExamples(new URL("examples.json", import.meta.url)),
    problems: REFUSALS,
    schemas: [...API_SCHEMAS, ...SAVE_SCHEMAS, ...tableAdminSchemas],
    guardOf: ({ method, url, schema }) => (isOfGame(schema.tags) ? gameGuarding({ method, url, ...schema }) : {}),
    ...(settings ? { settings } : {}),
    ready: async () => {
      await store.ping();
      await loadWorld(store.read, MAIN_SAVE, false);
    },
    limitsOver: store,
    loggedUrl: withoutGameIds,
    ...pressure,
  });
}

function declareRoutes(app: App, options: SpaceAppOptions, service: SpaceService, clock: Clock): void {
  const { saveChecks = threadChecks, settings, version } = options;
  const now = () => clock.wall();
  app.metrics.gauge("space_saves_in_check", "Saves whose import is checked or waits.", () => saveChecks.inCheck);
  app.register(async (game) => {
    game.addHook("onRequest", (request) => enterGameOfQuery(service, request));
    game.addHook("onSend", async (request, reply) => sendTag(request, reply));
    gameRoutes(game as App, service, saveChecks, now);
  });
  app.register(async (games) => {
    gamesRoutes(games as App, service, { limit: settings?.gamesLimit ?? SPACE_SETTINGS.gamesLimit.fallback, now });
    scoreRoutes(games as App, service, now);
    statusRoute(games as App, service, version, clock);
  });
}

/** Serves the web client and the pictures of its links. */
function declareClient(
  app: App,
  { client, settings }: SpaceAppOptions,
  service: SpaceService,
  now: () => number,
): void {
  serveClient(app, client, spacePreviews(service, now, settings));
  if (client === undefined || !isBuilt(client)) return;
  const pictures = new Pictures(join(client.folder, "fonts"));
  app.addHook("onClose", async () => pictures.close());
  spacePictures(app, service, pictures, now);
}

function declareTables(app: App, store: Store<SpaceTables>, service: SpaceService): void {
  app.register(
    tableAdmin({
      tables: TABLES,
      read: store.read,
      change: async (request, what, work) => {
        const shapeFaults = await shapeCheck();
        const edit = async () =>
          service.edit(request, await gameOfEdit(store.read, what), what, (draft, tx) =>
            applyEdit(draft, tx, what, () => work(tx as Kysely<SpaceTables>), shapeFaults),
          );
        try {
          return await edit();
        } catch (error) {
          if (!isUnknownGame(error)) throw error;
          // The game was deleted meanwhile, so the row is missing.
          return edit();
        }
      },
    }),
  );
}

/** True for the routes of a game. */
const isOfGame = (tags: readonly string[] = []): boolean =>
  !tags.some((tag) => ["service", "admin", "games"].includes(tag));

function gameRoutes(app: App, service: SpaceService, saveChecks: SaveChecks, now: () => number): void {
  readRoutes(app, service);
  orderRoutes(app, service);
  batchRoutes(app, service);
  taskRoutes(app, service);
  turnRoutes(app, service);
  missionRoutes(app, service);
  encounterRoutes(app, service);
  eventRoutes(app, service);
  saveRoutes(app, service, saveChecks, now);
  replayRoutes(app, service, now);
  archiveRoutes(app, service);
}
