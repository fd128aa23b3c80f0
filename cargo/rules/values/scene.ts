/**
 * The world as rules see and change it. Values are immutable: a change replaces a value by a new one. A rule checks everything
 * before it changes anything, so that a refusal has changed nothing. Behind a scene is the world of a store, or that of a test.
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
  /** Open, accepted and loaded packages, and those that ended a moment ago. */
  cargoPackage(id: number): CargoPackage | undefined;
  /** The packages on a plane, by id. */
  cargoOf(planeId: number): readonly CargoPackage[];
  /** The packages that a player has accepted and not loaded, by id. */
  acceptedBy(playerId: number): readonly CargoPackage[];
  /** True for the airports that the player's planes open: where they are parked, fly to and are queued to. */
  isPoolOf(playerId: number, icao: string): boolean;
  base(id: number): Base | undefined;
  /** By id. */
  basesOf(playerId: number): readonly Base[];
  /** By id: those that run, and the last ones that ended. */
  campaigns(): readonly Campaign[];
  contribution(campaignId: number, playerId: number): Contribution | undefined;
  /** By id. */
  contributionsTo(campaignId: number): readonly Contribution[];
  alliance(id: number): Alliance | undefined;
  membership(playerId: number): AllianceMember | undefined;
  /** The oldest first. */
  membersOf(allianceId: number): readonly AllianceMember[];
  invitationsOf(playerId: number): readonly Invitation[];
  invitationsTo(allianceId: number): readonly Invitation[];
  playerNamed(username: string): Player | undefined;
  /** True if a player or an alliance has the name, or one that looks like it. */
  looksTaken(name: string): boolean;
  /** How many players delivered by hand since a real instant. Looks at all players. */
  playersDeliveringSince(since: number): number;

  route(id: number): Route | undefined;
  /** By id. */
  routesOf(ownerId: number): readonly Route[];
  /** The player's planes whose routes wait for cash, by id. */
  waitingPlanesOf(ownerId: number): readonly Plane[];
  /** The open jobs at an airport, after all that was due there. */
  openJobsAt(icao: string): readonly CargoPackage[];
  /** The simulated instant at which the player last took line freight from one airport to another; undefined before the first time. */
  lineFreightTakenAt(playerId: number, originIcao: string, destIcao: string): number | undefined;
  isSuspended(playerId: number): boolean;

  putPlayer(player: Player): void;
  putPlane(plane: Plane): void;
  removePlane(id: number): void;
  putPackage(cargoPackage: CargoPackage): void;
  /** Empties the slot of this open job, which then cools down. Does nothing for a job without a slot. */
  vacateSlot(packageId: number): void;
  newPlaneId(): number;
  /** Replaces what was delivered lately; undefined: nothing that counts. */
  putDemandLoad(icao: string, group: CommodityGroup, load: DemandLoad | undefined): void;
  putBase(base: Base): void;
  removeBase(id: number): void;
  putCampaign(campaign: Campaign): void;
  /** With its contributions. */
  removeCampaign(id: number): void;
  putContribution(contribution: Contribution): void;
  putAlliance(alliance: Alliance): void;
  removeAlliance(id: number): void;
  putMember(member: AllianceMember): void;
  removeMember(id: number): void;
  putInvitation(invitation: Invitation): void;
  removeInvitation(id: number): void;
  /** The next id of bases, campaigns, contributions, alliances, members and invitations. */
  newNumber(): number;
  putRoute(route: Route): void;
  removeRoute(id: number): void;
  newRouteId(): number;
  /** The player takes line freight now. */
  takeLineFreight(playerId: number, originIcao: string, destIcao: string): void;

  /**
   * Adds `amount` (negative: subtracts) to the player's cash and the ledger; what exceeds CASH_LIMIT is not paid. Throws if
   * cash would be below 0. What a plane's route earns and costs is one ledger entry for each reason and simulated day.
   */
  pay(playerId: number, amount: number, reason: LedgerReason, about?: About): void;
  /** Adds to the player's score of the season; `pay` adds what running the planes earns and costs. */
  addToSeason(playerId: number, change: SeasonChange, byRoute: boolean): void;
  /** Adds an event to the player's history. */
  emit(playerId: number, kind: EventKind, about: About, data: Readonly<Record<string, unknown>>): void;
}
