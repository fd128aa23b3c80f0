/**
 * The part of the game in memory: players, planes, packages that have not ended, pools. Everything is an immutable value in a
 * collection, with indexes derived from the values, and heaps of scheduled events. One batch of commands at a time changes it,
 * and the changes are undone unless the batch's commit is durable.
 */
import type { PermutationKey } from "@outbound/kit/rules/keyed-permutation.ts";
import type { RowOf } from "@outbound/kit/store/table.ts";
import { isSlotJob, type JobOrigin, jobId, originOfJob } from "../../rules/jobs/job-ids.ts";
import { isUnused, type Pool, type Slot, type SlotAddress, slotNumber } from "../../rules/jobs/pools.ts";
import type { CargoPackage } from "../../rules/values/cargo-package.ts";
import {
  type ClockHistory,
  clockAt,
  clockAtEarlier,
  historyWith,
  realInstantOf,
  type WorldClock,
} from "../../rules/values/clock.ts";
import type { SeasonScore } from "../../rules/values/goals/season.ts";
import type { DemandLoad, Market, WorldEvent } from "../../rules/values/market.ts";
import type { Plane } from "../../rules/values/plane.ts";
import { jobIdKey } from "../../store/job-id-key.ts";
import type { audit, events, ledger, seasons } from "../../store/tables.ts";
import { Accounts } from "./accounts.ts";
import { AirportVersions } from "./airport-versions.ts";
import { Airspace } from "./airspace.ts";
import { Alliances } from "./alliances.ts";
import { Bases } from "./bases.ts";
import { Campaigns, Contributions } from "./campaigns.ts";
import { type Due, DueHeap } from "./due-heap.ts";
import { Jobs } from "./jobs.ts";
import { Appended, Collection, Journal } from "./journal.ts";
import { LedgerLog } from "./ledger-log.ts";
import { Routes } from "./routes.ts";

/** The world row without the revision and the counters of the logs. */
export interface WorldState {
  readonly seed: number;
  readonly clock: WorldClock;
  readonly clockHistory: ClockHistory;
  readonly nextPlayerId: number;
  readonly nextPlaneId: number;
  readonly nextPoolNumber: number;
  readonly nextContractNumber: number;
  readonly nextSessionId: number;
  /** Next id for bases, campaigns and contributions. */
  readonly nextNumber: number;
  readonly nextRouteId: number;
  readonly nextLineFreightId: number;
  /** Simulated midnight at which missing campaigns begin. */
  readonly nextCampaignsSimTime: number;
}

/** Counters that a commit raises as it is written. */
export interface Counters {
  readonly revision: number;
  /** Random for each commit: after a failover, another commit may have the same revision. */
  readonly token: number;
  readonly lastAt: number;
  readonly nextEventId: number;
  readonly nextLedgerId: number;
  readonly nextAuditId: number;
}

export type NewEvent = Omit<RowOf<typeof events>, "id" | "data"> & { readonly data: Readonly<Record<string, unknown>> };
export type NewLedgerEntry = Omit<RowOf<typeof ledger>, "id">;
export type NewAuditEntry = Omit<RowOf<typeof audit>, "id">;

/** A slot and its pool; `index` is the slot's index in the pool. */
export interface SlotInPool {
  readonly pool: Pool;
  readonly slot: Slot;
  readonly index: number;
}

/** Returns the key of a load in `demand`. */
export const demandKey = ({ icao, group }: Pick<DemandLoad, "icao" | "group">): string => `${icao} ${group}`;
export const airportOfDemand = (key: string): string => key.slice(0, key.indexOf(" "));

/** Order of scheduled events that are due at the same instant. */
export const ORDER = { expiry: 0, refill: 1, repair: 2, landing: 3, upkeep: 4, campaign: 5 } as const;

/** Replaces a campaign's id in the scheduled event that begins missing campaigns. */
export const MISSING_CAMPAIGNS = 0;

