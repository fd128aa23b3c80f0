/**
 * The part of the game in memory: players, planes, packages that have not ended, pools. Everything is an immutable value in a
 * collection, with indexes derived from them, and heaps of scheduled events. One batch of commands at a time changes it, and
 * its changes are undone unless its commit is durable.
 */
import type { RowOf } from "@outbound/kit/store/table.ts";
import { type Pool, slotNumber, slotOfJob } from "../../rules/jobs/pools.ts";
import type { CargoPackage } from "../../rules/values/cargo-package.ts";
import { clockAt, realInstantOf, type WorldClock } from "../../rules/values/clock.ts";
import type { Plane } from "../../rules/values/plane.ts";
import type { audit, events, ledger } from "../../store/tables.ts";
import { Accounts } from "./accounts.ts";
import { Airspace } from "./airspace.ts";
import { type Due, DueHeap } from "./due-heap.ts";
import { Jobs } from "./jobs.ts";
import { Appended, Collection, Journal } from "./journal.ts";

/** The world row without the revision and the counters of the logs. */
export interface WorldState {
  readonly seed: number;
  readonly clock: WorldClock;
  readonly nextPlayerId: number;
  readonly nextPlaneId: number;
  readonly nextPoolNumber: number;
  readonly nextContractNumber: number;
  readonly nextSessionId: number;
}

/** Counters that a commit raises when it is written. */
export interface Counters {
  readonly revision: number;
  readonly lastAt: number;
  readonly nextEventId: number;
  readonly nextLedgerId: number;
  readonly nextAuditId: number;
}

export type NewEvent = Omit<RowOf<typeof events>, "id">;
export type NewLedgerEntry = Omit<RowOf<typeof ledger>, "id">;
export type NewAuditEntry = Omit<RowOf<typeof audit>, "id">;

/** The order of scheduled events that are due at the same instant. */
export const ORDER = { expiry: 0, refill: 1, repair: 2, landing: 3 } as const;

