/**
 * The world as rules see and change it. Values are immutable: a change replaces a value. A rule checks everything before it
 * changes anything, so that a refusal has changed nothing. A scene is backed by the stored world or by one of a test.
 */

import type { CargoPackage } from "./cargo-package.ts";
import type { EventKind } from "./events.ts";
import type { Alliance, AllianceMember, Invitation } from "./goals/alliance.ts";
import type { Base } from "./goals/base.ts";
import type { Campaign, Contribution } from "./goals/campaign.ts";
import type { SeasonChange } from "./goals/season.ts";
import type { LedgerReason } from "./ledger.ts";
import type { CommodityGroup, DemandLoad, Market } from "./market.ts";
import type { Plane } from "./plane.ts";
import type { Player } from "./player.ts";
import type { Route } from "./routes/route.ts";

/** The plane and the package of an event or a ledger entry. */
export interface About {
  readonly planeId?: number;
  readonly packageId?: number;
}

export interface Scene extends Market {
  /** The real instant, milliseconds since 1970. */
  readonly now: number;

  player(id: number): Player;
  plane(id: number): Plane | undefined;
  /** By id. */
  planesOf(ownerId: number): readonly Plane[];
  /** Open, accepted and loaded packages, and those that have just ended. */
  cargoPackage(id: number): CargoPackage | undefined;
  /** The packages on a plane, by id. */
  cargoOf(planeId: number): readonly CargoPackage[];
  /** The packages that a player has accepted but not loaded, by id. */
  acceptedBy(playerId: number): readonly CargoPackage[];
  /** True for airports that the player's planes open: where they are parked, fly to or are queued to. */
  isPoolOf(playerId: number, icao: string): boolean;
  base(id: number): Base | undefined;
  /** By id. */
  basesOf(playerId: number): readonly Base[];
  /** Current campaigns and the last ended ones, by id. */
  campaigns(): readonly Campaign[];
  contribution(campaignId: number, playerId: number): Contribution | undefined;
  /** By id. */
  contributionsTo(campaignId: number): readonly Contribution[];
  alliance(id: number): Alliance | undefined;
  membership(playerId: number): AllianceMember | undefined;
  /** Members, the oldest first. */
  membersOf(allianceId: number): readonly AllianceMember[];
  invitationsOf(playerId: number): readonly Invitation[];
  invitationsTo(allianceId: number): readonly Invitation[];
  playerNamed(username: string): Player | undefined;
  /** True if a player or an alliance has the name or one that looks like it. */
  looksTaken(name: string): boolean;
  /** Counts the players with a delivery by hand since a real instant. Iterates over all players. */
  playersDeliveringSince(since: number): number;

  route(id: number): Route | undefined;
  /** By id. */
  routesOf(ownerId: number): readonly Route[];
  /** The player's planes whose routes wait for cash, by id. */
  waitingPlanesOf(ownerId: number): readonly Plane[];
  /** The open jobs at an airport, after everything due there has been worked. */
  openJobsAt(icao: string): readonly CargoPackage[];
  /** The simulated instant at which the player last took line freight from one airport to another; undefined if never. */
  lineFreightTakenAt(playerId: number, originIcao: string, destIcao: string): number | undefined;
  isSuspended(playerId: number): boolean;

  putPlayer(player: Player): void;
  putPlane(plane: Plane): void;
  removePlane(id: number): void;
  putPackage(cargoPackage: CargoPackage): void;
  /** Empties the slot of this open job, which then cools down. Does nothing for a job without a slot. */
  vacateSlot(packageId: number): void;
  newPlaneId(): number;
  /** Replaces the load; undefined removes it. */
  putDemandLoad(icao: string, group: CommodityGroup, load: DemandLoad | undefined): void;
  putBase(base: Base): void;
  removeBase(id: number): void;
  putCampaign(campaign: Campaign): void;
  /** Also removes its contributions. */
  removeCampaign(id: number): void;
  putContribution(contribution: Contribution): void;
  putAlliance(alliance: Alliance): void;
  removeAlliance(id: number): void;
  putMember(member: AllianceMember): void;
  removeMember(id: number): void;
  putInvitation(invitation: Invitation): void;
  removeInvitation(id: number): void;
  /** Returns the next id for bases, campaigns, contributions, alliances, members and invitations. */
  newNumber(): number;
  putRoute(route: Route): void;
  removeRoute(id: number): void;
  newRouteId(): number;
  /** Records that the player takes line freight now. */
  takeLineFreight(playerId: number, originIcao: string, destIcao: string): void;

  /**
   * Adds `amount` (negative: subtracts) to the player's cash and the ledger. Any excess over CASH_LIMIT is not paid. Throws if
   * cash would fall below 0. Income and costs of a plane's route share one ledger entry per reason and simulated day.
   */
  pay(playerId: number, amount: number, reason: LedgerReason, about?: About): void;
  /** Adds to the player's score of the season. `pay` adds running income and costs of planes there automatically. */
  addToSeason(playerId: number, change: SeasonChange, byRoute: boolean): void;
  /** Adds an event to the player's history. */
  emit(playerId: number, kind: EventKind, about: About, data: Readonly<Record<string, unknown>>): void;
}
