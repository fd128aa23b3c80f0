/** Operations of cargo players, each as a request and as a call of the rules. */
import { chooseHome } from "@outbound/cargo/rules/company/home.ts";
import { askRelief } from "@outbound/cargo/rules/company/relief.ts";
import { buyPlane } from "@outbound/cargo/rules/fleet/buy.ts";
import { renamePlane } from "@outbound/cargo/rules/fleet/rename.ts";
import { startRepair } from "@outbound/cargo/rules/fleet/repair.ts";
import { sellPlane } from "@outbound/cargo/rules/fleet/sell.ts";
import { dispatch } from "@outbound/cargo/rules/flights/dispatch.ts";
import { fly } from "@outbound/cargo/rules/flights/fly.ts";
import { cancelQueuedLeg, moveQueuedLeg, queueLeg } from "@outbound/cargo/rules/flights/queue.ts";
import { abandonPackage } from "@outbound/cargo/rules/jobs/abandon.ts";
import { acceptPackage } from "@outbound/cargo/rules/jobs/accept.ts";
import { loadPackage } from "@outbound/cargo/rules/jobs/load.ts";
import { addCash, createContract, setHealth } from "@outbound/cargo/test-hooks/hooks.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";
import { advanceSimTime } from "@outbound/cargo/world/time/advance.ts";
import type { WorldScene } from "@outbound/cargo/world/time/world-scene.ts";
import type { Random } from "../harness/random.ts";
import type { CargoTargets } from "./cargo-targets.ts";
import type { Operation } from "./operation.ts";

/** A change as the rules make it; a Refusal has changed nothing. */
export type Replay = (scene: WorldScene, playerId: number, world: World) => unknown;

export interface CargoOperation extends Operation {
  /** 0 for an admin. */
  readonly playerId: number;
  /** Absent for an admin's edit, after which the oracle adopts the tables. */
  readonly replay?: Replay;
}

export interface Action {
  readonly path: string;
  readonly body?: unknown;
  readonly replay: Replay;
}

type Maker = (on: CargoTargets, random: Random) => Action;

const MODELS = ["C208", "C208", "AT76", "B748", "nothing"];
const NAMES = ["Ada", "Ben", "Cleo", "Dora"];

const post = (path: string, body: unknown, replay: Replay): Action => ({ path, body, replay });
const onPlane = (id: number, action: string, body: unknown, replay: Replay): Action =>
  post(`/api/planes/${id}/${action}`, body, replay);
const onPackage = (id: number, action: string, body: unknown, replay: Replay): Action =>
  post(`/api/packages/${id}/${action}`, body, replay);

const JOBS: readonly Maker[] = [
  (on) => {
    const planeId = on.plane();
    const id = on.job(planeId);
    return onPackage(id, "load", { planeId }, (scene, player) => loadPackage(scene, player, id, planeId));
  },
  (on) => {
    const id = on.job(on.plane());
    return onPackage(id, "accept", undefined, (scene, player) => acceptPackage(scene, player, id));
  },
  (on) => {
    const id = on.ownCargo();
    return onPackage(id, "abandon", undefined, (scene, player) => abandonPackage(scene, player, id));
  },
];

const FLIGHTS: readonly Maker[] = [
  (on) => {
    const [id, destIcao] = [on.plane(), on.airport()];
    return onPlane(id, "fly", { destIcao }, (scene, player) => fly(scene, player, id, destIcao));
  },
  (on, random) => {
    const id = on.plane();
    const packageIds = random.chance(0.8) ? [on.job(id)] : [];
    const legs = [packageIds[0] === undefined ? on.airport() : on.destinationOf(packageIds[0])];
    const more = on.airport();
    if (random.chance(0.3) && more !== legs[0]) legs.push(more);
    const body = { packageIds, legs };
    return onPlane(id, "dispatch", body, (scene, player) => dispatch(scene, player, id, body));
  },
  (on) => {
    const [id, destIcao] = [on.plane(), on.airport()];
    return onPlane(id, "queue", { destIcao }, (scene, player) => queueLeg(scene, player, id, destIcao));
  },
  (on, random) => {
    const [id, index] = [on.plane(), random.integer(0, 2)];
    return onPlane(id, "queue/cancel", { index }, (scene, player) => cancelQueuedLeg(scene, player, id, index));
  },
  (on, random) => {
    const [id, index, to] = [on.plane(), random.integer(0, 2), random.integer(0, 2)];
    return onPlane(id, "queue/move", { index, to }, (scene, player) => moveQueuedLeg(scene, player, id, index, to));
  },
];

