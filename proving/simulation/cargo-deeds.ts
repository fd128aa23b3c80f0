/** What players of the cargo game want in a simulation, as requests and as the rules say the same; an admin edits rows. */

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
import { type CargoPackage, isTerminal } from "@outbound/cargo/rules/values/cargo-package.ts";
import { addCash, createContract, setHealth } from "@outbound/cargo/test-hooks/hooks.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";
import { advanceSimTime } from "@outbound/cargo/world/time/advance.ts";
import type { WorldScene } from "@outbound/cargo/world/time/world-scene.ts";
import type { Random } from "../harness/random.ts";
import type { CargoReference } from "./cargo-reference.ts";
import type { Deed } from "./deed.ts";

/** A change as the rules make it; a Refusal has changed nothing. */
export type Replay = (scene: WorldScene, world: World, playerId: number) => unknown;

export interface CargoDeed extends Deed {
  readonly playerId: number;
  /** Absent for what an admin does: then the tables are believed. */
  readonly replay?: Replay;
}

export interface Wanted {
  readonly path: string;
  readonly body?: unknown;
  readonly replay: Replay;
}

/** Near one another, so that small planes get around; the last two are not. */
const AIRPORTS = ["EDDF", "EDDM", "EDDL", "EDDS", "LSZH", "EHAM", "KJFK", "NZAA"];
const MODELS = ["C208", "C208", "AT76", "B748", "nothing"];
const NAMES = ["Ada", "Ben", "Cleo", "Dora"];

/** What the player might name: mostly own things, sometimes those of others, and such as never were. */
export class Surroundings {
  readonly random: Random;
  readonly #world: World;
  readonly #ended: readonly number[];
  readonly #playerId: number;

  constructor(random: Random, { world, ended }: Pick<CargoReference, "world" | "ended">, playerId: number) {
    this.random = random;
    this.#world = world;
    this.#ended = ended;
    this.#playerId = playerId;
  }

