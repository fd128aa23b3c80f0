/** A whole world in memory without a store, for tests of time and derived data: `aWorld().withPlayer({}).withPlane({})`. */

import { Refused } from "@outbound/kit/host/refused.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { NOT_SUSPENDED } from "../players/suspension.ts";
import { midnightAfter } from "../rules/market/campaigns.ts";
import type { CargoPackage } from "../rules/values/cargo-package.ts";
import { FIRST_CLOCK_MS, WORLD_TIME_SCALE } from "../rules/values/clock.ts";
import type { Plane } from "../rules/values/plane.ts";
import { Refusal } from "../rules/values/refusals.ts";
import type { Account } from "../world/state/accounts.ts";
import { settledMovements } from "../world/state/ledger-log.ts";
import { demandKey, World } from "../world/state/world.ts";
import { type Advanced, advance, settle } from "../world/time/advance.ts";
import { workPools } from "../world/time/slots.ts";
import type { WorldScene } from "../world/time/world-scene.ts";
import { WorldDraft } from "../world/world-draft.ts";
import { aPackage, aPlane, aPlayer, TEST_NOW } from "./values.ts";

/** The real instant at which the world begins. */
export const WORLD_BEGAN = TEST_NOW;

export const aWorld = (seed = 1): TestWorld => new TestWorld(seed);

export class TestWorld {
  readonly world: World;
  /** The current real instant. */
  now = WORLD_BEGAN;

  constructor(seed: number) {
    const clock = {
      isRunning: false,
      anchorAt: WORLD_BEGAN,
      anchorSimTime: FIRST_CLOCK_MS,
      timeScale: WORLD_TIME_SCALE,
    };
    const clockHistory = [] as const;
    const next = {
      ...{ nextPlayerId: 1, nextPlaneId: 1, nextPoolNumber: 1, nextContractNumber: 1, nextSessionId: 1 },
      nextNumber: 1,
      ...{ nextRouteId: 1, nextLineFreightId: 1 },
      nextCampaignsSimTime: midnightAfter(FIRST_CLOCK_MS),
    };
    const counters = { revision: 0, token: 0, lastAt: WORLD_BEGAN, nextEventId: 1, nextLedgerId: 1, nextAuditId: 1 };
    this.world = new World({ seed, clock, clockHistory, ...next }, counters);
  }

  get clockMs(): number {
    return this.world.clockMs(this.now);
  }

  /** Adds a player. Defaults: the next id from 1, at home at EDDF, with a beginner's figures; the cash is in the ledger. */
  withPlayer(player: Partial<Account> = {}): this {
    this.act((scene, world) => addPlayer(scene, world, player));
    return this;
  }

  /**
   * Adds a plane. Defaults: the next id from 1, a fully healthy C208 of player 1 at EDDF with an empty tank. Starts the clock if
   * necessary.
   */
  withPlane(plane: Partial<Plane> = {}): this {
    this.act((scene) => addPlane(scene, plane));
    return this;
  }

  /** Adds a package. Default: a contract, an open job without a slot, with 300 kg of cartons from EDDF to EDDM for 1,000 €. */
  withPackage(cargo: Partial<CargoPackage> & Pick<CargoPackage, "id">): this {
    this.act((scene) => scene.putPackage(aPackage(scene.now, cargo)));
    return this;
  }

  /** Runs a command at the current instant, as a batch would. Throws `Refused` when it refuses. */
  act<A>(work: (scene: WorldScene, world: World) => A): Exclude<A, Refusal> {
    return actOn(this.world, this.now, work);
  }

  /** Lets `ms` of real time pass in one step. */
  pass(ms: number): Advanced {
    return this.until(this.now + ms);
  }

  until(at: number): Advanced {
    this.now = at;
    const advanced = advance(this.world, at);
    this.look();
    return advanced;
  }

  /** Works all pools, as if every player looked. */
  look(): void {
    workAllPools(this.world, this.now);
  }

  /** Puts a plane into the world without checks, for states that the rules would not allow. */
  place(plane: Plane): void {
    this.world.planes.replace(plane.id, plane);
    settle(this.world, this.now);
  }

  plane(id: number): Plane {
    const plane = this.world.planes.get(id);
    if (plane === undefined) throw new Error(`the world has no plane ${id}`);
    return plane;
  }

  player(id: number): Account {
    const player = this.world.accounts.players.get(id);
    if (player === undefined) throw new Error(`the world has no player ${id}`);
    return player;
  }

