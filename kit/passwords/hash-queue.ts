/**
 * Decides which client may hash a password next. In order of arrival, a few clients with many addresses could keep all others
 * waiting. Here the next turn goes to the address block with the fewest recent turns, and known devices have separate places.
 */
import { addressBlock } from "../http/limits/address-block.ts";
import { BusyError } from "./errors.ts";

/** The client for whom a password is hashed. */
export interface HashClient {
  readonly address: string;
  /** Account of a known device or an open session, such as `player 17`; undefined for an unknown client. */
  readonly account?: string | undefined;
}

export interface HashQueueOptions {
  /** Greatest number of simultaneous turns. */
  readonly parallel: number;
  /** Number of places for unknown clients. */
  readonly places: number;
  /** Number of places for known devices and open sessions. */
  readonly knownPlaces: number;
  /** Returns monotonic milliseconds. */
  readonly now?: () => number;
}

export class HashQueue {
  readonly #parallel: number;
  readonly #strangers: Lane;
  readonly #known: Lane;
  #running = 0;
  /** The lane of the last turn. If clients wait in both lanes, the lanes alternate. */
  #last: Lane | undefined;

  constructor({ parallel, places, knownPlaces, now = () => performance.now() }: HashQueueOptions) {
    this.#parallel = parallel;
    this.#strangers = new Lane(places, now);
    this.#known = new Lane(knownPlaces, now);
  }

  /** Number of clients that wait or have a turn. */
  get depth(): number {
    return this.#running + this.#strangers.size + this.#known.size;
  }

  /**
   * Runs the work when it is the client's turn. Rejects with BusyError if all places are taken by blocks that do not ask more
   * often.
   */
  async inTurn<T>(client: HashClient, work: () => Promise<T>): Promise<T> {
    const lane = client.account === undefined ? this.#strangers : this.#known;
    const turn = lane.join(client);
    this.#start();
    lane.refuseBeyondPlaces();
    await turn;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#start();
    }
  }

  #start(): void {
    while (this.#running < this.#parallel) {
      const [first, second] =
        this.#last === this.#known ? [this.#strangers, this.#known] : [this.#known, this.#strangers];
      const lane = first.size > 0 ? first : second;
      if (!lane.startNext()) return;
      this.#last = lane;
      this.#running += 1;
    }
  }
}

interface Waiting {
  readonly block: string;
  readonly network: string;
  /** Within the block: the account, or the address of an unknown client. */
  readonly member: string;
  start(): void;
  refuse(error: BusyError): void;
}

/** Greatest number of blocks as which all blocks of one network count. */
const BLOCKS_OF_A_NETWORK = 16;

class Lane {
  readonly #places: number;
  readonly #now: () => number;
  readonly #turns = new RecentTurns();
  #waiting: Waiting[] = [];

  constructor(places: number, now: () => number) {
    this.#places = places;
    this.#now = now;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** Resolves when the turn begins. */
  join({ address, account }: HashClient): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const blocks = addressBlock(address);
    this.#waiting.push({ ...blocks, member: account ?? address, start: resolve, refuse: reject });
    return promise;
  }

  /** Starts a client of the block, and in it of the member, with the fewest turns; of these the one that waits longest. */
  startNext(): boolean {
    const now = this.#now();
    const next = least(this.#waiting, (one) => this.#turnsOf(one, now));
    if (next === undefined) return false;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    for (const name of [next.block, next.network, next.member]) this.#turns.add(name, now);
    next.start();
    return true;
  }

  /** Refuses the newest client of the block that asks most, while more wait than there are places. */
  refuseBeyondPlaces(): void {
    if (this.#waiting.length <= this.#places) return;
    const waitingOf = (key: "block" | "member") => Map.groupBy(this.#waiting, (one) => one[key]);
    const [blocks, members] = [waitingOf("block"), waitingOf("member")];
    const now = this.#now();
    const refused = least([...this.#waiting].reverse(), (one) => {
      const [ofBlock, ofMember] = this.#turnsOf(one, now);
      return [-ofBlock - (blocks.get(one.block)?.length ?? 0), -ofMember - (members.get(one.member)?.length ?? 0)];
    });
    this.#waiting = this.#waiting.filter((one) => one !== refused);
    refused?.refuse(new BusyError(this.#places));
  }

  /** Returns the recent turns of its block, and in it those of its member. */
  #turnsOf({ block, network, member }: Waiting, now: number): [number, number] {
    const ofNetwork = this.#turns.of(network, now) / BLOCKS_OF_A_NETWORK;
    return [this.#turns.of(block, now) + ofNetwork, this.#turns.of(member, now)];
  }
}

/** Returns the first item with the smallest key; keys are compared number by number. */
function least<Item>(items: readonly Item[], keyOf: (item: Item) => readonly number[]): Item | undefined {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }));
  const isLess = (a: readonly number[], b: readonly number[]) => {
    const place = a.findIndex((value, index) => value !== b[index]);
    return place >= 0 && (a[place] as number) < (b[place] as number);
  };
  return keyed.reduce((best, one) => (best === undefined || isLess(one.key, best.key) ? one : best), keyed[0])?.item;
}

/** Time after which a turn counts half. */
const HALF_LIFE_MS = 60_000;
/** Below this, turns count as none. */
const LEAST_TURNS = 0.01;
/** Greatest number of counted names; beyond it the names with the oldest last turns are dropped. */
const MOST_NAMES = 30_000;

/** Counts turns by name; they count less as time passes. */
class RecentTurns {
  readonly #byName = new Map<string, { readonly turns: number; readonly at: number }>();

  of(name: string, now: number): number {
    const known = this.#byName.get(name);
    const turns = known === undefined ? 0 : known.turns * 2 ** ((known.at - now) / HALF_LIFE_MS);
    return turns < LEAST_TURNS ? 0 : turns;
  }

  add(name: string, now: number): void {
    const turns = this.of(name, now) + 1;
    // A map keeps insertion order, so the latest turn is at the end.
    this.#byName.delete(name);
    this.#byName.set(name, { turns, at: now });
    const [oldest] = this.#byName.keys();
    if (this.#byName.size > MOST_NAMES && oldest !== undefined) this.#byName.delete(oldest);
  }
}