const FLEET: readonly Maker[] = [
  (on) => {
    const id = on.plane();
    return onPlane(id, "repair", undefined, (scene, player) => startRepair(scene, player, id));
  },
  (on, random) => {
    const body = { modelId: random.pick(MODELS), icao: on.airport() };
    return post("/api/planes/buy", body, (scene, player) => buyPlane(scene, player, body));
  },
  (on) => {
    const id = on.plane();
    return onPlane(id, "sell", undefined, (scene, player) => sellPlane(scene, player, id));
  },
  (on, random) => {
    const [id, name] = [on.plane(), random.pick(NAMES)];
    return onPlane(id, "rename", { name }, (scene, player) => renamePlane(scene, player, id, name));
  },
  () => post("/api/relief", undefined, askRelief),
  (on) => {
    const icao = on.airport();
    return post("/api/onboarding/home", { icao }, (scene, player) => chooseHome(scene, player, icao));
  },
];

/** Test hooks: with them a game gets further in a few rounds. */
const HOOKS: readonly Maker[] = [
  (_on, random) => {
    const amount = random.integer(-50_000, 3_000_000);
    return post("/api/test/add-cash", { amount }, (scene, player) => addCash(scene, player, amount));
  },
  (on, random) => {
    const [planeId, health] = [on.plane(), random.pick([0, 0.01, 1, 30, 59, 99])];
    const body = { planeId, health };
    return post("/api/test/set-health", body, (scene, player) => setHealth(scene, player, planeId, health));
  },
  (on, random) => {
    const contract = {
      originIcao: on.airport(),
      destIcao: on.airport(),
      weightKg: random.integer(1, 2_000),
      payout: random.integer(0, 9_000),
      lifetimeMs: random.pick([1, 1_000, 60_000, 9_000_000]),
    };
    return post("/api/test/create-contract", contract, (scene, _, world) => createContract(scene, world, contract));
  },
  (_on, random) => {
    const simMs = random.integer(0, 6 * 3_600_000);
    return post("/api/test/advance", { simMs }, (scene, _, world) => advanceSimTime(world, simMs, scene.now));
  },
];

/** Jobs and departures are the most frequent. */
const MAKERS: readonly Maker[] = [
  ...[...JOBS, ...JOBS, ...JOBS, ...JOBS],
  ...[...FLIGHTS.slice(0, 3), ...FLIGHTS.slice(0, 3), ...FLIGHTS],
  ...[...FLEET, ...HOOKS, ...HOOKS],
];

export const drawAction = (on: CargoTargets, random: Random): Action => random.pick(MAKERS)(on, random);

/** The change of one row that an admin asks for; without a body the row is deleted. */
export function drawEdit(on: CargoTargets, random: Random): { readonly path: string; readonly body?: object } {
  const [path, body] = random.pick([
    [`planes/rows?pk.id=${on.plane()}`, { health: random.integer(-1, 10_001) }],
    [`planes/rows?pk.id=${on.plane()}`, { fuel_l: random.integer(0, 3_000) }],
    [`players/rows?pk.id=${random.integer(1, 4)}`, { money: random.integer(-1, 5_000_000) }],
    [`players/rows?pk.id=${random.integer(1, 3)}`, { reputation: random.integer(0, 100_001) }],
    [`packages/rows?pk.id=${on.job(on.plane())}`, { weight_kg: random.integer(1, 3_000) }],
    [`packages/rows?pk.id=${on.ownCargo()}`, { payout: random.integer(0, 3_000) }],
    [`packages/rows?pk.id=${on.ended()}`, { settled: random.integer(-9, 3_000) }],
    [`packages/rows?pk.id=${on.ended()}`, { ended_at: null }],
    [`planes/rows?pk.id=${on.plane()}`, undefined],
  ] as const);
  return { path: `/api/admin/tables/${path}`, ...(body && { body }) };
}

export const drawRead = (on: CargoTargets, random: Random): string =>
  random.pick([
    "/api/state",
    "/api/state",
    "/api/state",
    "/api/history/events",
    "/api/history/ledger",
    "/api/history/packages",
    `/api/airports/${on.airport()}/jobs`,
    `/api/planes/${on.plane()}/quote?destIcao=${on.airport()}`,
    "/api/leaderboard",
  ]);
