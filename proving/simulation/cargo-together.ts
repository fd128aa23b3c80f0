/** Draws operations for goals: campaigns with their flights, alliances and bases. */
import type { CargoPackage } from "@outbound/cargo/rules/values/cargo-package.ts";
import type { Action } from "@outbound/cargo/testing/action.ts";
import { commandStream } from "@outbound/cargo/testing/random-play.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { type Random, seededRandom } from "../harness/random.ts";
import { COMPANY, type Known, type Step, stepOf } from "./cargo-operations.ts";

/** Goods of contracts, groups of campaigns (most match the goods), and the airports of both. */
const ERRAND = { commodity: "cartons", groups: ["consumer", "consumer", "mail"], stops: ["EDDF", "EDDM"] } as const;

const step = (playerId: number, action: Action): Step => ({ playerId, action });

/** A campaign, a contract for it, or the flight that carries it. Some campaigns succeed, and most end. */
export function drawErrand({ world }: Known, random: Random): Step {
  const { id: playerId } = random.pick([...world.accounts.players.values()]);
  if (random.chance(0.15)) return step(playerId, { kind: "advance", simMs: random.integer(0, 6 * HOUR_MS) });
  const { commodity, groups, stops } = ERRAND;
  if (random.chance(0.25)) {
    const targetKg = random.pick([100, 1_000, 3_000, 500_000]);
    return step(playerId, {
      kind: "campaign",
      ...{ icao: random.pick(stops), group: random.pick(groups), targetKg },
      simMs: random.pick([1, 2 * HOUR_MS, 4 * HOUR_MS, 8 * HOUR_MS]),
    });
  }
  const planes = world.planes.all(world.airspace.planesOf(playerId));
  if (planes.length === 0) return step(playerId, { kind: "relief" });
  const { id: planeId, airportIcao } = random.pick(planes);
  const originIcao = airportIcao ?? "EDDF";
  const destIcao = stops.find((stop) => stop !== originIcao) as string;
  const goods = openJob(world, { originIcao, destIcao, commodity });
  if (goods !== undefined)
    return step(playerId, { kind: "dispatch", planeId, packageIds: [goods.id], legs: [destIcao] });
  const special = random.chance(0.4) ? ({ special: "express" } as const) : {};
  const [weightKg, payout] = [random.integer(50, 900), random.integer(0, 9_000)];
  return step(playerId, {
    kind: "contract",
    ...{ originIcao, destIcao, weightKg, commodity, ...special, payout, lifetimeMs: 9_000_000 },
  });
}

const openJob = (
  { packages }: World,
  { originIcao, destIcao, commodity }: Pick<CargoPackage, "originIcao" | "destIcao" | "commodity">,
): CargoPackage | undefined =>
  [...packages.values()]
    .filter((one) => one.status === "open" && one.originIcao === originIcao && one.destIcao === destIcao)
    .sort((a, b) => a.id - b.id)
    .find((one) => one.commodity === commodity);

const STORY_STEPS = 60;
/** Enough cash for the upkeep of the first base, but not for the minimum that must remain. */
const LITTLE_MONEY = 15_000;

/** Steps towards goals. Each is drawn from the world after the previous one. */
export function* togetherStory(
  known: Known,
  players: readonly number[],
  seed: number,
  { passesMonth }: { readonly passesMonth: boolean },
): Generator<Step> {
  const random = seededRandom(seed);
  for (const command of commandStream(seed, STORY_STEPS, COMPANY)) {
    yield random.chance(0.6) ? drawErrand(known, random) : stepOf(known, command);
  }
  if (passesMonth) yield* month(known, players);
  yield* debt(known, players[0] as number);
}

/** A plane on a route keeps the clock running until the upkeep of all bases is due and the cargo of another plane is late. */
function* month(known: Known, players: readonly number[]): Generator<Step> {
  const [poor, late, last] = players as [number, number, number];
  yield step(late, { kind: "advance", simMs: 12 * HOUR_MS });
  const { planeId, destIcao } = yield* loadContract(known, late, { special: "express" });
  yield step(poor, { kind: "cash", amount: LITTLE_MONEY - moneyOf(known, poor) });
  const { nextPlaneId, nextRouteId: routeId } = known.world.state;
  yield step(last, { kind: "cash", amount: 1_000_000 });
  yield step(last, { kind: "buy", modelId: "C208", icao: "EDDM" });
  yield step(last, { kind: "create-route", name: "Shuttle", stops: ["EDDM", "EDDF"] });
  yield step(last, { kind: "assign-route", planeId: nextPlaneId, routeId, replaceQueue: false });
  yield step(last, { kind: "advance", simMs: 31 * 24 * HOUR_MS });
  yield step(late, { kind: "dispatch", planeId, packageIds: [], legs: [destIcao] });
  yield step(late, { kind: "advance", simMs: 12 * HOUR_MS });
}

/** Abandons a job in flight that cash cannot pay for. The sale of another plane, and of a base if there is one, settles a part. */
function* debt(known: Known, playerId: number): Generator<Step> {
  yield step(playerId, { kind: "advance", simMs: 12 * HOUR_MS });
  const { nextPlaneId } = known.world.state;
  yield step(playerId, { kind: "cash", amount: 1_000_000 });
  yield step(playerId, { kind: "buy", modelId: "C208", icao: "EDDM" });
  const { planeId, packageId, destIcao } = yield* loadContract(known, playerId, { payout: 900_000 });
  yield step(playerId, { kind: "dispatch", planeId, packageIds: [], legs: [destIcao] });
  yield step(playerId, { kind: "cash", amount: -moneyOf(known, playerId) });
  yield step(playerId, { kind: "abandon", packageId });
  yield step(playerId, { kind: "advance", simMs: 12 * HOUR_MS });
  yield step(playerId, { kind: "sell", planeId: nextPlaneId });
  const [base] = known.world.bases.all(known.world.bases.of(playerId));
  yield step(playerId, { kind: "sell-base", baseId: base?.id ?? 999 });
}

function* loadContract(
  known: Known,
  playerId: number,
  terms: { readonly special?: "express"; readonly payout?: number },
): Generator<Step, { planeId: number; packageId: number; destIcao: string }> {
  const [plane] = known.world.planes.all(known.world.airspace.planesOf(playerId));
  const { id: planeId, airportIcao: originIcao } = plane ?? { id: 999, airportIcao: "EDDF" };
  const destIcao = ERRAND.stops.find((stop) => stop !== originIcao) as string;
  const job = { originIcao, destIcao, commodity: "fruit" } as const;
  yield step(playerId, { kind: "contract", ...job, ...terms, weightKg: 50, lifetimeMs: 9_000_000 });
  const packageId = openJob(known.world, job)?.id ?? 1;
  yield step(playerId, { kind: "load", planeId, packageId });
  return { planeId, packageId, destIcao };
}

const moneyOf = ({ world }: Known, playerId: number): number => world.accounts.players.get(playerId)?.money ?? 0;
