/** The open streams. A commit wakes only those whose snapshot it may have changed. */
import type { SharedText } from "@outbound/kit/event-stream/shared-text.ts";
import { commitsBetween } from "@outbound/kit/host/revision.ts";
import type { CargoHost } from "../world/adapter.ts";
import { presentAt } from "../world/state/airspace.ts";
import type { Changes } from "../world/state/dirty.ts";
import type { Collection } from "../world/state/journal.ts";
import type { Counters, World } from "../world/state/world.ts";
import { CampaignProgress } from "./campaign-progress.ts";
import { RecentCommits, revisionIn } from "./recent-commits.ts";

/** Most open streams of a session or API token, and of a player. A new one ends the oldest. */
export const STREAMS_A_SESSION = 5;
export const STREAMS_A_PLAYER = 20;

export interface Subscriber {
  readonly playerId: number;
  /** Id of the session or API token that opened it. */
  readonly accessId: number;
  /**
   * Called when the player's snapshot may have changed. `ownChanges`: how many commits may have changed more than jobs, airports and
   * planes of others.
   */
  changed(ownChanges: number): void;
  end(why: EndedBecause): void;
  /** Called with the progress of a campaign, as an event for all streams. */
  campaign(event: SharedText): void;
}

/** The session or token has ended, or newer streams replaced this one. */
type EndedBecause = "access-over" | "replaced";

/** Returns until when sessions and API tokens give access to their players' accounts. */
export interface AccessEnds {
  /** The machine's time. */
  now(): number;
  /** When the session or token ends if nothing changes; 0 if it has ended. */
  endOf(world: World, accessId: number): number;
}

/** The streams of a player. */
interface Listener {
  /** In the order of joining, with the end of each one's session or token. */
  readonly subscribers: Map<Subscriber, number>;
  /** Airports that the player's planes open. */
  airports: readonly string[];
}

/** Interval of the look for ended sessions and tokens, and for due pools. */
const LOOK_EVERY_MS = 1000;

export class Hub {
  readonly commits = new RecentCommits();
  readonly #byPlayer = new Map<number, Listener>();
  /** Players by the airports that their planes open. */
  readonly #byAirport = new Map<string, Map<number, Listener>>();
  readonly #stop: () => void;
  readonly #look: NodeJS.Timeout;
  readonly #access: AccessEnds;
  readonly #progress = new CampaignProgress({ streams: () => this.size, send: (event) => this.#sendToAll(event) });
  #isWorking = false;
  /** Counters of the last published commit. */
  #published: Counters | undefined;
  /** The last published clock, as JSON. */
  #clock: string | undefined;

  constructor(host: CargoHost, access: AccessEnds) {
    this.#access = access;
    this.#stop = host.onCommit((changes, world) => this.#publish(changes, world));
    this.#look = setInterval(() => void this.#lookAround(host).catch(ignored), LOOK_EVERY_MS).unref();
  }

  /** True if the subscribers were notified of the last commit. A command's own answer is made before that. */
  hasPublished({ counters }: World): boolean {
    return counters === this.#published;
  }

  /** Number of players with an open stream. */
  get players(): number {
    return this.#byPlayer.size;
  }

