/** The world as the rules see it at one instant. */

import { type CargoPackage, hasEnded } from "../../rules/values/cargo-package.ts";
import type { EventKind } from "../../rules/values/events.ts";
import type { Alliance, AllianceMember, Invitation } from "../../rules/values/goals/alliance.ts";
import type { Base } from "../../rules/values/goals/base.ts";
import type { Campaign, Contribution } from "../../rules/values/goals/campaign.ts";
import type { SeasonChange } from "../../rules/values/goals/season.ts";
import { isRouteReason, type LedgerReason } from "../../rules/values/ledger.ts";
import type { CommodityGroup, DemandLoad, WorldEvent } from "../../rules/values/market.ts";
import type { Plane } from "../../rules/values/plane.ts";
import { CASH_LIMIT, type Player } from "../../rules/values/player.ts";
import type { Route } from "../../rules/values/routes/route.ts";
import type { About, Scene } from "../../rules/values/scene.ts";
import type { Account } from "../state/accounts.ts";
import { addToSeason } from "../state/seasons.ts";
import { demandKey, type World } from "../state/world.ts";
import { openJobsOf, vacateSlot, workPools } from "./slots.ts";

const NONE_ENDED: ReadonlyMap<number, CargoPackage> = new Map();

/** Ledger reasons that count for the net result of a season. */
const RUNNING: readonly string[] = [
  ...["delivery", "fuel", "repair", "abandon", "lapse", "debt", "upkeep", "campaign"],
  ...["route", "route-costs", "dispatcher"],
];

/** Ledger reasons that count for an alliance. */
const EARNINGS: readonly string[] = ["delivery", "route", "campaign"];

export class WorldScene implements Scene {
  readonly #world: World;
  readonly clockMs: number;
  readonly now: number;
  /** Ended packages that the command names and that are no longer in memory. */
  ended: ReadonlyMap<number, CargoPackage> = NONE_ENDED;
  /** Players who received money. */
  readonly paid = new Set<number>();
  readonly #untilMs: number;

