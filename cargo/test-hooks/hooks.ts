/** Effects of the test hooks on the world. */
import type { View } from "../api/schemas/shape.ts";
import type { CreateCampaignRequest, CreateContractRequest, CreateEventRequest } from "../api/schemas/test-hook.ts";
import { checkNotBusy } from "../rules/aircraft/busy.ts";
import { knownAirport } from "../rules/geography/airports.ts";
import { distanceKm } from "../rules/geography/geodesy.ts";
import { checkIcao } from "../rules/geography/icao.ts";
import { commodityOf } from "../rules/jobs/commodities.ts";
import { contractId } from "../rules/jobs/job-ids.ts";
import { basePayout } from "../rules/jobs/payout.ts";
import { JOB_LIFETIME_MS } from "../rules/jobs/pool-bands.ts";
import { specialOf } from "../rules/jobs/specials.ts";
import { activePlayers, startCampaign } from "../rules/market/campaigns.ts";
import { ANNOUNCED_MS, FACTORS } from "../rules/market/world-events.ts";
import { type CargoPackage, OPEN_JOB } from "../rules/values/cargo-package.ts";
import { rescaled } from "../rules/values/clock.ts";
import { figure } from "../rules/values/figure.ts";
import type { WorldEvent } from "../rules/values/market.ts";
import { ownPlane } from "../rules/values/ownership.ts";
import { Refusal } from "../rules/values/refusals.ts";
import type { Scene } from "../rules/values/scene.ts";
import type { World } from "../world/state/world.ts";

/** Sets the rate of the clock; 0 stops it. */
export function setTimescale(world: World, now: number, timeScale: number): void {
  world.clock = rescaled(world.clock, timeScale, now);
}

/** Sets the health of a plane on the ground, in points. Refuses with 409 while it flies or is repaired. */
export function setHealth(scene: Scene, playerId: number, planeId: number, health: number): Refusal | undefined {
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const busy = checkNotBusy(scene, plane);
  if (busy !== undefined) return busy;
  scene.putPlane({ ...plane, health: Math.round(health * 100) });
  return undefined;
}

/** Adds cash. Refuses with 409 `purse-too-small` if more is taken than the player has. */
export function addCash(scene: Scene, playerId: number, amount = 1_000_000): Refusal | undefined {
  const { money } = scene.player(playerId);
  if (money + amount >= 0) {
    scene.pay(playerId, amount, "test");
    return undefined;
  }
  const details = { required: -amount, available: money, missing: -amount - money };
  return new Refusal(
    "purse-too-small",
    `${figure(-amount)} € cannot be taken, the player has ${figure(money)} €.`,
    details,
  );
}

export type CreatedEvent = View<typeof CreateEventRequest>;

/** Creates a world event in this process only; it is not stored. */
export function createEvent(scene: Scene, world: World, { simMs, startsInSimMs = 0, ...event }: CreatedEvent): void {
  const startsSimTime = scene.clockMs + startsInSimMs;
  const { kind, factor = FACTORS[kind], group, regionId } = event;
  const created: WorldEvent = {
    id: FIRST_CREATED_ID + world.createdEvents.length,
    kind,
    regionId,
    ...(kind === "shortage" ? { group: group ?? "mail" } : {}),
    factor,
    announcedSimTime: Math.min(scene.clockMs, startsSimTime - ANNOUNCED_MS),
    startsSimTime,
    endsSimTime: startsSimTime + simMs,
  };
  world.createdEvents = [...world.createdEvents, created];
}

/** Above the ids of all weeks. */
const FIRST_CREATED_ID = 2 ** 40;

export type CreatedCampaign = View<typeof CreateCampaignRequest>;

/** Creates a campaign in addition to the drawn ones. It is stored. */
export function createCampaign(scene: Scene, { icao, group, targetKg, simMs }: CreatedCampaign): Refusal | undefined {
  const unknown = checkIcao(icao);
  if (unknown !== undefined) return unknown;
  startCampaign(scene, {
    ...{ number: null, icao, group, targetKg },
    activePlayers: activePlayers(scene),
    durationMs: simMs,
  });
  return undefined;
}

export type Contract = View<typeof CreateContractRequest>;

/** Creates an open job without a slot exactly as given: no jitter, no band, and no factor on a payout that is named. */
export function createContract(scene: Scene, world: World, contract: Contract): Refusal | undefined {
  const { originIcao, destIcao } = contract;
  const unknown = checkIcao(originIcao, destIcao);
  if (unknown !== undefined) return unknown;
  if (originIcao === destIcao) {
    return new Refusal("same-stop", `The contract would lead from ${originIcao} to ${originIcao}.`, {
      icao: originIcao,
    });
  }
  const number = world.state.nextContractNumber;
  world.state = { ...world.state, nextContractNumber: number + 1 };
  scene.putPackage(packageOf(contract, contractId(number), scene.now));
  return undefined;
}

function packageOf(contract: Contract, id: number, now: number): CargoPackage {
  const { originIcao, destIcao, weightKg, commodity = "cartons", special = null, payout = null } = contract;
  return {
    ...OPEN_JOB,
    id,
    originIcao,
    destIcao,
    weightKg,
    commodity,
    special,
    count: 1,
    basePayout: basePayout({
      weightKg,
      distanceKm: distanceKm(knownAirport(originIcao), knownAirport(destIcao)),
      commodityFactor: commodityOf(commodity)?.factor ?? 1,
      specialFactor: specialOf(special)?.factor ?? 1,
    }),
    fixedPayout: payout,
    createdAt: now,
    expiresAt: now + (contract.lifetimeMs ?? JOB_LIFETIME_MS),
  };
}
