/** The open streams. A commit wakes only those whose snapshot it may have changed. */
import type { CargoHost } from "../world/adapter.ts";
import { presentAt } from "../world/state/airspace.ts";
import type { Changes } from "../world/state/dirty.ts";
import type { Collection } from "../world/state/journal.ts";
import type { Counters, World } from "../world/state/world.ts";
import { CampaignNews } from "./campaign-news.ts";
import { RecentCommits } from "./recent-commits.ts";

/** Most open streams of a session and of a player; a new one ends the oldest. */
export const STREAMS_A_SESSION = 5;
export const STREAMS_A_PLAYER = 20;

export interface Subscriber {
  readonly playerId: number;
  readonly sessionId: number;
  /** The real instant from which jobs that it has seen have expired, or others have come. */
  dueAt(): number;
  /** Called when the player's snapshot may have changed. `isOwn`: also outside of jobs, airports and planes of others. */
  changed(isOwn: boolean): void;
  end(why: EndedBecause): void;
  /** Called with the progress of a campaign, as JSON text. */
  campaign(data: string): void;
}

/** The session is over, or newer streams took its place. */
type EndedBecause = "session-over" | "replaced";

/** How often sessions that have ended and pools that are due are looked for. */
const LOOK_EVERY_MS = 1000;

export class Hub {
  readonly commits = new RecentCommits();
  readonly #byPlayer = new Map<number, Set<Subscriber>>();
  readonly #stop: () => void;
  readonly #look: NodeJS.Timeout;
  readonly #isOpen: (world: World, sessionId: number) => boolean;
  readonly #news = new CampaignNews({ streams: () => this.size, send: (data) => this.#sendToAll(data) });
  #isWorking = false;
  /** Of the last published commit. */
  #published: Counters | undefined;
  /** Last published clock. */
  #clock: string | undefined;

  /** `isOpen` returns whether a session still gives access to its player's account. */
  constructor(host: CargoHost, isOpen: (world: World, sessionId: number) => boolean) {
    this.#isOpen = isOpen;
    this.#stop = host.onCommit((changes, world) => this.#publish(changes, world));
    this.#look = setInterval(() => void this.#lookAround(host).catch(ignored), LOOK_EVERY_MS).unref();
  }

  /** True if the subscribers know of the last commit: a command's own answer is made before. */
  hasPublished({ counters }: World): boolean {
    return counters === this.#published;
  }

  /** Players with an open stream. */
  get players(): number {
    return this.#byPlayer.size;
  }

