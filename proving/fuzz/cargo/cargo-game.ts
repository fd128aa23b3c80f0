/** The cargo game under generated requests by players and an admin, whose sessions end, on a clock that jumps. */
import { createCargoApp } from "@outbound/cargo/api/app.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { TEST_HOOKS } from "@outbound/cargo/test-hooks/routes.ts";
import { CASES } from "@outbound/cargo/testing/api-cases.ts";
import { accountsOf, CHEAP_HASHER, type PlayerClient } from "@outbound/cargo/testing/cargo-app.ts";
import { Stage as CaseStage } from "@outbound/cargo/testing/stage.ts";
import { type FakeClock, fakeClock } from "@outbound/kit/clock/clock.ts";
import { appClient } from "@outbound/kit/testing/app-client.ts";
import { brokenStore } from "../../harness/cargo/broken-tables.ts";
import { settleFlier } from "../../harness/cargo/flier.ts";
import { newCargoOracle } from "../../harness/cargo/oracle.ts";
import { PASSWORD } from "../../harness/cargo/player.ts";
import { check, play } from "../../harness/operations.ts";
import type { FuzzedGame, FuzzOptions, Stage } from "../game.ts";
import type { Elsewhere } from "../requests/known-values.ts";
import { fuzz } from "../run.ts";
import { newRoles, worthKnowing } from "./cargo-roles.ts";

/** With the test hooks, requests can do more. */
type CargoFuzzOptions = FuzzOptions & { readonly withHooks: boolean };

const ELSEWHERE: Elsewhere = new Map<string, readonly string[]>([
  ["planeId", ["ownPlanes.id"]],
  ["ids", ["ownPlanes.id"]],
  ["routeId", ["ownRoutes.id"]],
  ["baseId", ["ownBases.id"]],
  ["packageId", ["ownJobs.id"]],
  ["packageIds", ["ownJobs.id"]],
  ["modelId", ["catalog.id"]],
  ...["destIcao", "originIcao", "legs", "stops"].map((name) => [name, ["airports.icao"]] as const),
  ["icao", ["airports.icao", "ownPlanes.airportIcao"]],
  ["userId", ["users.id"]],
  ["inviteId", ["invites.id"]],
  ["tokenId", ["tokens.id"]],
  ["playerId", ["players.id"]],
  ["name", ["tables"]],
  ["entryId", ["rowChanges.id"]],
  ...["current", "next", "password"].map((name) => [name, ["ownPasswords.password"]] as const),
]);

/** Operations sent seldom: they end what other requests need, or their answer never changes. */
const SELDOM = [
  ...["sellPlane", "signOut", "deleteAccount", "changePassword", "endSession", "adminLogout", "adminChangeUser"],
  ...["adminEndSession", "adminSetPlayerPassword", "adminSuspendPlayer", "getDescription"],
  ...["getHealth", "getMetrics", "getVersion", "getProblemPage", "listProblems", "listAirports"],
  "listCommodities",
];
/** Pauses between two requests in milliseconds: mostly short, sometimes long enough for all planes to land. */
const PAUSES = [0, 0, 0, 10, 1000, 1000, 5000, 90_000];
/** Before, and again after, the planes of a sequence land. */
const OPERATIONS = { most: 8 };
const LANDING_MS = 4 * 3_600_000;

export const fuzzCargo = (options: CargoFuzzOptions) => fuzz((url) => openCargo(url, options), options);

async function openCargo(url: string, { seed, withHooks }: CargoFuzzOptions): Promise<FuzzedGame> {
  const store = await openMigrated(url, { seed });
  const clock = fakeClock();
  const { app, game } = createCargoApp({
    store,
    version: "0.0.0",
    clock,
    ticks: false,
    hasher: CHEAP_HASHER,
    settings: { rateLimit: false, publicRanking: true },
    ...(withHooks ? { testHooks: TEST_HOOKS } : {}),
  });
  const accounts = accountsOf(app, game, CHEAP_HASHER);
  const roles = newRoles({ app, game }, accounts);
  const players: PlayerClient[] = [];
  const register = async (username: string): Promise<PlayerClient> => {
    const player = await accounts.register(username);
    players.push(player);
    return player;
  };
  const staged = { ...appClient(app), ...accounts, register, admin: roles.admin };
  const cases = new CaseStage({ app, game, store, clock, ...staged });
  return {
    app,
    store,
    streams: ["streamState"],
    sequences: withHooks ? { "player and oracle": (stage) => playerAndOracle(stage, clock) } : {},
    valid: async (id, send) => {
      const [one] = Object.values(CASES[id]?.good ?? {});
      if (!withHooks || one === undefined) return;
      await send(await one(cases));
      // Otherwise their planes would keep flying, and states would grow.
      for (const player of players.splice(0)) await player.call("DELETE", "/api/auth/account", { password: PASSWORD });
    },
    seldom: SELDOM,
    elsewhere: ELSEWHERE,
    mostValues: 12,
    worthKnowing,
    broken: () => brokenStore(store, { withoutEvents: true }),
    begin: (_place, known) => roles.begin(known),
    tokenFor: roles.tokenFor,
    answered: async (status, random, known) => {
      if (status === 401) await roles.signInAgain(known);
      clock.advance(random.pick(PAUSES));
    },
  };
}

/** Plays a new player and compares the history with the answers. Deletes the account, so that states stay small. */
async function playerAndOracle({ url, name, random, options }: Stage, clock: FakeClock): Promise<readonly string[]> {
  const flier = await settleFlier(url, name, random, 0, options);
  const { player } = flier;
  const oracle = newCargoOracle(player, flier.parked().id);
  for (const operation of flier.settled) oracle.note(operation);
  await check(oracle, url, await play(flier, flier.client(url, options), OPERATIONS));
  await player.ok("POST", "/api/test/advance", { simMs: LANDING_MS });
  // An oracle counts departures in the instant of a landing as those of queues.
  clock.advance(1);
  await check(oracle, url, await play(flier, flier.client(url, options), OPERATIONS));
  await player.ok("DELETE", "/api/auth/account", { password: PASSWORD });
  player.client.close();
  return oracle.faults;
}
