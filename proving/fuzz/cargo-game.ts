/** The cargo game under generated requests: players and an admin whose sessions end and are opened anew, on a clock that leaps. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCargoApp } from "@outbound/cargo/api/app.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { TEST_HOOKS } from "@outbound/cargo/test-hooks/routes.ts";
import { CHEAP_HASHER } from "@outbound/cargo/testing/cargo-app.ts";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { Cast, worthKnowing } from "./cargo-cast.ts";
import { type CargoStage, cargoSequences } from "./cargo-sequences.ts";
import { type FuzzedGame, type FuzzOptions, type FuzzVerdict, fuzz } from "./fuzz.ts";
import type { Elsewhere } from "./known-values.ts";

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
/** Between two requests, in milliseconds: mostly a moment, sometimes long enough for all that is in the air to land. */
const PAUSES = [0, 0, 0, 10, 1000, 1000, 5000, 90_000];

/** Simulated milliseconds in a real one. */
const TIME_SCALE = 24;

export async function fuzzCargo(options: CargoFuzzOptions): Promise<FuzzVerdict> {
  return fuzz(await openCargo(options), options);
}

async function openCargo({ seed, withHooks, databaseUrl }: CargoFuzzOptions): Promise<FuzzedGame> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-fuzz-"));
  const store = await openMigrated(databaseUrl ?? `sqlite:${join(folder, "fuzz.db")}`, { seed });
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
  // A database's clock cannot be moved, and the rate of the clock may have been changed by a hook.
  const pass: CargoStage["pass"] = async (actor, token, simMs) => {
    if (withHooks) await actor.ok("POST", "/api/test/advance", { token, body: { simMs } });
    else clock.advance(Math.ceil(simMs / TIME_SCALE));
    return withHooks || databaseUrl === undefined;
  };
  return {
    app,
    folder,
    streams: ["streamState"],
    sequences: cargoSequences({ adminToken: () => cast.openAdmin(), pass }),
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