  /** Returns the open jobs of an airport by slot. */
  offersAt(icao: string): (CargoPackage | undefined)[] {
    const slots = this.world.pools.get(icao)?.slots ?? [];
    return slots.map(({ packageId }) => {
      const cargo = packageId === null ? undefined : this.world.packages.get(packageId);
      return cargo !== undefined && (cargo.expiresAt ?? 0) > this.now ? cargo : undefined;
    });
  }
}

/** Works every pool up to `now`, so that worlds that differ only in who looked become equal. */
export const workAllPools = (world: World, now: number): void =>
  workPools(
    world,
    [...world.pools.values()].map(({ icao }) => icao),
    now,
  );

/** Runs a command on the world at `now`, as a batch would. Throws `Refused` when it refuses. */
export function actOn<A>(world: World, now: number, work: (scene: WorldScene, world: World) => A): Exclude<A, Refusal> {
  const result = new WorldDraft(world, now).run(work);
  if (result instanceof Refusal) throw new Refused(problemOf(result));
  return result as Exclude<A, Refusal>;
}

/** Adds a player with the next id; returns the id. */
export function addPlayer(scene: WorldScene, world: World, player: Partial<Account> = {}): number {
  const account = anAccount(world.state.nextPlayerId, player);
  world.state = { ...world.state, nextPlayerId: account.id + 1 };
  world.accounts.players.replace(account.id, { ...account, money: 0 });
  scene.pay(account.id, account.money, "start");
  return account.id;
}

/** Adds a plane with the next id; returns the id. */
export function addPlane(scene: WorldScene, plane: Partial<Plane> = {}): number {
  const id = scene.newPlaneId();
  scene.putPlane(aPlane(id, plane));
  return id;
}

/** Creates a player without a password, at home at EDDF. */
export const anAccount = (id: number, player: Partial<Account> = {}): Account => ({
  ...aPlayer(id),
  usernameKey: `player${id}`,
  passwordHash: null,
  ...NOT_SUSPENDED,
  ...player,
});

const byId = <T extends { readonly id: number }>(values: Iterable<T>): T[] => [...values].sort((a, b) => a.id - b.id);

/** Returns all values of a world and its derived data in a fixed order. Worlds with equal contents are equal. */
export function contentsOf(world: World) {
  const { accounts, airspace, jobs } = world;
  const planes = byId(world.planes.values());
  const pools = [...world.pools.values()].sort((a, b) => a.number - b.number);
  return {
    state: world.state,
    players: byId(accounts.players.values()),
    sessions: byId(accounts.sessions.values()),
    apiTokens: byId(accounts.apiTokens.values()),
    admins: byId(accounts.admins.values()),
    adminSessions: byId(accounts.adminSessions.values()),
    planes,
    bases: byId(world.bases.values()),
    alliances: byId(world.alliances.all.values()),
    members: byId(world.alliances.members.values()),
    invitations: byId(world.alliances.invitations.values()),
    campaigns: world.campaigns.list,
    contributions: byId(world.contributions.values()),
    scores: byId(world.scores.values()),
    packages: byId(world.packages.values()),
    pools,
    demand: [...world.demand.values()].sort((a, b) => (demandKey(a) < demandKey(b) ? -1 : 1)),
    routes: byId(world.routes.routes.values()),
    lineFreight: byId(world.routes.lineFreight.values()),
    routeDays: byId(world.routes.days.values()),
    waiting: byId(accounts.players.values()).map(({ id }) => [...airspace.waitingOf(id)]),
    active: airspace.active,
    fleets: byId(accounts.players.values()).map(({ id }) => [...airspace.planesOf(id)]),
    loads: planes.map(({ id }) => [...jobs.onPlane(id)]),
    accepted: byId(accounts.players.values()).map(({ id }) => [...jobs.acceptedBy(id)]),
    sessionsOf: byId(accounts.players.values()).map(({ id }) => accounts.sessions.of(id).map((session) => session.id)),
    airports: pools.map(({ icao }) => ({
      icao,
      isOpen: airspace.isOpen(icao),
      owners: [...airspace.ownersAt(icao)].sort((a, b) => a - b),
      planes: [...airspace.planesAt(icao)],
      contracts: [...jobs.contractsAt(icao)],
    })),
    nextDueAt: world.nextDueAt(),
  };
}

/** Returns the log entries that are not written yet. */
export const logsOf = ({ events, ledger, audit }: World) => ({
  events: [...events.items],
  ledger: settledMovements(ledger.items).added,
  raised: settledMovements(ledger.items).raised,
  audit: [...audit.items],
});