  get size(): number {
    let count = 0;
    for (const subscribers of this.#byPlayer.values()) count += subscribers.size;
    return count;
  }

  add(subscriber: Subscriber, world: World): void {
    this.#clock ??= JSON.stringify(world.clock);
    const all = this.#byPlayer.get(subscriber.playerId) ?? new Set();
    this.#byPlayer.set(subscriber.playerId, all);
    all.add(subscriber);
    // A set keeps the order of joining: the first is the oldest.
    const ofSession = [...all].filter(({ sessionId }) => sessionId === subscriber.sessionId);
    for (const old of ofSession.slice(0, -STREAMS_A_SESSION)) this.#end(old, "replaced");
    for (const old of [...all].slice(0, -STREAMS_A_PLAYER)) this.#end(old, "replaced");
  }

  delete(subscriber: Subscriber): void {
    const all = this.#byPlayer.get(subscriber.playerId);
    all?.delete(subscriber);
    if (all?.size === 0) this.#byPlayer.delete(subscriber.playerId);
  }

  close(): void {
    this.#stop();
    clearInterval(this.#look);
    this.#news.close();
  }

  #sendToAll(data: string): void {
    for (const subscribers of this.#byPlayer.values()) for (const one of subscribers) one.campaign(data);
  }

  /** Ends streams whose session is over, and works the pools that the others show. */
  async #lookAround(host: CargoHost): Promise<void> {
    if (this.#byPlayer.size === 0) return;
    const due = await host.read(({ state, now }) => {
      this.#endClosed(state, this.#byPlayer.keys());
      return this.#dueBy(now);
    }, "committed");
    // While a commit takes long, the same pools are not asked for again.
    if (due.length === 0 || this.#isWorking) return;
    this.#isWorking = true;
    try {
      const players = new Set(due.map(({ playerId }) => playerId));
      await host.execute({ run: (draft) => draft.look(...players) });
      for (const subscriber of due) subscriber.changed(false);
    } finally {
      this.#isWorking = false;
    }
  }

  #dueBy(now: number): Subscriber[] {
    return [...this.#byPlayer.values()].flatMap((all) => [...all].filter((subscriber) => subscriber.dueAt() <= now));
  }

  #end(subscriber: Subscriber, why: EndedBecause): void {
    this.delete(subscriber);
    subscriber.end(why);
  }

  #publish(changes: Changes | undefined, world: World): void {
    // All players see it when the clock starts, stops or changes its rate.
    const clock = JSON.stringify(world.clock);
    const isOtherClock = clock !== this.#clock;
    this.#clock = clock;
    this.#published = world.counters;
    this.commits.add(changes, world);
    this.#news.publish(changes, world);
    if (this.#byPlayer.size === 0) return;
    this.#endClosed(world, changes === undefined ? this.#byPlayer.keys() : ownersOf(changes, world));
    if (isOtherClock || changes === undefined) {
      this.#wake(this.#byPlayer.keys(), true);
      return;
    }
    const { players, airports } = reachOf(changes, world);
    this.#wake(players, true);
    const viewers = new Set<number>();
    for (const icao of airports) this.#addViewers(world, icao, viewers);
    this.#wake(viewers.difference(players), false);
  }

  #wake(playerIds: Iterable<number>, isOwn: boolean): void {
    for (const playerId of playerIds) {
      for (const subscriber of this.#byPlayer.get(playerId) ?? []) subscriber.changed(isOwn);
    }
  }

  /** Ends the streams of these players whose session is over. */
  #endClosed(world: World, playerIds: Iterable<number>): void {
    for (const playerId of [...playerIds]) {
      for (const subscriber of [...(this.#byPlayer.get(playerId) ?? [])]) {
        if (!this.#isOpen(world, subscriber.sessionId)) this.#end(subscriber, "session-over");
      }
    }
  }

  /** Iterates over the smaller of owners and subscribers. */
  #addViewers(world: World, icao: string, players: Set<number>): void {
    if (world.airspace.ownerCountAt(icao) <= this.#byPlayer.size) {
      for (const ownerId of world.airspace.ownersAt(icao)) players.add(ownerId);
    } else {
      for (const playerId of this.#byPlayer.keys()) if (world.airspace.isPoolOf(playerId, icao)) players.add(playerId);
    }
  }
}

/** Returns the players whose sessions may have ended. */
function ownersOf({ players, sessions }: Changes, { accounts }: World): Set<number> {
  const owners = new Set(players.keys());
  for (const session of beforeAndAfter(sessions, accounts.sessions)) owners.add(session.player_id);
  return owners;
}

/** Returns the players whose own things changed, and the airports where something changed that others see. */
export function reachOf(changes: Changes, world: World): { players: Set<number>; airports: Set<string> } {
  const players = new Set(changes.players.keys());
  const airports = new Set<string>();
  for (const base of beforeAndAfter(changes.bases, world.bases)) players.add(base.playerId);
  for (const route of beforeAndAfter(changes.routes, world.routes.routes)) players.add(route.ownerId);
  for (const { id } of beforeAndAfter(changes.alliances, world.alliances.all)) {
    for (const { playerId } of world.alliances.membersOf(id)) players.add(playerId);
  }
  for (const member of beforeAndAfter(changes.members, world.alliances.members)) players.add(member.playerId);
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

function* beforeAndAfter<V>(changed: ReadonlyMap<number, V | undefined>, values: Collection<number, V>): Iterable<V> {
  for (const [id, before] of changed) {
    const after = values.get(id);
    if (before !== undefined) yield before;
    if (after !== undefined) yield after;
  }
}

/** A look that fails is repeated a second later. */
const ignored = () => undefined;
