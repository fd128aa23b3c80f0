/** A small world in memory for tests of rules: `aScene().withPlayer({}).withPlane({})`. It records the effects of the rules. */

import type { CargoPackage } from "../rules/values/cargo-package.ts";
import { FIRST_CLOCK_MS } from "../rules/values/clock.ts";
import type { EventKind } from "../rules/values/events.ts";
import type { Alliance, AllianceMember, Invitation } from "../rules/values/goals/alliance.ts";
import type { Base } from "../rules/values/goals/base.ts";
import type { Campaign, Contribution } from "../rules/values/goals/campaign.ts";
import type { SeasonChange } from "../rules/values/goals/season.ts";
import type { LedgerReason } from "../rules/values/ledger.ts";
import type { CommodityGroup, DemandLoad, WorldEvent } from "../rules/values/market.ts";
import type { Plane } from "../rules/values/plane.ts";
import type { Player } from "../rules/values/player.ts";
import { type Route, waitsForCash } from "../rules/values/routes/route.ts";
import type { About, Scene } from "../rules/values/scene.ts";
import { aPackage, aPlane, aPlayer, TEST_NOW } from "./values.ts";

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

export const SCENE_CLOCK = FIRST_CLOCK_MS;
export const SCENE_NOW = TEST_NOW;

export const aScene = (options: { seed?: number; clockMs?: number; now?: number } = {}): SmallScene =>
  new SmallScene(options.seed ?? 1, options.clockMs ?? SCENE_CLOCK, options.now ?? SCENE_NOW);

export class SmallScene implements Scene {
  readonly seed: number;
  /** Tests set both instants freely. */
  clockMs: number;
  now: number;
  readonly players = new Map<number, Player>();
  readonly planes = new Map<number, Plane>();
  readonly packages = new Map<number, CargoPackage>();
  readonly bases = new Map<number, Base>();
  readonly allCampaigns = new Map<number, Campaign>();
  readonly alliances = new Map<number, Alliance>();
  readonly members = new Map<number, AllianceMember>();
  readonly invitations = new Map<number, Invitation>();
  readonly contributions = new Map<number, Contribution>();
  createdEvents: readonly WorldEvent[] = [];
  readonly loads = new Map<string, DemandLoad>();
  readonly routes = new Map<number, Route>();
  /** Simulated instants of the last line freight, by player and way. */
  readonly lineFreight = new Map<string, number>();
  readonly suspended = new Set<number>();
  readonly ledger: LedgerEntry[] = [];
  readonly events: SceneEvent[] = [];
  /** Changes of season scores. */
  readonly seasonChanges: (SeasonChange & { readonly playerId: number; readonly byRoute: boolean })[] = [];
  /** Ids of packages whose slots were vacated. */
  readonly vacated: number[] = [];

  constructor(seed: number, clockMs: number, now: number) {
    this.seed = seed;
    this.clockMs = clockMs;
    this.now = now;
  }

  /** Adds a player. Defaults: the next id from 1, at home at EDDF, with the first money. */
  withPlayer(player: Partial<Player> = {}): this {
    const id = player.id ?? nextId(this.players);
    this.players.set(id, { ...aPlayer(id, this.now), ...player });
    return this;
  }

  /** Adds a plane. Defaults: the next id from 1, a fully healthy C208 of player 1 at EDDF with an empty tank. */
  withPlane(plane: Partial<Plane> = {}): this {
    const id = plane.id ?? nextId(this.planes);
    this.planes.set(id, aPlane(id, plane));
    return this;
  }

  /** Adds a package. Defaults: the next id from 1, and those of `aPackage`. One that is not open belongs to player 1. */
  withPackage(cargoPackage: Partial<CargoPackage> = {}): this {
    const id = cargoPackage.id ?? nextId(this.packages);
    const isOpen = (cargoPackage.status ?? "open") === "open";
    const taken = isOpen ? {} : { expiresAt: null, ownerId: 1, payout: 1000, takenAt: this.now };
    this.packages.set(id, aPackage(this.now, { ...taken, ...cargoPackage, id }));
    return this;
  }

  /** Adds a package that was loaded now on its owner's plane (default: plane 1 of player 1). */
  withCargo(cargoPackage: Partial<CargoPackage> = {}): this {
    return this.withPackage({
      status: "loaded",
      planeId: 1,
      loadedSimTime: this.clockMs,
      flightTimeMs: 3_200_000,
      ...cargoPackage,
    });
  }

  /** Adds a base. Defaults: the next id from 1, player 1's at EDDF for 250,000 €, with the next upkeep in 30 days. */
  withBase(base: Partial<Base> = {}): this {
    const id = base.id ?? nextId(this.bases);
    const upkeepSimTime = this.clockMs + 30 * 86_400_000;
    this.bases.set(id, { id, playerId: 1, icao: "EDDF", price: 250_000, upkeepSimTime, ...base });
    return this;
  }