  /** `until`: the real instant up to which pools are worked (default: `now`). */
  constructor(world: World, clockMs: number, now: number, until = now) {
    this.#world = world;
    this.clockMs = clockMs;
    this.now = now;
    this.#untilMs = until;
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

  campaigns(): readonly Campaign[] {
    return this.#world.campaigns.list;
  }

  contribution(campaignId: number, playerId: number): Contribution | undefined {
    return this.#world.contributions.of(playerId).find((one) => one.campaignId === campaignId);
  }

  contributionsTo(campaignId: number): readonly Contribution[] {
    return this.#world.contributions.to(campaignId);
  }

  playersDeliveringSince(since: number): number {
    let count = 0;
    for (const { deliveredAt } of this.#world.accounts.players.values()) if ((deliveredAt ?? 0) > since) count++;
    return count;
  }

  alliance(id: number): Alliance | undefined {
    return this.#world.alliances.all.get(id);
  }

  membership(playerId: number): AllianceMember | undefined {
    return this.#world.alliances.membership(playerId);
  }

  membersOf(allianceId: number): readonly AllianceMember[] {
    return this.#world.alliances.membersOf(allianceId);
  }

  invitationsOf(playerId: number): readonly Invitation[] {
    return this.#world.alliances.invitationsOf(playerId);
  }

  invitationsTo(allianceId: number): readonly Invitation[] {
    return this.#world.alliances.invitationsTo(allianceId);
  }

  playerNamed(username: string): Player | undefined {
    return this.#world.accounts.named(username);
  }

  looksTaken(name: string): boolean {
    return this.#world.accounts.looksTaken(name) || this.#world.alliances.looksTaken(name);
  }

  putAlliance(alliance: Alliance): void {
    this.#world.alliances.all.replace(alliance.id, alliance);
  }

  removeAlliance(id: number): void {
    this.#world.alliances.all.replace(id, undefined);
  }

  putMember(member: AllianceMember): void {
    this.#world.alliances.members.replace(member.id, member);
  }

  removeMember(id: number): void {
    this.#world.alliances.members.replace(id, undefined);
  }

  putInvitation(invitation: Invitation): void {
    this.#world.alliances.invitations.replace(invitation.id, invitation);
  }

  removeInvitation(id: number): void {
    this.#world.alliances.invitations.replace(id, undefined);
  }

  putCampaign(campaign: Campaign): void {
    this.#world.campaigns.replace(campaign.id, campaign);
  }

  removeCampaign(id: number): void {
    for (const one of this.contributionsTo(id)) this.#world.contributions.replace(one.id, undefined);
    this.#world.campaigns.replace(id, undefined);
  }

  putContribution(contribution: Contribution): void {
    this.#world.contributions.replace(contribution.id, contribution);
  }

  newNumber(): number {
    const number = this.#world.state.nextNumber;
    this.#world.state = { ...this.#world.state, nextNumber: number + 1 };
    return number;
  }

  route(id: number): Route | undefined {
    return this.#world.routes.routes.get(id);
  }

  routesOf(ownerId: number): readonly Route[] {
    return this.#world.routes.of(ownerId);
  }

  waitingPlanesOf(ownerId: number): readonly Plane[] {
    return this.#world.planes.all(this.#world.airspace.waitingOf(ownerId));
  }

  openJobsAt(icao: string): readonly CargoPackage[] {
    workPools(this.#world, [icao], this.#untilMs);
    return openJobsOf(this.#world, icao);
  }

  lineFreightTakenAt(playerId: number, originIcao: string, destIcao: string): number | undefined {
    return this.#freightOn(playerId, originIcao, destIcao)?.taken_sim_time;
  }

  isSuspended(playerId: number): boolean {
    const { isSuspended, suspendedUntil } = this.player(playerId) as Account;
    return isSuspended && (suspendedUntil === null || this.now < suspendedUntil);
  }

  putPlayer(player: Player): void {
    // Rules spread the player that they received, so the account's fields are present.
    this.#world.accounts.players.replace(player.id, player as Account);
  }

  putPlane(plane: Plane): void {
    this.#world.planes.replace(plane.id, plane);
  }

  removePlane(id: number): void {
    this.#world.planes.replace(id, undefined);
    this.#world.routes.days.replace(id, undefined);
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

  putRoute(route: Route): void {
    this.#world.routes.routes.replace(route.id, route);
  }

  removeRoute(id: number): void {
    this.#world.routes.routes.replace(id, undefined);
  }

  newRouteId(): number {
    const id = this.#world.state.nextRouteId;
    this.#world.state = { ...this.#world.state, nextRouteId: id + 1 };
    return id;
  }

  takeLineFreight(player_id: number, origin_icao: string, dest_icao: string): void {
    const known = this.#freightOn(player_id, origin_icao, dest_icao);
    const id = known?.id ?? this.#world.state.nextLineFreightId;
    if (known === undefined) this.#world.state = { ...this.#world.state, nextLineFreightId: id + 1 };
    const taken = { id, player_id, origin_icao, dest_icao, taken_sim_time: this.clockMs };
    this.#world.routes.lineFreight.replace(id, taken);
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
    this.#world.enter({ player_id: playerId, amount, reason, ...this.#stamp(about), balance: money });
    if (amount > 0) this.paid.add(playerId);
    if (amount > 0 && EARNINGS.includes(reason)) this.#addToAlliance(playerId, amount);
    if (RUNNING.includes(reason)) this.addToSeason(playerId, { net: amount }, isRouteReason(reason));
  }

  #addToAlliance(playerId: number, amount: number): void {
    const member = this.membership(playerId);
    if (member === undefined || this.now < member.countsFrom) return;
    this.putMember({ ...member, earned: member.earned + amount });
  }

  addToSeason(playerId: number, change: SeasonChange, byRoute: boolean): void {
    addToSeason(this.#world, this.now, { playerId, change, byRoute });
  }

  emit(playerId: number, kind: EventKind, about: About, data: Readonly<Record<string, unknown>>): void {
    this.#world.events.push({ player_id: playerId, kind, data, ...this.#stamp(about) });
  }

  #freightOn(player_id: number, origin_icao: string, dest_icao: string) {
    return this.#world.routes.freightOn({ player_id, origin_icao, dest_icao });
  }

  #stamp({ planeId = null, packageId = null }: { planeId?: number | null; packageId?: number | null }) {
    return { plane_id: planeId, package_id: packageId, clock_ms: this.clockMs, at: this.now };
  }
}