export class World {
  readonly journal = new Journal();
  readonly accounts = new Accounts(this.journal);
  readonly planes = new Collection<number, Plane>(this.journal);
  readonly packages = new Collection<number, CargoPackage>(this.journal);
  readonly pools = new Collection<string, Pool>(this.journal);
  readonly bases = new Bases(this.journal);
  readonly alliances = new Alliances(this.journal);
  readonly campaigns = new Campaigns(this.journal);
  readonly contributions = new Contributions(this.journal);
  /** Recent deliveries, by `demandKey`. */
  readonly demand = new Collection<string, DemandLoad>(this.journal);
  /** Scores of the current season, by player. */
  readonly scores = new Collection<number, SeasonScore>(this.journal);
  /** New rows of the hall of fame. */
  readonly fame = new Appended<RowOf<typeof seasons>>(this.journal);
  /** World events created by a test hook; lost when the service ends. */
  createdEvents: readonly WorldEvent[] = [];
  readonly airspace = new Airspace(this.planes);
  readonly jobs = new Jobs(this.packages);
  readonly versions = new AirportVersions(this, this.accounts.players);
  readonly events = new Appended<NewEvent>(this.journal);
  readonly routes = new Routes(this.journal);
  readonly ledger = new LedgerLog(this.journal);
  readonly audit = new Appended<NewAuditEntry>(this.journal);
  /** Players whose ended packages an admin changed in the store, which must be read again. */
  readonly reloadEnded = new Appended<number>(this.journal);
  /** Landings, ends of repairs, upkeep of bases, and starts and ends of campaigns, by simulated time. */
  readonly simDue = new DueHeap<Due>((due) => !this.isQuarantined(due) && this.#isSimCurrent(due));
  /** Lapses of reservations and expiries of contracts, by real time. */
  readonly lapseDue = new DueHeap<Due>((due) => !this.isQuarantined(due) && this.#isExpiryCurrent(due));
  /** Called with a quarantined event and its error. */
  onQuarantined: (due: Due, error: unknown) => void = () => {};
  /** As of the last commit. */
  counters: Counters;
  readonly #state = new Collection<"world", WorldState>(this.journal);
  readonly #jobIdKey: PermutationKey;
  readonly #poolNumbers = new Map<number, string>();
  /** Cached results of `poolDueAt`, valid until the pool or one of its jobs changes. */
  readonly #poolDue = new Map<string, number>();
  /** Quarantined events. An event leaves when its subject changes or the world is loaded again. */
  readonly #quarantined = new Set<string>();

  constructor(state: WorldState, counters: Counters) {
    this.counters = counters;
    this.storedHistory = state.clockHistory;
    this.#jobIdKey = jobIdKey(state.seed);
    this.#state.watch((_id, before, after) => {
      const at = after?.nextCampaignsSimTime;
      if (at !== undefined && at !== before?.nextCampaignsSimTime) {
        this.simDue.push({ at, order: ORDER.campaign, id: MISSING_CAMPAIGNS });
      }
    });
    this.journal.unrecorded(() => this.#state.replace("world", state));
    this.planes.watch((_id, _before, after) => this.#schedulePlane(after));
    this.bases.watch((id, _before, after) => {
      if (after) this.simDue.push({ at: after.upkeepSimTime, order: ORDER.upkeep, id });
    });
    this.campaigns.watch((id, _before, after) => {
      if (after?.outcome === "running") this.simDue.push({ at: after.endsSimTime, order: ORDER.campaign, id });
    });
    this.packages.watch((_id, before, after) => {
      for (const cargo of [before, after]) if (cargo && isInSlot(cargo)) this.#poolDue.delete(cargo.originIcao);
      this.#scheduleExpiry(after);
    });
    this.pools.watch((icao, before, after) => {
      if (before) this.#poolNumbers.delete(before.number);
      if (after) this.#poolNumbers.set(after.number, icao);
      this.#poolDue.delete(icao);
    });
  }

  /** The earlier anchors as stored. */
  storedHistory: ClockHistory;

  /** Makes the batch permanent after its commit: the changes can no longer be undone, and the log entries are stored. */
  forgetBatch(): void {
    this.journal.forget();
    this.storedHistory = this.state.clockHistory;
    for (const log of [this.events, this.ledger, this.audit, this.reloadEnded, this.fame]) log.clear();
  }

  /** Adds a movement of a player's cash to the ledger. */
  enter(movement: NewLedgerEntry): void {
    this.ledger.enter(movement, this.counters.nextLedgerId, this.routes);
  }

  get state(): WorldState {
    return this.#state.get("world") as WorldState;
  }

  set state(state: WorldState) {
    this.#state.replace("world", state);
  }

  get clock(): WorldClock {
    return this.state.clock;
  }

  set clock(next: WorldClock) {
    const { clock, clockHistory } = this.state;
    if (next === clock) return;
    this.state = { ...this.state, clock: next, clockHistory: historyWith(clockHistory, clock, next) };
  }

  clockMs(now: number): number {
    return clockAt(this.clock, now);
  }

  /** Returns the values that prices depend on at a real instant. */
  marketAt(now: number): Market {
    const demandLoad: Market["demandLoad"] = (icao, group) => this.demand.get(demandKey({ icao, group }));
    return { seed: this.state.seed, clockMs: this.clockMs(now), createdEvents: this.createdEvents, demandLoad };
  }

  /** Returns the simulated time at a real instant of the last two hours. */
  clockMsAt(at: number): number {
    return clockAtEarlier(this.clock, this.state.clockHistory, at);
  }

  /** Returns the id of the job that a slot offers in this generation. */
  jobId(pool: Pool, slot: number, generation: number): number {
    return jobId(this.#jobIdKey, pool, slot, generation);
  }

  /** Returns the slot and generation of a job; undefined for jobs without a slot. */
  originOfJob(packageId: number): JobOrigin | undefined {
    return originOfJob(this.#jobIdKey, packageId);
  }

  /** Returns the slot with its pool; undefined without an address or without such a pool. */
  slotAt(address: SlotAddress | undefined): SlotInPool | undefined {
    if (address === undefined) return undefined;
    const pool = this.pools.get(this.#poolNumbers.get(address.pool) ?? "");
    const slot = pool?.slots[address.slot];
    return pool && slot && { pool, slot, index: address.slot };
  }

  /**
   * Returns the first real instant at which a job of the pool expires or a slot is filled; Infinity if there is none. The pool is
   * only worked when a player looks at it.
   */
  poolDueAt(icao: string): number {
    let due = this.#poolDue.get(icao);
    if (due === undefined) {
      const pool = this.pools.get(icao);
      const dues = pool?.slots.map((_slot, index) => this.slotDue(pool, index)) ?? [];
      due = Math.min(...dues.map((one) => (one && !this.isQuarantined(one) ? one.at : Number.POSITIVE_INFINITY)));
      this.#poolDue.set(icao, due);
    }
    return due;
  }

  /** Returns the expiry of the slot's job or the filling of the slot; undefined if neither is scheduled. */
  slotDue(pool: Pool, index: number): Due | undefined {
    const slot = pool.slots[index];
    if (slot === undefined) return undefined;
    const id = slotNumber(pool, index);
    if (slot.packageId !== null) {
      const expiresAt = this.packages.get(slot.packageId)?.expiresAt ?? null;
      return expiresAt === null ? undefined : { at: expiresAt, order: ORDER.expiry, id };
    }
    return pool.openers === null || isUnused(slot) ? undefined : { at: slot.readyAt, order: ORDER.refill, id };
  }

  /** Returns the first real instant at which an event is due; Infinity if there is none. */
  nextDueAt(): number {
    const landing = this.clock.isRunning ? this.simDue.peek() : undefined;
    return Math.min(
      landing ? realInstantOf(this.clock, landing.at) : Number.POSITIVE_INFINITY,
      this.lapseDue.peek()?.at ?? Number.POSITIVE_INFINITY,
    );
  }

  /** Number of scheduled events (approximate, because stale ones count) and of quarantined ones. */
  get scheduled(): { readonly waiting: number; readonly quarantined: number } {
    const waiting = this.simDue.size + this.lapseDue.size;
    return { waiting, quarantined: this.#quarantined.size };
  }

  /** Skips a scheduled event from now on because its handler failed. */
  quarantine(due: Due, error: unknown): void {
    this.#quarantined.add(keyOf(due));
    this.#poolDue.clear();
    this.onQuarantined(due, error);
  }

  isQuarantined(due: Due): boolean {
    return this.#quarantined.size > 0 && this.#quarantined.has(keyOf(due));
  }

  #schedulePlane(plane: Plane | undefined): void {
    if (plane?.leg) this.simDue.push({ at: plane.leg.arrivalSimTime, order: ORDER.landing, id: plane.id });
    if (plane?.repair) this.simDue.push({ at: plane.repair.endsSimTime, order: ORDER.repair, id: plane.id });
  }

  #scheduleExpiry(cargo: CargoPackage | undefined): void {
    if (!cargo || cargo.expiresAt === null || !expiresOnTime(cargo)) return;
    this.lapseDue.push({ at: cargo.expiresAt, order: ORDER.expiry, id: cargo.id });
  }

  #isSimCurrent({ at, order, id }: Due): boolean {
    if (order === ORDER.upkeep) return this.bases.get(id)?.upkeepSimTime === at;
    if (order === ORDER.campaign) return this.#isCampaignDue(id, at);
    const plane = this.planes.get(id);
    return order === ORDER.landing ? plane?.leg?.arrivalSimTime === at : plane?.repair?.endsSimTime === at;
  }

  #isCampaignDue(campaignId: number, at: number): boolean {
    if (campaignId === MISSING_CAMPAIGNS) return this.state.nextCampaignsSimTime === at;
    const campaign = this.campaigns.get(campaignId);
    return campaign?.outcome === "running" && campaign.endsSimTime === at;
  }

  #isExpiryCurrent({ at, id }: Due): boolean {
    const cargo = this.packages.get(id);
    return cargo?.expiresAt === at && expiresOnTime(cargo);
  }
}

/** True for reservations and open contracts. Open jobs of slots expire only when a player looks at their pool. */
const expiresOnTime = (cargo: CargoPackage): boolean =>
  cargo.status === "accepted" || (cargo.status === "open" && !isInSlot(cargo));

/** True for an open job of a slot. */
const isInSlot = (cargo: CargoPackage): boolean => cargo.status === "open" && isSlotJob(cargo.id);

const keyOf = ({ at, order, id }: Due): string => `${at} ${order} ${id}`;
