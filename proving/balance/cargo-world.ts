/** A cargo world in memory: the real rules and the real passing of time, played by bots. Every step is checked as a commit is. */
import { chooseHome } from "@outbound/cargo/rules/company/home.ts";
import { askRelief } from "@outbound/cargo/rules/company/relief.ts";
import { buyPlane } from "@outbound/cargo/rules/fleet/buy.ts";
import { startRepair } from "@outbound/cargo/rules/fleet/repair.ts";
import { sellPlane } from "@outbound/cargo/rules/fleet/sell.ts";
import { dispatch } from "@outbound/cargo/rules/flights/dispatch.ts";
import { cancelQueuedLeg } from "@outbound/cargo/rules/flights/queue.ts";
import { abandonPackage } from "@outbound/cargo/rules/jobs/abandon.ts";
import { acceptPackage } from "@outbound/cargo/rules/jobs/accept.ts";
import { isTerminal } from "@outbound/cargo/rules/values/cargo-package.ts";
import { Refusal } from "@outbound/cargo/rules/values/refusals.ts";
import { addPlayer, TestWorld, WORLD_BEGAN } from "@outbound/cargo/testing/a-world.ts";
import { changesIn } from "@outbound/cargo/world/state/dirty.ts";
import { assertSound } from "@outbound/cargo/world/state/soundness.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";
import { WorldScene } from "@outbound/cargo/world/time/world-scene.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { Command } from "../bots/cargo/command.ts";
import { CargoTotals } from "./cargo-totals.ts";

/** The real instant at which every simulated world begins. */
export const START_MS = WORLD_BEGAN;

export class SimulatedWorld {
  readonly totals = new CargoTotals();
  readonly #simulated: TestWorld;

  constructor(seed: number) {
    this.#simulated = new TestWorld(seed);
  }

  get world(): World {
    return this.#simulated.world;
  }

  get now(): number {
    return this.#simulated.now;
  }

  /** Lets time pass until the real instant. */
  passTo(now: number): void {
    this.#simulated.until(Math.max(this.now, now));
    this.#commit();
  }

  /** Returns the id of a new player with a home at the airport. */
  join(icao: string): number {
    const joined = this.do((scene, world) => {
      const playerId = addPlayer(scene, world, { homeIcao: null });
      const home = chooseHome(scene, playerId, icao);
      return home instanceof Refusal ? home : playerId;
    });
    if (typeof joined !== "number") throw new Error(`no player at ${icao}: ${joined.code}`);
    return joined;
  }

  /** Runs a command of a player. Returns the problem of a refusal, which changed nothing. */
  obey(playerId: number, command: Command): ProblemError | undefined {
    const result = this.do((scene) => execute(scene, playerId, command));
    return result instanceof ProblemError ? result : undefined;
  }

  /** Runs a function of the rules now. */
  do<A>(work: (scene: WorldScene, world: World) => A | Refusal): A | ProblemError {
    try {
      return this.#simulated.act(work);
    } catch (error) {
      if (error instanceof Refused && error.refusal instanceof ProblemError) return error.refusal;
      throw error;
    } finally {
      this.#commit();
    }
  }

  /** Whether only relief helps the player, now or within the hour. Changes nothing. */
  isStranded(playerId: number): boolean {
    const { world } = this;
    const mark = world.journal.mark();
    const result = askRelief(new WorldScene(world, world.clockMs(this.now), this.now), playerId);
    world.journal.undoTo(mark);
    return !(result instanceof Refusal) || result.code === "relief-too-soon";
  }

  /** Checks the changes, clears the logs and evicts what has ended. */
  #commit(): void {
    const { world } = this;
    const changes = changesIn(world);
    assertSound(world, changes);
    this.totals.add(world);
    world.journal.forget();
    world.events.clear();
    world.ledger.clear();
    for (const id of changes.packages.keys()) {
      const cargo = world.packages.get(id);
      if (cargo && isTerminal(cargo)) world.packages.evict(id);
    }
  }
}

function execute(scene: WorldScene, playerId: number, command: Command): unknown {
  switch (command.kind) {
    case "dispatch":
      return dispatch(scene, playerId, command.planeId, command);
    case "accept":
      return acceptPackage(scene, playerId, command.packageId);
    case "abandon":
      return abandonPackage(scene, playerId, command.packageId);
    case "cancel":
      return cancelQueuedLeg(scene, playerId, command.planeId, command.index);
    case "repair":
      return startRepair(scene, playerId, command.planeId);
    case "buy":
      return buyPlane(scene, playerId, command);
    case "sell":
      return sellPlane(scene, playerId, command.planeId);
    case "relief":
      return askRelief(scene, playerId);
    case "wait":
      return undefined;
  }
}
