/** The world as the rules see it at one instant. */

import { type CargoPackage, hasEnded } from "../../rules/values/cargo-package.ts";
import type { EventKind } from "../../rules/values/events.ts";
import type { Base } from "../../rules/values/goals/base.ts";
import type { SeasonChange } from "../../rules/values/goals/season.ts";
import type { LedgerReason } from "../../rules/values/ledger.ts";
import type { CommodityGroup, DemandLoad, WorldEvent } from "../../rules/values/market.ts";
import type { Plane } from "../../rules/values/plane.ts";
import { CASH_LIMIT, type Player } from "../../rules/values/player.ts";
import type { About, Scene } from "../../rules/values/scene.ts";
import type { Account } from "../state/accounts.ts";
import { addToSeason } from "../state/seasons.ts";
import { demandKey, type World } from "../state/world.ts";
import { vacateSlot } from "./slots.ts";

const NONE_ENDED: ReadonlyMap<number, CargoPackage> = new Map();

/** Reasons of the ledger that count in the net result of a season. */
const RUNNING: readonly string[] = [
  ...["delivery", "fuel", "repair", "abandon", "lapse", "upkeep", "campaign"],
  ...["route", "route-costs", "dispatcher"],
];

export class WorldScene implements Scene {
  readonly #world: World;
  readonly clockMs: number;
  readonly now: number;
  /** Packages that ended long ago and are not in memory, if the command names any. */
  ended: ReadonlyMap<number, CargoPackage> = NONE_ENDED;

  constructor(world: World, clockMs: number, now: number) {
    this.#world = world;
    this.clockMs = clockMs;
    this.now = now;
  }

  get seed(): number {
    return this.#world.state.seed;
  }

  player(id: number): Player {
    const player = this.#world.accounts.players.get(id);
    if (!player) throw new Error(`there is no player ${id}`);
    return player;
  }

  plane(id: number): Plane | undefined {
    return this.#world.planes.get(id);
  }

  planesOf(ownerId: number): readonly Plane[] {
    return this.#world.planes.all(this.#world.airspace.planesOf(ownerId));
  }

  cargoPackage(id: number): CargoPackage | undefined {
    return this.#world.packages.get(id) ?? this.ended.get(id);
  }

  cargoOf(planeId: number): readonly CargoPackage[] {
    return this.#world.packages.all(this.#world.jobs.onPlane(planeId));
  }

  acceptedBy(playerId: number): readonly CargoPackage[] {
    return this.#world.packages.all(this.#world.jobs.acceptedBy(playerId));
  }

  isPoolOf(playerId: number, icao: string): boolean {
    return this.#world.airspace.isPoolOf(playerId, icao);
  }

  base(id: number): Base | undefined {
    return this.#world.bases.get(id);
  }

  basesOf(playerId: number): readonly Base[] {
    return this.#world.bases.all(this.#world.bases.of(playerId));
  }

  putBase(base: Base): void {
    this.#world.bases.replace(base.id, base);
  }

  removeBase(id: number): void {
    this.#world.bases.replace(id, undefined);
  }

  newNumber(): number {
    const number = this.#world.state.nextNumber;
    this.#world.state = { ...this.#world.state, nextNumber: number + 1 };
    return number;
  }

  putPlayer(player: Player): void {
    // Rules spread the player that they received, so the fields of the account are there.
    this.#world.accounts.players.replace(player.id, player as Account);
  }

  putPlane(plane: Plane): void {
    this.#world.planes.replace(plane.id, plane);
  }

  removePlane(id: number): void {
    this.#world.planes.replace(id, undefined);
  }

  putPackage(cargo: CargoPackage): void {
    if (hasEnded(cargo) && cargo.endedAt === null) throw new Error(`package ${cargo.id} ended at no time`);
    this.#world.packages.replace(cargo.id, cargo);
  }

  vacateSlot(packageId: number): void {
    vacateSlot(this.#world, packageId, this.now);
  }

  get createdEvents(): readonly WorldEvent[] {
    return this.#world.createdEvents;
  }

  demandLoad(icao: string, group: CommodityGroup): DemandLoad | undefined {
    return this.#world.demand.get(demandKey({ icao, group }));
  }

  putDemandLoad(icao: string, group: CommodityGroup, load: DemandLoad | undefined): void {
    this.#world.demand.replace(demandKey({ icao, group }), load);
  }

  newPlaneId(): number {
    const id = this.#world.state.nextPlaneId;
    this.#world.state = { ...this.#world.state, nextPlaneId: id + 1 };
    return id;
  }

  pay(playerId: number, promised: number, reason: LedgerReason, about: About = {}): void {
    const player = this.player(playerId);
    const amount = Math.min(promised, CASH_LIMIT - player.money);
    if (amount === 0) return;
    const money = player.money + amount;
    if (!Number.isSafeInteger(amount) || money < 0) {
      throw new Error(`player ${playerId} has ${player.money} € and cannot be paid ${amount} €`);
    }
    this.putPlayer({ ...player, money });
    this.#world.ledger.push({ player_id: playerId, amount, reason, ...this.#stamp(about), balance: money });
    if (RUNNING.includes(reason)) this.addToSeason(playerId, { net: amount }, reason.startsWith("route"));
  }

  addToSeason(playerId: number, change: SeasonChange, byRoute: boolean): void {
    addToSeason(this.#world, this.now, { playerId, change, byRoute });
  }

  emit(playerId: number, kind: EventKind, about: About, data: Readonly<Record<string, unknown>>): void {
    this.#world.events.push({ player_id: playerId, kind, data, ...this.#stamp(about) });
  }

  #stamp({ planeId = null, packageId = null }: { planeId?: number | null; packageId?: number | null }) {
    return { plane_id: planeId, package_id: packageId, clock_ms: this.clockMs, at: this.now };
  }
}
