/** The cargo game under generated requests: players and an admin whose sessions end and are opened anew, on a clock that leaps. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CargoApp, createCargoApp } from "@outbound/cargo/api/app.ts";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { ensureFirstAdmin, FIRST_ADMIN, resetAdmin } from "@outbound/cargo/players/admins.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { TEST_HOOKS } from "@outbound/cargo/test-hooks/routes.ts";
import { bearer, CHEAP_HASHER } from "@outbound/cargo/testing/cargo-app.ts";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import type { Operation } from "@outbound/kit/openapi/document.ts";
import { appClient } from "@outbound/kit/testing/app-client.ts";
import type { Random } from "../service/random.ts";
import { type FuzzedGame, type FuzzOptions, type FuzzVerdict, fuzz, learnTables } from "./fuzz.ts";
import type { Elsewhere, KnownValues } from "./known-values.ts";

export interface CargoFuzzOptions extends FuzzOptions {
  /** With the hooks of tests, which let requests do more. */
  readonly withHooks: boolean;
}

const ELSEWHERE: Elsewhere = new Map([
  ["planeId", ["ownPlanes.id"]],
  ["packageId", ["ownJobs.id"]],
  ["packageIds", ["ownJobs.id"]],
  ["modelId", ["catalog.id"]],
  ["icao", ["airports.icao"]],
  ["destIcao", ["airports.icao"]],
  ["originIcao", ["airports.icao"]],
  ["legs", ["airports.icao"]],
  ["userId", ["users.id"]],
  ["playerId", ["players.id"]],
  ["name", ["tables"]],
  ["current", ["password"]],
  ["next", ["password"]],
]);

/** Near one another, so that small planes get around; the last two are not. */
const AIRPORTS = ["EDDF", "EDDM", "EDDL", "EDDS", "LSZH", "EHAM", "KJFK", "NZAA"];
/** They end what others live on, or tell what never changes. */
const SELDOM = [
  "sellPlane",
  "signOut",
  "deleteAccount",
  "changePassword",
  "endSession",
  "adminLogout",
  "adminChangeUser",
  "adminDeleteUser",
  "adminEndSession",
  "adminSetPlayerPassword",
  "adminSuspendPlayer",
  "getDescription",
  "getHealth",
  "getReadiness",
  "getMetrics",
  "getVersion",
  "getProblemPage",
  "listProblems",
  "listAirports",
  "listCommodities",
];
/** So many of them can be homes. */
const HOMES = 6;
const PASSWORD = "a plane of my own";
const PLAYERS = 3;
/** Between two requests, in milliseconds: mostly a moment, sometimes long enough for all that is in the air to land. */
const PAUSES = [0, 0, 0, 10, 1000, 1000, 5000, 90_000];

export async function fuzzCargo(options: CargoFuzzOptions): Promise<FuzzVerdict> {
  return fuzz(await openCargo(options), options);
}

async function openCargo({ seed, withHooks }: CargoFuzzOptions): Promise<FuzzedGame> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-fuzz-"));
  const store = await openMigrated(`sqlite:${join(folder, "fuzz.db")}`, { seed });
  const clock = fakeClock();
  const { app, game } = createCargoApp({
    store,
    version: "0.0.0",
    clock,
    ticks: false,
    hasher: CHEAP_HASHER,
    settings: { rateLimit: false },
    ...(withHooks ? { testHooks: TEST_HOOKS } : {}),
  });
  await app.ready();
  const cast = new Cast(app, game);
  return {
    app,
    without: ["streamState"],
    seldom: SELDOM,
    elsewhere: ELSEWHERE,
    mostValues: 12,
    worthKnowing,
    begin: async (_place, known) => {
      await cast.gather();
      cast.turn();
      await cast.tellTables(known);
      await cast.tell(known);
    },
    tokenFor: (operation, random) => cast.tokenFor(operation, random),
    answered: async (status, random, known) => {
      if (status === 401) {
        await cast.gather();
        await cast.tell(known);
      }
      clock.advance(random.pick(PAUSES));
    },
    close: async () => {
      await app.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Of a state what its player can act on, apart from what the tables and the market tell of others. */
function worthKnowing(json: unknown): unknown {
  if (typeof json !== "object" || json === null || !("market" in json)) return json;
  const { planes, packages, market: _others, ...rest } = json as StateView;
  return { ...rest, planes, packages, ownPlanes: planes, ownJobs: packages };
}

/** Who calls: some players and an admin. */
class Cast {
  readonly #app: CargoApp["app"];
  readonly #game: CargoApp["game"];
  readonly #players: string[] = Array.from({ length: PLAYERS }, () => "");
  #admin = "";
  /** Place of the player who mostly calls. */
  #first = 0;
  #registered = 0;

  constructor(app: CargoApp["app"], game: CargoApp["game"]) {
    this.#app = app;
    this.#game = game;
  }

  /** Fills the places of those whose sessions have ended. */
  async gather(): Promise<void> {
    for (const [place, token] of this.#players.entries()) {
      if (!(await this.#isOpen(token, "/api/auth/session"))) this.#players[place] = await this.#register();
    }
    if (!(await this.#isOpen(this.#admin, "/api/admin/session"))) this.#admin = await this.#logIn();
  }

  /** It is another player's turn to be the one who mostly calls. */
  turn(): void {
    this.#first = (this.#first + 1) % PLAYERS;
  }

  tokenFor({ security }: Operation, random: Random): string | undefined {
    if (security === undefined) return undefined;
    if (security.some((way) => "adminSession" in way)) return this.#admin;
    return random.chance(0.9) ? this.#players[this.#first] : random.pick(this.#players);
  }

  /** What there is, so that requests can name it. */
  async tellTables(known: KnownValues): Promise<void> {
    const admin = appClient(this.#app, bearer(this.#admin));
    await learnTables(known, (path) => admin.ok("GET", path));
  }

  /** What the player who mostly calls can act on. */
  async tell(known: KnownValues): Promise<void> {
    for (const list of ["ownPlanes", "ownJobs"]) known.forget(list);
    known.learn(PASSWORD, "password");
    known.learn(
      AIRPORTS.map((icao) => ({ icao })),
      "airports",
    );
    const player = appClient(this.#app, bearer(this.#players[this.#first] ?? ""));
    known.learn(worthKnowing(await player.ok("GET", "/api/state")));
  }

  async #isOpen(token: string, path: string): Promise<boolean> {
    return token !== "" && (await appClient(this.#app, bearer(token)).call("GET", path)).status === 200;
  }

  async #register(): Promise<string> {
    this.#registered += 1;
    const account = { username: `pilot-${this.#registered}`, password: PASSWORD };
    const { token } = await appClient(this.#app).ok<{ token: string }>("POST", "/api/auth/register", account);
    // Some have yet to choose where to start.
    if (this.#registered % 6 === 0) return token;
    const icao = AIRPORTS[this.#registered % HOMES];
    await appClient(this.#app, bearer(token)).ok("POST", "/api/onboarding/home", { icao });
    return token;
  }

  /** Whatever became of the admins' names and passwords. */
  async #logIn(): Promise<string> {
    await ensureFirstAdmin(this.#game, CHEAP_HASHER, PASSWORD);
    const { world } = await this.#game.view();
    const [{ username } = { username: FIRST_ADMIN }] = world.accounts.admins.values();
    const password = await resetAdmin({ game: this.#game, hasher: CHEAP_HASHER }, username);
    const account = { username, password };
    const { token } = await appClient(this.#app).ok<{ token: string }>("POST", "/api/admin/login", account);
    return token;
  }
}