  plane(): number {
    if (this.random.chance(0.03)) return 999_999;
    const own = [...this.#world.planes.values()].filter(({ ownerId }) => ownerId === this.#playerId);
    const all = [...this.#world.planes.values()];
    const some = own.length > 0 && this.random.chance(0.93) ? own : all;
    return some.length === 0 ? 1 : this.random.pick(idsOf(some));
  }

  /** An open or accepted job where the plane stands; the lightest, so that several want the same. */
  job(planeId: number): number {
    const icao = this.#world.planes.get(planeId)?.airportIcao;
    const there = [...this.#world.packages.values()].filter(
      ({ originIcao, status }) => originIcao === icao && (status === "open" || status === "accepted"),
    );
    const light = there.sort((a, b) => a.weightKg - b.weightKg || a.id - b.id).slice(0, 5);
    return light.length === 0 || this.random.chance(0.04) ? this.ended() : this.random.pick(light).id;
  }

  ownCargo(): number {
    const own = [...this.#world.packages.values()].filter((cargo) => this.#isOwn(cargo));
    return own.length === 0 || this.random.chance(0.04) ? this.ended() : this.random.pick(idsOf(own));
  }

  /** A package that has ended, whoever's it was; one that never was while there is none. */
  ended(): number {
    return this.#ended.length === 0 ? 12_345 : this.random.pick(this.#ended);
  }

  airport(): string {
    return this.random.chance(0.02) ? "XQXQ" : this.random.pick(AIRPORTS);
  }

  destinationOf(packageId: number): string {
    return this.#world.packages.get(packageId)?.destIcao ?? this.airport();
  }

  #isOwn(cargo: CargoPackage): boolean {
    return cargo.ownerId === this.#playerId && !isTerminal(cargo);
  }
}

const idsOf = (things: readonly { readonly id: number }[]): number[] =>
  things.map(({ id }) => id).sort((a, b) => a - b);

type Maker = (around: Surroundings) => Wanted;

const FREIGHT: readonly Maker[] = [
  (around) => {
    const planeId = around.plane();
    const id = around.job(planeId);
    return {
      path: `/api/packages/${id}/load`,
      body: { planeId },
      replay: (scene, _world, playerId) => loadPackage(scene, playerId, id, planeId),
    };
  },
  (around) => {
    const id = around.job(around.plane());
    return {
      path: `/api/packages/${id}/accept`,
      replay: (scene, _world, playerId) => acceptPackage(scene, playerId, id),
    };
  },
  (around) => {
    const id = around.ownCargo();
    return {
      path: `/api/packages/${id}/abandon`,
      replay: (scene, _world, playerId) => abandonPackage(scene, playerId, id),
    };
  },
];

const FLIGHTS: readonly Maker[] = [
  (around) => {
    const planeId = around.plane();
    const destIcao = around.airport();
    return {
      path: `/api/planes/${planeId}/fly`,
      body: { destIcao },
      replay: (scene, _world, playerId) => fly(scene, playerId, planeId, destIcao),
    };
  },
  (around) => {
    const planeId = around.plane();
    const packageIds = around.random.chance(0.8) ? [around.job(planeId)] : [];
    const legs = [packageIds[0] === undefined ? around.airport() : around.destinationOf(packageIds[0])];
    const more = around.airport();
    if (around.random.chance(0.3) && more !== legs[0]) legs.push(more);
    return {
      path: `/api/planes/${planeId}/dispatch`,
      body: { packageIds, legs },
      replay: (scene, _world, playerId) => dispatch(scene, playerId, planeId, { packageIds, legs }),
    };
  },
  (around) => {
    const planeId = around.plane();
    const destIcao = around.airport();
    return {
      path: `/api/planes/${planeId}/queue`,
      body: { destIcao },
      replay: (scene, _world, playerId) => queueLeg(scene, playerId, planeId, destIcao),
    };
  },
  (around) => {
    const planeId = around.plane();
    const index = around.random.integer(0, 2);
    return {
      path: `/api/planes/${planeId}/queue/cancel`,
      body: { index },
      replay: (scene, _world, playerId) => cancelQueuedLeg(scene, playerId, planeId, index),
    };
  },
  (around) => {
    const planeId = around.plane();
    const [index, to] = [around.random.integer(0, 2), around.random.integer(0, 2)];
    return {
      path: `/api/planes/${planeId}/queue/move`,
      body: { index, to },
      replay: (scene, _world, playerId) => moveQueuedLeg(scene, playerId, planeId, index, to),
    };
  },
];

const FLEET: readonly Maker[] = [
  (around) => {
    const planeId = around.plane();
    return {
      path: `/api/planes/${planeId}/repair`,
      replay: (scene, _world, playerId) => startRepair(scene, playerId, planeId),
    };
  },
  (around) => {
    const [modelId, icao] = [around.random.pick(MODELS), around.airport()];
    return {
      path: "/api/planes/buy",
      body: { modelId, icao },
      replay: (scene, _world, playerId) => buyPlane(scene, playerId, { modelId, icao }),
    };
  },
  (around) => {
    const planeId = around.plane();
    return {
      path: `/api/planes/${planeId}/sell`,
      replay: (scene, _world, playerId) => sellPlane(scene, playerId, planeId),
    };
  },
  (around) => {
    const planeId = around.plane();
    const name = around.random.pick(NAMES);
    return {
      path: `/api/planes/${planeId}/rename`,
      body: { name },
      replay: (scene, _world, playerId) => renamePlane(scene, playerId, planeId, name),
    };
  },
  (_around) => ({ path: "/api/relief", replay: (scene, _world, playerId) => askRelief(scene, playerId) }),
  (around) => {
    const icao = around.airport();
    return {
      path: "/api/onboarding/home",
      body: { icao },
      replay: (scene, _world, playerId) => chooseHome(scene, playerId, icao),
    };
  },
];

/** What the hooks of tests do: it makes games go further in a few rounds. */
const HOOKS: readonly Maker[] = [
  (around) => {
    const amount = around.random.integer(-50_000, 3_000_000);
    return {
      path: "/api/test/add-cash",
      body: { amount },
      replay: (scene, _world, playerId) => addCash(scene, playerId, amount),
    };
  },
  (around) => {
    const planeId = around.plane();
    const health = around.random.pick([0, 0.01, 1, 30, 59, 99]);
    return {
      path: "/api/test/set-health",
      body: { planeId, health },
      replay: (scene, _world, playerId) => setHealth(scene, playerId, planeId, health),
    };
  },
  (around) => {
    const contract = {
      originIcao: around.airport(),
      destIcao: around.airport(),
      weightKg: around.random.integer(1, 2_000),
      payout: around.random.integer(0, 9_000),
      lifetimeMs: around.random.pick([1, 1_000, 60_000, 9_000_000]),
    };
    return {
      path: "/api/test/create-contract",
      body: contract,
      replay: (scene, world) => createContract(scene, world, contract),
    };
  },
  (around) => {
    const simMs = around.random.integer(0, 6 * 3_600_000);
    return {
      path: "/api/test/advance",
      body: { simMs },
      replay: (scene, world) => advanceSimTime(world, simMs, scene.now),
    };
  },
];

/** Freight and departures are wanted most. */
const MAKERS: readonly Maker[] = [
  ...[...FREIGHT, ...FREIGHT, ...FREIGHT, ...FREIGHT],
  ...[...FLIGHTS.slice(0, 3), ...FLIGHTS.slice(0, 3), ...FLIGHTS],
  ...[...FLEET, ...HOOKS, ...HOOKS],
];

export const wanted = (around: Surroundings): Wanted => around.random.pick(MAKERS)(around);

/** Dry runs exist for these. */
export const canBeTried = ({ path }: Wanted): boolean => !path.startsWith("/api/test/");
