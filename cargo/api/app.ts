/** The cargo game as an app: all routes over a store. It does not listen. */
import { join } from "node:path";
import { systemClock } from "@outbound/kit/clock/clock.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { isBuilt, serveClient } from "@outbound/kit/http/app/client-files.ts";
import { createApp } from "@outbound/kit/http/app/create-app.ts";
import type { GameAppOptions } from "@outbound/kit/http/app/game-options.ts";
import { readExamples } from "@outbound/kit/openapi/read-examples.ts";
import { createHasher, type Hasher } from "@outbound/kit/passwords/hasher.ts";
import { PASSWORD_PROBLEMS } from "@outbound/kit/passwords/problems.ts";
import { Pictures } from "@outbound/kit/pictures/pictures.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { tableAdminSchemas } from "@outbound/kit/table-admin/schemas.ts";
import type { TSchema } from "typebox";
import { PLAYER_PROBLEMS } from "../players/problems.ts";
import type { Players } from "../players/register.ts";
import { accessEnds } from "../players/sessions.ts";
import { Hub } from "../push/hub.ts";
import { RULES_VERSION } from "../rules/values/limits.ts";
import { REFUSALS } from "../rules/values/refusals.ts";
import { CARGO_SETTINGS, type CargoSettings } from "../settings.ts";
import { loadWorld } from "../store/load.ts";
import type { CargoTables } from "../store/tables.ts";
import { CargoGame } from "../world/game.ts";
import { CATCH_UP_PROBLEMS, requireCaughtUp } from "./catching-up.ts";
import { callerKeys, callerOf, guardOf, guardRoutes, securitySchemes } from "./guard.ts";
import { measureCargo } from "./metrics.ts";
import { cargoPictures, cargoPreviews } from "./pictures/pictures.ts";
import { cargoRetention } from "./retention.ts";
import { adminRoutes } from "./routes/admin/admin.ts";
import { adviceRoutes } from "./routes/advice.ts";
import { airportRoutes } from "./routes/airports.ts";
import { authRoutes } from "./routes/auth.ts";
import { baseRoutes } from "./routes/bases.ts";
import { companyRoutes } from "./routes/companies.ts";
import { goalRoutes } from "./routes/goals.ts";
import { historyRoutes } from "./routes/history.ts";
import { marketRoutes } from "./routes/market.ts";
import { onboardingRoutes } from "./routes/onboarding.ts";
import { packageRoutes } from "./routes/packages.ts";
import { planeRoutes } from "./routes/planes.ts";
import { playerRoutes } from "./routes/players.ts";
import { rankingRoute } from "./routes/public/ranking.ts";
import { statusRoute } from "./routes/public/status.ts";
import { routeRoutes } from "./routes/routes.ts";
import { seasonRoutes } from "./routes/seasons.ts";
import { streamRoute } from "./routes/stream.ts";
import { allianceRoutes } from "./routes/together/alliances.ts";
import { campaignRoutes } from "./routes/together/campaigns.ts";
import { tokenRoutes } from "./routes/tokens.ts";
import { API_SCHEMAS } from "./schemas.ts";
import { CargoService } from "./service.ts";
import { CompanyPages } from "./views/company.ts";

export interface CargoAppOptions extends GameAppOptions<CargoTables, CargoSettings> {
  readonly testHooks?: TestHooks | undefined;
  /** False: time passes only at reads and commands. For tests. */
  readonly ticks?: boolean | undefined;
  readonly hasher?: Hasher;
  /** Forbidden passwords, in lower case. */
  readonly listedPasswords?: ReadonlySet<string> | undefined;
}

const DESCRIPTION = `A live air-cargo world that many players share: planes, a job market at real airports, fuel, wear, reputation and
money, and a clock that runs at 24 times real time and stops while nothing moves. Every action answers with the caller's whole
snapshot, has a dry run with preview=true, is durable when it is answered, and can be repeated safely with an Idempotency-Key. Every
refusal is a problem document with a code, the figures and a remedy.`;

const TAGS = [
  { name: "account", description: "Registering, signing in, sessions and API tokens." },
  { name: "onboarding", description: "The first steps, and help for players who are stuck." },
  { name: "state", description: "The player's snapshot, as an answer or as a stream." },
  { name: "planes", description: "Flying, repairing, buying and selling planes." },
  { name: "routes", description: "Stops that planes fly automatically." },
  { name: "packages", description: "Accepting, loading and abandoning packages." },
  { name: "airports", description: "Airports and their jobs." },
  { name: "market", description: "Demand and world events." },
  { name: "goals", description: "Milestones and bases." },
  { name: "together", description: "Campaigns and alliances." },
  { name: "companies", description: "What companies show to everybody." },
  { name: "history", description: "The player's history, page by page." },
  { name: "admin", description: "The operator's panel, behind a sign-in of its own." },
];

