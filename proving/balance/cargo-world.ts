/**
 * A cargo world in memory, without a store: the real rules and the real passing of time, played by bots. Real time is
 * simulated. After every step what always holds is checked.
 */

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
import { FIRST_CLOCK_MS, WORLD_TIME_SCALE } from "@outbound/cargo/rules/values/clock.ts";
import { BEGINNING, FIRST_MONEY } from "@outbound/cargo/rules/values/player.ts";
import { Refusal } from "@outbound/cargo/rules/values/refusals.ts";
import { act } from "@outbound/cargo/world/batch.ts";
import { changesIn } from "@outbound/cargo/world/state/dirty.ts";
import { World } from "@outbound/cargo/world/state/world.ts";
import { advance } from "@outbound/cargo/world/time/advance.ts";
import { WorldScene } from "@outbound/cargo/world/time/world-scene.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { Refused } from "@outbound/kit/writer/world.ts";
import type { Command } from "../bots/cargo/command.ts";
import { Books } from "./cargo-books.ts";

/** The real instant at which every simulated world begins. */
export const START_MS = 1_800_000_000_000;

export class SimulatedWorld {
  readonly world: World;
  readonly books = new Books();
  now = START_MS;

  constructor(seed: number) {
    const clock = { isRunning: false, anchorAt: START_MS, anchorSimTime: FIRST_CLOCK_MS, timeScale: WORLD_TIME_SCALE };
    const numbers = { nextPlayerId: 1, nextPlaneId: 1, nextPoolNumber: 1, nextContractNumber: 1, nextSessionId: 1 };
    const logs = { nextEventId: 1, nextLedgerId: 1, nextAuditId: 1 };
    this.world = new World({ seed, clock, ...numbers }, { revision: 0, lastAt: START_MS, ...logs });
  }

  /** Time passes until the real instant, which is not before the present one. */
  passTo(now: number): void {
    this.now = Math.max(this.now, now);
    advance(this.world, this.now);
    this.#settle();
  }

  /** A new player as registration makes one, at home at the airport; returns the id. */
  join(icao: string): number {
    const playerId = this.do((scene, world) => {
      const id = world.state.nextPlayerId;
      world.state = { ...world.state, nextPlayerId: id + 1 };
      world.accounts.players.replace(id, newAccount(id, scene.now));
      scene.pay(id, FIRST_MONEY, "start");
      return id;
    });
    if (typeof playerId !== "number") throw new Error(`nobody could join: ${playerId.code}`);
    const planeId = this.do((scene) => chooseHome(scene, playerId, icao));
    if (typeof planeId !== "number") throw new Error(`no home at ${icao}: ${planeId.code}`);
    return playerId;
  }

  /** Runs a command of a player; the problem of its refusal if it was refused, which changed nothing. */
  obey(playerId: number, command: Command): ProblemError | undefined {
    const answer = this.do((scene) => decide(scene, playerId, command));
    return answer instanceof ProblemError ? answer : undefined;
  }

  /** Runs work of the rules now. */
  do<A>(work: (scene: WorldScene, world: World) => A | Refusal): A | ProblemError {
    try {
      return act(this.world, this.now, work);
    } catch (error) {
      if (error instanceof Refused && error.refusal instanceof ProblemError) return error.refusal;
      throw error;
    } finally {
      this.#settle();
    }
  }

  /** Whether the player has no way on but relief, be it given now or within the hour. Changes nothing. */
  isStranded(playerId: number): boolean {
    const { world } = this;
    const mark = world.journal.mark();
    const answer = askRelief(new WorldScene(world, world.clockMs(this.now), this.now), playerId);
    world.journal.undoTo(mark);
    return !(answer instanceof Refusal) || answer.code === "relief-too-soon";
  }

  /** As after a commit: what holds is checked, logs are dropped, and what has ended is forgotten. */
  #settle(): void {
    const { world } = this;
    const { players, planes, packages } = changesIn(world);
    this.books.check(world, { players: players.keys(), planes: planes.keys() });
    world.journal.forget();
    world.events.clear();
    world.ledger.clear();
    for (const id of packages.keys()) {
      const cargo = world.packages.get(id);
      if (cargo && isTerminal(cargo)) world.packages.evict(id);
    }
  }
}

function decide(scene: WorldScene, playerId: number, command: Command): unknown {
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

const newAccount = (id: number, now: number) => ({
  ...BEGINNING,
  id,
  username: `player${id}`,
  usernameKey: `player${id}`,
  companyName: `Company ${id}`,
  passwordHash: null,
  isSuspended: false,
  createdAt: now,
});