  player(id: number): Player {
    const player = this.players.get(id);
    if (player === undefined) throw new Error(`the scene has no player ${id}`);
    return player;
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

  base(id: number): Base | undefined {
    return this.bases.get(id);
  }

  basesOf(playerId: number): readonly Base[] {
    return byId(this.bases).filter((base) => base.playerId === playerId);
  }

  putBase(base: Base): void {
    this.bases.set(base.id, base);
  }

  removeBase(id: number): void {
    this.bases.delete(id);
  }

  campaigns(): readonly Campaign[] {
    return byId(this.allCampaigns);
  }

  contribution(campaignId: number, playerId: number): Contribution | undefined {
    return this.contributionsTo(campaignId).find((one) => one.playerId === playerId);
  }

  contributionsTo(campaignId: number): readonly Contribution[] {
    return byId(this.contributions).filter((one) => one.campaignId === campaignId);
  }

  playersDeliveringSince(since: number): number {
    return byId(this.players).filter(({ deliveredAt }) => (deliveredAt ?? 0) > since).length;
  }

  alliance(id: number): Alliance | undefined {
    return this.alliances.get(id);
  }

  membership(playerId: number): AllianceMember | undefined {
    return byId(this.members).find((one) => one.playerId === playerId);
  }

  membersOf(allianceId: number): readonly AllianceMember[] {
    return byId(this.members).filter((one) => one.allianceId === allianceId);
  }

  invitationsOf(playerId: number): readonly Invitation[] {
    return byId(this.invitations).filter((one) => one.playerId === playerId);
  }

  invitationsTo(allianceId: number): readonly Invitation[] {
    return byId(this.invitations).filter((one) => one.allianceId === allianceId);
  }

  playerNamed(username: string): Player | undefined {
    return byId(this.players).find((one) => one.username === username);
  }

  looksTaken(name: string): boolean {
    return this.playerNamed(name) !== undefined || byId(this.alliances).some((one) => one.name === name);
  }

  putAlliance(alliance: Alliance): void {
    this.alliances.set(alliance.id, alliance);
  }

  removeAlliance(id: number): void {
    this.alliances.delete(id);
  }

  putMember(member: AllianceMember): void {
    this.members.set(member.id, member);
  }

  removeMember(id: number): void {
    this.members.delete(id);
  }

  putInvitation(invitation: Invitation): void {
    this.invitations.set(invitation.id, invitation);
  }

  removeInvitation(id: number): void {
    this.invitations.delete(id);
  }

  putCampaign(campaign: Campaign): void {
    this.allCampaigns.set(campaign.id, campaign);
  }

  removeCampaign(id: number): void {
    for (const one of this.contributionsTo(id)) this.contributions.delete(one.id);
    this.allCampaigns.delete(id);
  }

  putContribution(contribution: Contribution): void {
    this.contributions.set(contribution.id, contribution);
  }

  newNumber(): number {
    const { bases, allCampaigns, contributions, alliances, members, invitations } = this;
    return Math.max(...[bases, allCampaigns, contributions, alliances, members, invitations].map(nextId));
  }

  demandLoad(icao: string, group: CommodityGroup): DemandLoad | undefined {
    return this.loads.get(`${icao} ${group}`);
  }

  putDemandLoad(icao: string, group: CommodityGroup, load: DemandLoad | undefined): void {
    if (load === undefined) this.loads.delete(`${icao} ${group}`);
    else this.loads.set(`${icao} ${group}`, load);
  }

  route(id: number): Route | undefined {
    return this.routes.get(id);
  }

  routesOf(ownerId: number): readonly Route[] {
    return byId(this.routes).filter((route) => route.ownerId === ownerId);
  }

  waitingPlanesOf(ownerId: number): readonly Plane[] {
    return this.planesOf(ownerId).filter(waitsForCash);
  }

  openJobsAt(icao: string): readonly CargoPackage[] {
    return byId(this.packages).filter((item) => item.status === "open" && item.originIcao === icao);
  }

  lineFreightTakenAt(playerId: number, originIcao: string, destIcao: string): number | undefined {
    return this.lineFreight.get(`${playerId} ${originIcao} ${destIcao}`);
  }

  isSuspended(playerId: number): boolean {
    return this.suspended.has(playerId);
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

  putRoute(route: Route): void {
    this.routes.set(route.id, route);
  }

  removeRoute(id: number): void {
    this.routes.delete(id);
  }

  newRouteId(): number {
    return nextId(this.routes);
  }

  takeLineFreight(playerId: number, originIcao: string, destIcao: string): void {
    this.lineFreight.set(`${playerId} ${originIcao} ${destIcao}`, this.clockMs);
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

  addToSeason(playerId: number, change: SeasonChange, byRoute: boolean): void {
    this.seasonChanges.push({ playerId, ...change, byRoute });
  }

  emit(playerId: number, kind: EventKind, about: About, data: Readonly<Record<string, unknown>>): void {
    this.events.push({ playerId, kind, about, data, clockMs: this.clockMs });
  }
}

const byId = <T extends { readonly id: number }>(things: ReadonlyMap<number, T>): T[] =>
  [...things.values()].sort((a, b) => a.id - b.id);

const nextId = (things: ReadonlyMap<number, unknown>): number => Math.max(0, ...things.keys()) + 1;
