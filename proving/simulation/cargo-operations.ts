/** Draws operations of cargo players and admins: commands, reads and edits, based on the current world. */
import type { Action } from "@outbound/cargo/testing/action.ts";
import type { Random } from "../harness/random.ts";
import { type Draw, NAMES, type Targets } from "./cargo-targets.ts";
import { TOGETHER } from "./cargo-together.ts";
import type { Operation } from "./operation.ts";

export interface CargoOperation extends Operation {
  /** 0 for an admin. */
  readonly playerId: number;
  /** Absent for operations of admins. After an edit the oracle adopts the tables. */
  readonly action?: Action;
  /** An admin's correction of a player's cash. */
  readonly adjusts?: Adjustment;
}

export interface Adjustment {
  readonly playerId: number;
  readonly amount: number;
  readonly reason: string;
}

const MODELS = ["C208", "C208", "AT76", "B748", "nothing"];

function drawDispatch(on: Targets, random: Random): Action {
  const planeId = on.plane();
  const packageIds = random.chance(0.8) ? [on.job(planeId)] : [];
  const legs = [packageIds[0] === undefined ? on.airport() : on.destinationOf(packageIds[0])];
  const more = on.airport();
  if (random.chance(0.3) && more !== legs[0]) legs.push(more);
  return { kind: "dispatch", planeId, packageIds, legs };
}

function drawLoad(on: Targets): Action {
  const planeId = on.plane();
  return { kind: "load", packageId: on.job(planeId), planeId };
}

const JOBS: readonly Draw[] = [
  drawLoad,
  (on) => ({ kind: "accept", packageId: on.job(on.plane()) }),
  (on) => ({ kind: "abandon", packageId: on.ownCargo() }),
];

const DEPARTURES: readonly Draw[] = [
  (on) => ({ kind: "fly", planeId: on.plane(), destIcao: on.airport() }),
  drawDispatch,
  (on) => ({ kind: "queue", planeId: on.plane(), destIcao: on.airport() }),
];

const QUEUES: readonly Draw[] = [
  (on, random) => ({ kind: "cancel", planeId: on.plane(), index: random.integer(0, 2) }),
  (on, random) => ({ kind: "move", planeId: on.plane(), index: random.integer(0, 2), to: random.integer(0, 2) }),
];

const FLEET: readonly Draw[] = [
  (on) => ({ kind: "repair", planeId: on.plane() }),
  (on, random) => ({ kind: "buy", modelId: random.pick(MODELS), icao: on.airport() }),
  (on) => ({ kind: "sell", planeId: on.plane() }),
  (on, random) => ({ kind: "rename", planeId: on.plane(), name: random.pick(NAMES) }),
  () => ({ kind: "relief" }),
  (on) => ({ kind: "home", icao: on.airport() }),
];

/** Test hooks, with which a game progresses further in a few rounds. */
const HOOKS: readonly Draw[] = [
  (_on, random) => ({ kind: "cash", amount: random.integer(-50_000, 3_000_000) }),
  (on, random) => ({ kind: "health", planeId: on.plane(), health: random.pick([0, 0.01, 1, 30, 59, 99]) }),
  (on, random) => ({
    kind: "contract",
    originIcao: on.airport(),
    destIcao: on.airport(),
    weightKg: random.integer(1, 2_000),
    payout: random.integer(0, 9_000),
    lifetimeMs: random.pick([1, 1_000, 60_000, 9_000_000]),
  }),
  (_on, random) => ({ kind: "advance", simMs: random.integer(0, 6 * 3_600_000) }),
];

/** Jobs and departures are the most frequent. */
const DRAWS: readonly Draw[] = [
  ...[...JOBS, ...JOBS, ...JOBS, ...JOBS],
  ...[...DEPARTURES, ...DEPARTURES, ...DEPARTURES, ...QUEUES],
  ...[...FLEET, ...HOOKS, ...HOOKS],
];

/** Stops near each other, with low or high limits for cash and health. */
const drawRoute = (on: Targets, random: Random): Action => ({
  kind: "create-route",
  name: random.pick(NAMES),
  stops: [on.airport(), on.airport(), ...(random.chance(0.5) ? [on.airport()] : [])],
  loop: random.chance(0.5),
  repairBelow: random.pick([0, 40, 90]),
  stopWhenCashBelow: random.pick([0, 0, 5_000, 2_000_000]),
  policy: { maxLaterStops: random.integer(1, 3), openJobs: random.chance(0.7) },
});

const ROUTES: readonly Draw[] = [
  drawRoute,
  drawRoute,
  (on) => ({ kind: "change-route", routeId: on.route(), stops: [on.airport(), on.airport()] }),
  (on) => ({ kind: "delete-route", routeId: on.route() }),
  ...Array.from(
    { length: 4 },
    (): Draw => (on, random) => ({
      kind: "assign-route",
      planeId: on.plane(),
      routeId: random.chance(0.1) ? null : on.route(),
      replaceQueue: random.chance(0.7),
    }),
  ),
];

/** Which operations a seed has besides jobs, departures and planes. Seeds that once found a bug keep theirs. */
interface Extent {
  readonly hasRoutes: boolean;
  readonly isTogether: boolean;
}

/** Draws actions of players. */
export function drawing({ hasRoutes, isTogether }: Extent): Draw {
  const draws = [
    ...DRAWS,
    ...(hasRoutes ? [...ROUTES, ...ROUTES] : []),
    ...(isTogether ? [...TOGETHER, ...TOGETHER] : []),
  ];
  return (on, random) => random.pick(draws)(on, random);
}

export const drawAdjustment = (random: Random, playerId: number): Adjustment => ({
  playerId,
  amount: random.pick([-1_000_000, -7, 11, 250_000]),
  reason: random.pick(["A refund", "Paid twice"]),
});

/** An admin's change of one row. Without a body the row is deleted. */
export function drawEdit(on: Targets, random: Random): { readonly path: string; readonly body?: object } {
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

export const drawRead = (on: Targets, random: Random): string =>
  random.pick([
    ...["/api/state", "/api/state", "/api/state", "/api/history/events", "/api/history/ledger"],
    ...["/api/history/packages", `/api/airports/${on.airport()}/jobs`],
    ...[`/api/planes/${on.plane()}/quote?destIcao=${on.airport()}`, "/api/leaderboard"],
  ]);
