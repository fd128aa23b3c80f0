/**
 * Lets time pass: scheduled events run in the order of their instants. One long step has the same result as many short ones. The
 * cost depends on the events that are due, not on the size of the world. Pools of jobs are worked when a player looks at them
 * (slots.ts).
 */
import { payUpkeep } from "../../rules/company/bases.ts";
import { endCampaign } from "../../rules/company/campaign-end.ts";
import { reachMilestones } from "../../rules/company/milestones.ts";
import { lapse } from "../../rules/jobs/lapse.ts";
import { beginCampaigns, midnightAfter } from "../../rules/market/campaigns.ts";
import { arrive, repaired, restartWaiting } from "../../rules/routes/serve.ts";
import type { CargoPackage } from "../../rules/values/cargo-package.ts";
import {
  anchored,
  lastRealInstantBy,
  realInstantOf,
  realMinusSim,
  started,
  stopped,
} from "../../rules/values/clock.ts";
import type { Base } from "../../rules/values/goals/base.ts";
import type { Campaign } from "../../rules/values/goals/campaign.ts";
import type { Plane } from "../../rules/values/plane.ts";
import type { Due } from "../state/due-heap.ts";
import { attemptSoundly } from "../state/soundness.ts";
import { MISSING_CAMPAIGNS, ORDER, type World } from "../state/world.ts";
import { settlePools } from "./slots.ts";
import { WorldScene } from "./world-scene.ts";

/** Result of `advance`. */
export interface Advanced {
  /** False if it stopped at `limit` with events left. */
  readonly isDone: boolean;
  readonly events: number;
}

interface Next {
  readonly due: Due;
  run(): void;
}

/** Runs the events that are due at the real instant `now`, at most `limit`. */
export function advance(world: World, now: number, limit = Number.POSITIVE_INFINITY): Advanced {
  for (let events = 0; ; events++) {
    const next = nextDue(world, now);
    if (next === undefined) return { isDone: true, events };
    if (events >= limit) return { isDone: false, events };
    runOrQuarantine(world, next);
  }
}

/** Returns the first event due by `now`, in real or simulated time; on ties the real one. */
function nextDue(world: World, now: number): Next | undefined {
  const real = world.lapseDue.peek();
  const sim = world.clock.isRunning ? world.simDue.peek() : undefined;
  const isSimDue = sim !== undefined && realMinusSim(world.clock, now, sim.at) >= 0;
  if (real && real.at <= now && !(isSimDue && realMinusSim(world.clock, real.at, sim.at) > 0)) {
    return { due: real, run: () => runReal(world, real) };
  }
  return isSimDue ? { due: sim, run: () => runSim(world, sim) } : undefined;
}

/** Runs an event. One whose handler throws or breaks an invariant is rolled back, logged and quarantined. */
function runOrQuarantine(world: World, { due, run }: Next): void {
  const failure = attemptSoundly(world, run);
  if (failure) world.quarantine(due, failure.error);
}

function runReal(world: World, due: Due): void {
  const cargo = world.packages.get(due.id) as CargoPackage;
  if (cargo.status === "open") world.packages.replace(cargo.id, undefined);
  else lapse(new WorldScene(world, world.clockMs(due.at), due.at), cargo);
}

function runSim(world: World, due: Due): void {
  const at = realInstantOf(world.clock, due.at);
  // The event is between two real milliseconds, so what is due in a pool at the later one is not due yet.
  const until = lastRealInstantBy(world.clock, due.at);
  const scene = new WorldScene(world, due.at, at, until);
  if (due.order === ORDER.upkeep) payUpkeep(scene, world.bases.get(due.id) as Base);
  else if (due.order === ORDER.campaign) runCampaign(scene, world, due.id);
  else runPlane(scene, world.planes.get(due.id) as Plane, due);
  restartPaid(scene);
  settlePools(world, until);
  if (world.airspace.active === 0) world.clock = stopped(world.clock, due.at, at);
}

function runCampaign(scene: WorldScene, world: World, id: number): void {
  if (id === MISSING_CAMPAIGNS) {
    beginCampaigns(scene);
    world.state = { ...world.state, nextCampaignsSimTime: midnightAfter(scene.clockMs) };
  } else {
    endCampaign(scene, world.campaigns.get(id) as Campaign);
  }
}

function runPlane(scene: WorldScene, plane: Plane, { order }: Due): void {
  if (order === ORDER.landing) arrive(scene, plane);
  else repaired(scene, plane);
  reachMilestones(scene, plane.ownerId, { hasCommanded: false });
}

/** Marks the milestones that a command of the player has reached, at the clock's time after it: a test hook may have moved the clock. */
export const reachMilestonesAfter = (world: World, playerId: number, now: number): void =>
  reachMilestones(new WorldScene(world, world.clockMs(now), now), playerId, { hasCommanded: true });

/** Restarts planes that wait for cash if their owner was paid. */
export function restartPaid(scene: WorldScene): void {
  for (const playerId of scene.paid) restartWaiting(scene, playerId);
}

/** Updates pools whose openers changed, and starts or stops the clock. Call it after a command at the real instant `now`. */
export function settle(world: World, now: number): void {
  settlePools(world, now);
  settleClock(world, now);
}

/** Starts or stops the clock, which runs exactly while a plane is active. */
export function settleClock(world: World, now: number): void {
  const { clock } = world;
  const isActive = world.airspace.active > 0;
  if (isActive && !clock.isRunning) world.clock = started(clock, now);
  if (!isActive && clock.isRunning) world.clock = stopped(clock, world.clockMs(now), now);
}

/** Advances simulated time with the same events as waiting. Real time does not move. */
export function advanceSimTime(world: World, simMs: number, now: number): void {
  const until = world.clockMs(now) + simMs;
  for (;;) {
    const due = world.clock.isRunning ? world.simDue.peek() : undefined;
    if (due === undefined || due.at > until) break;
    world.clock = anchored(world.clock, due.at, now);
    runOrQuarantine(world, { due, run: () => runSim(world, due) });
  }
  if (world.clock.isRunning) world.clock = anchored(world.clock, until, now);
}