export class World {
  readonly journal = new Journal();
  readonly accounts = new Accounts(this.journal);
  readonly planes = new Collection<number, Plane>(this.journal);
  readonly packages = new Collection<number, CargoPackage>(this.journal);
  readonly pools = new Collection<string, Pool>(this.journal);
  readonly airspace = new Airspace(this.planes, (icao) => this.#scheduleRefillsAt(icao));
  readonly jobs = new Jobs(this.packages);
  readonly events = new Appended<NewEvent>(this.journal);
  readonly ledger = new Appended<NewLedgerEntry>(this.journal);
  readonly audit = new Appended<NewAuditEntry>(this.journal);
  /** Players whose ended packages an admin changed in the store: they are read again. */
  readonly editedEndings = new Appended<number>(this.journal);
  /** Landings and finished repairs, by simulated time. */
  readonly simDue = new DueHeap<Due>((due) => !this.isQuarantined(due) && this.#isSimCurrent(due));
  /** Jobs of slots that expire and slots that are filled, by real time. */
  readonly slotDue = new DueHeap<Due>((due) => !this.isQuarantined(due) && this.#isSlotCurrent(due));
  /** Reservations that lapse and contracts that expire, by real time. */
  readonly lapseDue = new DueHeap<Due>((due) => !this.isQuarantined(due) && this.#isExpiryCurrent(due));
  /** Called with a quarantined event and its error. */
  onQuarantined: (due: Due, error: unknown) => void = () => {};
  /** As of the last commit. */
  counters: Counters;
  readonly #state = new Collection<"world", WorldState>(this.journal);
  readonly #poolNumbers = new Map<number, string>();
  /** Quarantined events, until the world is loaded again or their subject changes. */
  readonly #quarantined = new Set<string>();

  constructor(state: WorldState, counters: Counters) {
    this.counters = counters;
    this.journal.withoutNotes(() => this.#state.replace("world", state));
    this.planes.watch((_id, _before, after) => this.#schedulePlane(after));
    this.packages.watch((_id, _before, after) => this.#scheduleExpiry(after));
    this.pools.watch((icao, before, after) => {
      if (before) this.#poolNumbers.delete(before.number);
      if (after) this.#poolNumbers.set(after.number, icao);
      if (after) this.#scheduleRefills(after);
    });
  }

  /** The batch is committed: what it changed cannot be undone any more, and its log entries are stored. */
  forgetBatch(): void {
    this.journal.forget();
    for (const log of [this.events, this.ledger, this.audit, this.editedEndings]) log.clear();
  }

  get state(): WorldState {
    return this.#state.get("world") as WorldState;
  }

  get states(): Collection<"world", WorldState> {
    return this.#state;
  }

  set state(state: WorldState) {
    this.#state.replace("world", state);
  }

  get clock(): WorldClock {
    return this.state.clock;
  }

  set clock(clock: WorldClock) {
    if (clock !== this.state.clock) this.state = { ...this.state, clock };
  }

  clockMs(now: number): number {
    return clockAt(this.clock, now);
  }

  poolNumbered(number: number): Pool | undefined {
    const icao = this.#poolNumbers.get(number);
    return icao === undefined ? undefined : this.pools.get(icao);
  }

  /** The first real instant at which an event is due; Infinity without any. */
  nextDueAt(): number {
    const landing = this.clock.isRunning ? this.simDue.peek() : undefined;
    return Math.min(
      landing ? realInstantOf(this.clock, landing.at) : Number.POSITIVE_INFINITY,
      this.slotDue.peek()?.at ?? Number.POSITIVE_INFINITY,
      this.lapseDue.peek()?.at ?? Number.POSITIVE_INFINITY,
    );
  }

  /** Refills that were due while the airport was closed have been skipped. */
  #scheduleRefillsAt(icao: string): void {
    const pool = this.pools.get(icao);
    if (pool) this.#scheduleRefills(pool);
  }

  /** Skips a scheduled event from now on, because its handler failed. */
  quarantine(due: Due, error: unknown): void {
    this.#quarantined.add(keyOf(due));
    this.onQuarantined(due, error);
  }

  /** True for an event that is skipped. */
  isQuarantined(due: Due): boolean {
    return this.#quarantined.size > 0 && this.#quarantined.has(keyOf(due));
  }

  /** Slots of an open airport are refilled when their cool-down ends. */
  #scheduleRefills(pool: Pool): void {
    pool.slots.forEach(({ packageId, readyAt, generation }, slot) => {
      if (packageId !== null || (generation === 0 && readyAt === 0)) return;
      this.slotDue.push({ at: readyAt, order: ORDER.refill, id: slotNumber(pool, slot) });
    });
  }

  #schedulePlane(plane: Plane | undefined): void {
    if (plane?.leg) this.simDue.push({ at: plane.leg.arrivalSimTime, order: ORDER.landing, id: plane.id });
    if (plane?.repair) this.simDue.push({ at: plane.repair.endsSimTime, order: ORDER.repair, id: plane.id });
  }

  #scheduleExpiry(cargo: CargoPackage | undefined): void {
    if (!cargo || cargo.expiresAt === null || (cargo.status !== "open" && cargo.status !== "accepted")) return;
    const heap = isInSlot(cargo) ? this.slotDue : this.lapseDue;
    heap.push({ at: cargo.expiresAt, order: ORDER.expiry, id: cargo.id });
  }

  #isSimCurrent({ at, order, id }: Due): boolean {
    const plane = this.planes.get(id);
    return order === ORDER.landing ? plane?.leg?.arrivalSimTime === at : plane?.repair?.endsSimTime === at;
  }

  #isSlotCurrent(due: Due): boolean {
    if (due.order === ORDER.expiry) return this.#isExpiryCurrent(due);
    const pool = this.poolNumbered(Math.floor(due.id / 16));
    const slot = pool?.slots[due.id % 16];
    if (!pool || !slot) return false;
    return slot.packageId === null && slot.readyAt === due.at && this.airspace.isOpen(pool.icao);
  }

  #isExpiryCurrent({ at, id }: Due): boolean {
    const cargo = this.packages.get(id);
    return cargo?.expiresAt === at && (cargo.status === "open" || cargo.status === "accepted");
  }
}

/** True for an open job of a slot, which no player has taken. */
export const isInSlot = (cargo: CargoPackage): boolean => cargo.status === "open" && slotOfJob(cargo.id) !== undefined;

const keyOf = ({ at, order, id }: Due): string => `${at} ${order} ${id}`;
