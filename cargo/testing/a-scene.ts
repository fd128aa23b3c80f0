/** A small world in memory for tests of rules: `aScene().withPlayer({}).withPlane({})`. It also notes what the rules did. */
import type { CargoPackage } from "../rules/values/cargo-package.ts";
import type { EventKind } from "../rules/values/events.ts";
import type { LedgerReason } from "../rules/values/ledger.ts";
import { FULL_HEALTH, type Plane } from "../rules/values/plane.ts";
import { BEGINNING, FIRST_MONEY, type Player } from "../rules/values/player.ts";
import type { About, Scene } from "../rules/values/scene.ts";

export interface LedgerEntry {
  readonly playerId: number;
  readonly amount: number;
  readonly reason: LedgerReason;
  readonly about: About;
}

export interface SceneEvent {
  readonly playerId: number;
  readonly kind: EventKind;
  readonly about: About;
  readonly data: Readonly<Record<string, unknown>>;
  readonly clockMs: number;
}

/** 2000-01-01T00:00:00Z, where a fresh world begins. */
export const SCENE_CLOCK = 946_684_800_000;
/** An ordinary real instant. */
export const SCENE_NOW = 1_790_000_000_000;

export const aScene = (options: { seed?: number; clockMs?: number; now?: number } = {}): SmallScene =>
  new SmallScene(options.seed ?? 1, options.clockMs ?? SCENE_CLOCK, options.now ?? SCENE_NOW);

export class SmallScene implements Scene {
  readonly seed: number;
  /** Tests set both instants as they like. */
  clockMs: number;
  now: number;
  readonly players = new Map<number, Player>();
  readonly planes = new Map<number, Plane>();
  readonly packages = new Map<number, CargoPackage>();
  readonly ledger: LedgerEntry[] = [];
  readonly events: SceneEvent[] = [];
  /** Ids of the packages whose slots were emptied. */
  readonly vacated: number[] = [];

  constructor(seed: number, clockMs: number, now: number) {
    this.seed = seed;
    this.clockMs = clockMs;
    this.now = now;
  }

  /** By default the next id from 1 on, at home at EDDF, with what a beginner has. */
  withPlayer(player: Partial<Player> = {}): this {
    const id = player.id ?? nextId(this.players);
    this.players.set(id, {
      ...BEGINNING,
      id,
      username: `player${id}`,
      companyName: `Company ${id}`,
      money: FIRST_MONEY,
      homeIcao: "EDDF",
      createdAt: this.now,
      ...player,
    });
    return this;
  }

  /** By default the next id from 1 on: a sound C208 of player 1 at EDDF with an empty tank. */
  withPlane(plane: Partial<Plane> = {}): this {
    const id = plane.id ?? nextId(this.planes);
    this.planes.set(id, {
      id,
      modelId: "C208",
      name: `D-T${id}`,
      ownerId: 1,
      status: "available",
      airportIcao: "EDDF",
      leg: null,
      repair: null,
      queue: [],
      health: FULL_HEALTH,
      fuelL: 0,
      totalKm: 0,
      deliveries: 0,
      earned: 0,
      ...plane,
    });
    return this;
  }

  /** By default the next id from 1 on: an open job with 300 kg of cartons from EDDF to EDDM for 1,000 € whatever the reputation. */
  withPackage(cargoPackage: Partial<CargoPackage> = {}): this {
    const id = cargoPackage.id ?? nextId(this.packages);
    const isOpen = (cargoPackage.status ?? "open") === "open";
    this.packages.set(id, {
      id,
      status: "open",
      originIcao: "EDDF",
      destIcao: "EDDM",
      commodity: "cartons",
      count: 1,
      weightKg: 300,
      special: null,
      basePayout: 1000,
      fixedPayout: 1000,
      createdAt: this.now,
      expiresAt: isOpen ? this.now + 2_700_000 : null,
      ownerId: isOpen ? null : 1,
      planeId: null,
      payout: isOpen ? null : 1000,
      takenAt: isOpen ? null : this.now,
      loadedSimTime: null,
      flightTimeMs: null,
      dueSimTime: null,
      landings: 0,
      endedAt: null,
      endedSimTime: null,
      settled: null,
      ...cargoPackage,
    });
    return this;
  }

  /** Like withPackage, on a plane of its owner (plane 1 of player 1) since now. */
  withCargo(cargoPackage: Partial<CargoPackage> = {}): this {
    return this.withPackage({
      status: "loaded",
      planeId: 1,
      loadedSimTime: this.clockMs,
      flightTimeMs: 3_200_000,
      ...cargoPackage,
    });
  }

  player(id: number): Player {
    return present(this.players.get(id), `player ${id}`);
  }

  plane(id: number): Plane | undefined {
    return this.planes.get(id);
  }

  planesOf(ownerId: number): readonly Plane[] {
    return byId(this.planes).filter((plane) => plane.ownerId === ownerId);
  }

  cargoPackage(id: number): CargoPackage | undefined {
    return this.packages.get(id);
  }

  cargoOf(planeId: number): readonly CargoPackage[] {
    return byId(this.packages).filter((item) => item.status === "loaded" && item.planeId === planeId);
  }

  acceptedBy(playerId: number): readonly CargoPackage[] {
    return byId(this.packages).filter((item) => item.status === "accepted" && item.ownerId === playerId);
  }

  isPoolOf(playerId: number, icao: string): boolean {
    return this.planesOf(playerId).some(
      (plane) => (plane.leg?.destIcao ?? plane.airportIcao) === icao || plane.queue.includes(icao),
    );
  }

  putPlayer(player: Player): void {
    this.players.set(player.id, player);
  }

  putPlane(plane: Plane): void {
    this.planes.set(plane.id, plane);
  }

  removePlane(id: number): void {
    this.planes.delete(id);
  }

  putPackage(cargoPackage: CargoPackage): void {
    this.packages.set(cargoPackage.id, cargoPackage);
  }

  vacateSlot(packageId: number): void {
    this.vacated.push(packageId);
  }

  newPlaneId(): number {
    return nextId(this.planes);
  }

  pay(playerId: number, amount: number, reason: LedgerReason, about: About = {}): void {
    const player = this.player(playerId);
    if (!Number.isSafeInteger(amount)) throw new Error(`${amount} is no whole number of euros`);
    if (player.money + amount < 0) throw new Error(`the cash of ${player.money} cannot pay ${-amount}`);
    this.putPlayer({ ...player, money: player.money + amount });
    this.ledger.push({ playerId, amount, reason, about });
  }

  emit(playerId: number, kind: EventKind, about: About, data: Readonly<Record<string, unknown>>): void {
    this.events.push({ playerId, kind, about, data, clockMs: this.clockMs });
  }
}

function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the scene has no ${what}`);
  return value;
}

const byId = <T extends { readonly id: number }>(things: ReadonlyMap<number, T>): T[] =>
  [...things.values()].sort((a, b) => a.id - b.id);

const nextId = (things: ReadonlyMap<number, unknown>): number => Math.max(0, ...things.keys()) + 1;
