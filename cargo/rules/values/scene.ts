/**
 * What rules see of the world and how they change it. All values are immutable and whole: a change puts a new value in
 * place of the old one. A rule checks everything first and changes afterwards, so that a refusal has changed nothing.
 * The world behind it is a store's (world/), or a small one of a test.
 */
import type { CargoPackage } from "./cargo-package.ts";
import type { EventKind } from "./events.ts";
import type { LedgerReason } from "./ledger.ts";
import type { Plane } from "./plane.ts";
import type { Player } from "./player.ts";

/** The plane and the package that an event or an entry of the ledger is about. */
export interface About {
  readonly planeId?: number;
  readonly packageId?: number;
}

export interface Scene {
  /** Seed of all chance. */
  readonly seed: number;
  /** The simulated instant, milliseconds since 1970. */
  readonly clockMs: number;
  /** The real instant, milliseconds since 1970. */
  readonly now: number;

  player(id: number): Player;
  plane(id: number): Plane | undefined;
  /** By id. */
  planesOf(ownerId: number): readonly Plane[];
  /** Open, accepted and loaded ones, and those that ended a moment ago. */
  cargoPackage(id: number): CargoPackage | undefined;
  /** What is loaded on a plane, by id. */
  cargoOf(planeId: number): readonly CargoPackage[];
  /** What a player has accepted and not yet loaded, by id. */
  acceptedBy(playerId: number): readonly CargoPackage[];
  /** The airports that the player's planes open: where they stand, fly to and are queued to. */
  isPoolOf(playerId: number, icao: string): boolean;

  putPlayer(player: Player): void;
  putPlane(plane: Plane): void;
  removePlane(id: number): void;
  putPackage(cargoPackage: CargoPackage): void;
  /** The slot that offered this open job is empty from now on and cools down; nothing for a job of no slot. */
  vacateSlot(packageId: number): void;
  newPlaneId(): number;

  /**
   * Adds `amount` (negative: takes it) to the player's cash and writes it in the ledger; the part above CASH_LIMIT
   * is not paid. Throws when cash would go below 0.
   */
  pay(playerId: number, amount: number, reason: LedgerReason, about?: About): void;
  /** Writes an event into the player's history. */
  emit(playerId: number, kind: EventKind, about: About, data: Readonly<Record<string, unknown>>): void;
}