  get size(): number {
    let count = 0;
    for (const { subscribers } of this.#byPlayer.values()) count += subscribers.size;
    return count;
  }

  add(subscriber: Subscriber, world: World): void {
    const { playerId, accessId } = subscriber;
    this.#clock ??= JSON.stringify(world.clock);
    const listener = this.#byPlayer.get(playerId) ?? { subscribers: new Map(), airports: [] };
    this.#byPlayer.set(playerId, listener);
    this.#place(playerId, world);
    const { subscribers } = listener;
    subscribers.set(subscriber, this.#access.endOf(world, accessId));
    const all = [...subscribers.keys()];
    const ofAccess = all.filter((one) => one.accessId === accessId);
    for (const old of ofAccess.slice(0, -STREAMS_A_SESSION)) this.#end(old, "replaced");
    for (const old of all.slice(0, -STREAMS_A_PLAYER)) this.#end(old, "replaced");
  }

  delete(subscriber: Subscriber): void {
    const { playerId } = subscriber;
    const listener = this.#byPlayer.get(playerId);
    listener?.subscribers.delete(subscriber);
    if (listener?.subscribers.size !== 0) return;
    this.#byPlayer.delete(playerId);
    this.#leave(playerId, listener.airports);
  }

  close(): void {
    this.#stop();
    clearInterval(this.#look);
    this.#progress.close();
  }

  #sendToAll(event: SharedText): void {
    for (const { subscribers } of this.#byPlayer.values()) for (const one of subscribers.keys()) one.campaign(event);
  }

  /** Ends streams whose session or token has ended, and works the due pools that other streams show. */
  async #lookAround(host: CargoHost): Promise<void> {
    if (this.#byPlayer.size === 0) return;
    const players = await host.read(({ state, now }) => {
      this.#endExpired(state);
      return this.#whoSeesDuePools(state, now);
    }, "committed");
    // A long commit must not be asked to work the same pools again.
    if (players.length === 0 || this.#isWorking) return;
    this.#isWorking = true;
    try {
      await host.execute({ run: (draft) => draft.look(...players) });
    } finally {
      this.#isWorking = false;
    }
  }

  /** Returns one player for each airport where jobs have expired or appeared since the last look. */
  #whoSeesDuePools(world: World, now: number): number[] {
    const players: number[] = [];
    for (const [icao, [first]] of this.#byAirport) {
      if (first !== undefined && world.poolDueAt(icao) <= now) players.push(first[0]);
    }
    return players;
  }

  #end(subscriber: Subscriber, why: EndedBecause): void {
    this.delete(subscriber);
    subscriber.end(why);
  }

  #publish(changes: Changes | undefined, world: World): void {
    // All players see when the clock starts, stops or changes its rate.
    const clock = JSON.stringify(world.clock);
    const isOtherClock = clock !== this.#clock;
    this.#clock = clock;
    const commits = this.#commitsUntil(world);
    this.#published = world.counters;
    this.commits.add(changes, world);
    this.#progress.publish(changes, world);
    if (this.#byPlayer.size === 0) return;
    this.#endClosed(world, changes === undefined ? this.#byPlayer.keys() : ownersOf(changes, world));
    const { players, airports } = changes === undefined ? ANY : reachOf(changes, world);
    for (const playerId of players ?? this.#byPlayer.keys()) this.#place(playerId, world);
    for (const playerId of (isOtherClock ? undefined : players) ?? this.#byPlayer.keys()) {
      wake(this.#byPlayer.get(playerId), commits);
    }
    for (const icao of airports) for (const listener of this.#byAirport.get(icao)?.values() ?? []) wake(listener, 0);
  }

  /** Returns how many commits were made since the last published one: a process reads several commits of another one at once. */
  #commitsUntil({ counters }: World): number {
    return this.#published === undefined
      ? 1
      : Math.max(1, commitsBetween(revisionIn(this.#published), revisionIn(counters)));
  }

  /** Indexes the player's streams by the airports that the planes open now. */
  #place(playerId: number, world: World): void {
    const listener = this.#byPlayer.get(playerId);
    if (listener === undefined) return;
    this.#leave(playerId, listener.airports);
    listener.airports = [...world.airspace.poolsOf(playerId)];
    for (const icao of listener.airports) {
      const listeners = this.#byAirport.get(icao) ?? new Map<number, Listener>();
      this.#byAirport.set(icao, listeners.set(playerId, listener));
    }
  }

  #leave(playerId: number, airports: readonly string[]): void {
    for (const icao of airports) {
      const listeners = this.#byAirport.get(icao);
      listeners?.delete(playerId);
      if (listeners?.size === 0) this.#byAirport.delete(icao);
    }
  }

  /** Ends the streams of these players whose session or token has ended. */
  #endClosed(world: World, playerIds: Iterable<number>): void {
    for (const playerId of [...playerIds]) {
      const { subscribers } = this.#byPlayer.get(playerId) ?? {};
      for (const subscriber of [...(subscribers?.keys() ?? [])]) this.#endOrKeep(subscriber, world);
    }
  }

  /** Ends the streams whose session or token has expired. */
  #endExpired(world: World): void {
    const now = this.#access.now();
    for (const { subscribers } of this.#byPlayer.values()) {
      for (const [subscriber, endsAt] of subscribers) if (endsAt <= now) this.#endOrKeep(subscriber, world);
    }
  }

  #endOrKeep(subscriber: Subscriber, world: World): void {
    const endsAt = this.#access.endOf(world, subscriber.accessId);
    if (endsAt <= this.#access.now()) this.#end(subscriber, "access-over");
    else this.#byPlayer.get(subscriber.playerId)?.subscribers.set(subscriber, endsAt);
  }
}

/** If the changes are unknown, any player may see them. */
const ANY = { players: undefined, airports: [] } as const;

function wake(listener: Listener | undefined, ownChanges: number): void {
  for (const subscriber of listener?.subscribers.keys() ?? []) subscriber.changed(ownChanges);
}

/** Returns the players whose sessions or tokens may have ended. */
function ownersOf({ players, sessions, apiTokens }: Changes, { accounts }: World): Set<number> {
  const owners = new Set(players.keys());
  for (const token of beforeAndAfter(apiTokens, accounts.apiTokens)) owners.add(token.player_id);
  for (const session of beforeAndAfter(sessions, accounts.sessions)) owners.add(session.player_id);
  return owners;
}

/** Returns the players whose own data changed, and the airports with changes that others see. */
export function reachOf(changes: Changes, world: World): { players: Set<number>; airports: Set<string> } {
  const players = new Set(changes.players.keys());
  const airports = new Set(changes.takes);
  for (const base of beforeAndAfter(changes.bases, world.bases)) players.add(base.playerId);
  for (const route of beforeAndAfter(changes.routes, world.routes.routes)) players.add(route.ownerId);
  for (const { id } of beforeAndAfter(changes.alliances, world.alliances.all)) {
    for (const { playerId } of world.alliances.membersOf(id)) players.add(playerId);
  }
  for (const member of beforeAndAfter(changes.members, world.alliances.members)) players.add(member.playerId);
  for (const [id, before] of changes.players) {
    if (before === undefined || before.username === world.accounts.players.get(id)?.username) continue;
    for (const icao of airportsNaming(id, world)) airports.add(icao);
  }
  for (const plane of beforeAndAfter(changes.planes, world.planes)) {
    players.add(plane.ownerId);
    for (const icao of presentAt(plane)) airports.add(icao);
  }
  for (const cargo of beforeAndAfter(changes.packages, world.packages)) {
    if (cargo.ownerId !== null) players.add(cargo.ownerId);
    if (cargo.status === "open") airports.add(cargo.originIcao);
  }
  return { players, airports };
}

/** Returns the airports where others see the player's name: at planes, and at recently taken jobs. */
function airportsNaming(playerId: number, { planes, airspace, jobs }: World): string[] {
  return [...planes.all(airspace.planesOf(playerId)).flatMap(presentAt), ...jobs.takenBy(playerId)];
}

function* beforeAndAfter<V>(changed: ReadonlyMap<number, V | undefined>, values: Collection<number, V>): Iterable<V> {
  for (const [id, before] of changed) {
    const after = values.get(id);
    if (before !== undefined) yield before;
    if (after !== undefined) yield after;
  }
}

/** A failed look is repeated a second later. */
const ignored = () => undefined;