/** Test hooks. If absent, their routes do not exist and are not described. */
export interface TestHooks {
  readonly schemas: readonly TSchema[];
  readonly tag: { readonly name: string; readonly description: string };
  declare(app: App, service: CargoService): void;
}

/** An app and its game. */
export interface CargoApp {
  readonly app: App;
  readonly game: CargoGame;
}

/**
 * Creates the app with all routes over an open, migrated store. Closing the app closes the writer, but not the store. Once the
 * app listens, rows that the settings do not keep are exported and deleted.
 */
export function createCargoApp(options: CargoAppOptions): CargoApp {
  const { store, clock = systemClock, settings, testHooks } = options;
  const isClockDoubted = () => retention.isClockDoubted;
  const game = new CargoGame({ store, clock, isClockDoubted, shedLoad: settings?.rateLimit, ticks: options.ticks });
  const app = createApp({
    name: "cargo",
    title: "Outbound Cargo",
    version: options.version,
    rulesVersion: RULES_VERSION,
    description: DESCRIPTION,
    tags: testHooks ? [...TAGS, testHooks.tag] : TAGS,
    examples: () => options.examples ?? readExamples(new URL("examples.json", import.meta.url)),
    problems: { ...REFUSALS, ...PLAYER_PROBLEMS, ...PASSWORD_PROBLEMS, ...CATCH_UP_PROBLEMS },
    schemas: [...API_SCHEMAS, ...(testHooks?.schemas ?? []), ...tableAdminSchemas],
    securitySchemes: securitySchemes(settings?.publicUrl),
    guardOf,
    ...(settings ? { settings } : {}),
    ready: () => ready(store, game),
    bearerTokens: true,
    callerKeyOf: callerKeys(game),
    callerOf,
    limitsOver: store,
    ...options.pressure,
  });
  options.prepare?.(app);
  const hub = new Hub(game.host, accessEnds(clock));
  const retention = cargoRetention(game, settings);
  app.addHook("onListen", async () => retention.start());
  app.addHook("onClose", async () => {
    hub.close();
    await retention.close();
    await game.close();
  });
  guardRoutes(app, game, settings);
  const service = new CargoService(game);
  const hasher = options.hasher ?? createHasher();
  measureCargo(app.metrics, game, hub, hasher);
  retention.measure(app.metrics);
  const registration = settings?.registration ?? "open";
  const guestsLimit = settings?.guestsLimit ?? CARGO_SETTINGS.guestsLimit.fallback;
  const players = { game, hasher, listed: options.listedPasswords, registration, guestsLimit };
  const pages = new CompanyPages(game);
  declareRoutes(app, { hub, service, players, pages }, settings);
  statusRoute(app, hub, game, { version: options.version, settings });
  const shown = { game, pages, settings };
  serveClient(app, options.client, cargoPreviews(shown));
  if (options.client !== undefined && isBuilt(options.client)) {
    const pictures = new Pictures(join(options.client.folder, "fonts"));
    app.addHook("onClose", async () => pictures.close());
    cargoPictures(app, pictures, shown);
  }
  testHooks?.declare(app, service);
  return { app, game };
}

/** Checks that the database answers, which a read would not show: with SQLite a read queries it only when events are due. */
async function ready(store: Store<CargoTables>, game: CargoGame): Promise<void> {
  requireCaughtUp(game);
  await store.ping();
  await loadWorld(store.read);
  await game.host.read(() => undefined);
}

interface Behind {
  readonly hub: Hub;
  readonly service: CargoService;
  readonly players: Players;
  readonly pages: CompanyPages;
}

function declareRoutes(app: App, { hub, service, players, pages }: Behind, settings: CargoSettings | undefined): void {
  authRoutes(app, players);
  tokenRoutes(app, players);
  playerRoutes(app, service);
  onboardingRoutes(app, service);
  planeRoutes(app, service);
  routeRoutes(app, service);
  adviceRoutes(app, service);
  packageRoutes(app, service);
  airportRoutes(app, service);
  marketRoutes(app, service);
  goalRoutes(app, service);
  companyRoutes(app, service, pages);
  rankingRoute(app, service, settings);
  seasonRoutes(app, service);
  baseRoutes(app, service);
  campaignRoutes(app, service);
  allianceRoutes(app, service);
  historyRoutes(app, service, settings);
  streamRoute(app, players.game, hub);
  adminRoutes(app, hub, players);
}
