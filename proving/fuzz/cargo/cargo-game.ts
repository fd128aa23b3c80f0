/** The cargo game under generated requests: players and an admin whose sessions end and are opened again, on a clock that leaps. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCargoApp } from "@outbound/cargo/api/app.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { TEST_HOOKS } from "@outbound/cargo/test-hooks/routes.ts";
import { CHEAP_HASHER } from "@outbound/cargo/testing/cargo-app.ts";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { fuzz } from "../fuzz.ts";
import type { FuzzedGame, FuzzOptions } from "../fuzzed-game.ts";
import type { Elsewhere } from "../requests/known-values.ts";
import type { FuzzVerdict } from "../verdict.ts";
import { Roles, worthKnowing } from "./cargo-roles.ts";
import { type CargoStage, cargoSequences } from "./cargo-sequences.ts";

export interface CargoFuzzOptions extends FuzzOptions {
  /** With the test hooks, which let requests do more. */
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

/** They end what others need, or their answer never changes. */
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
/** Between two requests, in milliseconds: mostly short, sometimes long enough for all planes to land. */
const PAUSES = [0, 0, 0, 10, 1000, 1000, 5000, 90_000];

/** Simulated milliseconds a real one. */
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
  const roles = new Roles(app, game);
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
    sequences: cargoSequences({ adminToken: () => roles.openAdmin(), pass }),
    seldom: SELDOM,
    elsewhere: ELSEWHERE,
    mostValues: 12,
    worthKnowing,
    begin: async (_place, known) => {
      await roles.gather();
      roles.turn();
      await roles.learnTables(known);
      await roles.learn(known);
    },
    tokenFor: (operation) => roles.tokenFor(operation),
    answered: async (status, random, known) => {
      if (status === 401) {
        await roles.gather();
        await roles.learn(known);
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
