/** The cargo game without HTTP: reads of the living world, commands through the one writer, and time that passes by itself. */
import type { Clock } from "@outbound/kit/clock/clock.ts";
import { type Answer, type Replayable, type RequestKey, withIdempotency } from "@outbound/kit/host/idempotency.ts";
import type { IdempotencyTables } from "@outbound/kit/host/idempotency-table.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import { createWriter, type Writer } from "@outbound/kit/host/writer.ts";
import { type Listener, listen } from "@outbound/kit/store/notify.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import type { Kysely, Transaction } from "kysely";
import { rescaled, WORLD_TIME_SCALE } from "../rules/values/clock.ts";
import type { Refusal } from "../rules/values/refusals.ts";
import type { CargoTables } from "../store/tables.ts";
import { type Batch, tryOut } from "./batch.ts";
import { COMMIT_CHANNEL, Keeper, type View } from "./keeper.ts";
import type { World } from "./state/world.ts";
import type { WorldScene } from "./time/world-scene.ts";

/** The background tick: time passes with no client connected. */
const TICK_EVERY_MS = 1000;

export interface GameOptions {
  readonly store: Store<CargoTables>;
  readonly clock: Clock;
  /** False lets any number of commands wait: for load tests. */
  readonly shedLoad?: boolean | undefined;
  /** False: nothing happens by itself, only by reads and commands. For tests. */
  readonly ticks?: boolean | undefined;
}

/** A command that was done, now or by an earlier request with the same key, and the real instant of its batch. */
export interface Acted {
  readonly replayed: boolean;
  readonly now: number;
}

type Tx = Transaction<CargoTables>;

export class CargoGame {
  readonly store: Store<CargoTables>;
  readonly keeper: Keeper;
  readonly #clock: Clock;
  readonly #writer: Writer<CargoTables, Batch>;
  #ticker: NodeJS.Timeout | undefined;
  #listener: Listener | undefined;
  #isTicking = false;
  #isAskedAgain = false;

  constructor({ store, clock, shedLoad, ticks = true }: GameOptions) {
    this.store = store;
    this.#clock = clock;
    this.keeper = new Keeper({ store, clock, tick: () => this.tick() });
    this.#writer = createWriter({
      store,
      port: this.keeper,
      logger: store.logger,
      ...(shedLoad === false ? { queueLimit: Number.POSITIVE_INFINITY } : {}),
    });
    if (!ticks) return;
    this.#ticker = setInterval(() => void this.#tickIfDue(), TICK_EVERY_MS).unref();
    // What another process commits is looked at as soon as it says so, and with the next tick if its word is lost.
    this.#listener = listen(store, COMMIT_CHANNEL, () => void this.#tickIfDue());
  }

  /** Catches up with the time that passed while nothing ran. `resetTimeScale`: tests' hooks may have left another rate. */
  async start({ resetTimeScale }: { readonly resetTimeScale: boolean }): Promise<void> {
    await this.keeper.inSteps(async () => {
      while (!(await this.#writer.submit({ run: catchUp })));
    });
    const { world } = await this.view();
    if (!resetTimeScale || world.clock.timeScale === WORLD_TIME_SCALE) return;
    await this.act((scene, present) => {
      present.clock = rescaled(present.clock, WORLD_TIME_SCALE, scene.now);
    });
  }

  /** The world with time brought up to now; to be read before anything else is awaited. */
  view(): Promise<View> {
    return this.keeper.view();
  }

  /** The same for a request that has asked for the world already: what others committed since is not asked for again. */
  recent(): Promise<View> {
    return this.keeper.recent();
  }

  /** Lets what is due happen, and commits it. */
  tick(): Promise<void> {
    return this.#writer.submit({ run: () => undefined });
  }

  /** Runs a command of the rules in the writer; resolves when it is durable. Rejects with the problem of a refusal. */
  act<A>(work: (scene: WorldScene, world: World) => A | Refusal): Promise<A> {
    return this.#writer.submit({ run: (batch) => batch.act(work) });
  }

  /** The same for a request with an Idempotency-Key: a repeat changes nothing. */
  async actOnce(key: RequestKey | undefined, work: (scene: WorldScene, world: World) => unknown): Promise<Acted> {
    if (key === undefined) {
      return this.#writer.submit({
        run: (batch) => {
          batch.act(work);
          return { replayed: false, now: batch.now };
        },
      });
    }
    return this.#writer.submit({
      run: async (batch, tx) => {
        const { replayed } = await withIdempotency(keysOf(tx), { ...key, now: batch.now }, () => {
          batch.act(work);
          return { status: 200, body: null };
        });
        return { replayed, now: batch.now };
      },
    });
  }

  /** Runs a command that reads or writes rows itself, in a batch of its own. */
  alone<A>(work: (batch: Batch, tx: Tx) => Promise<A>): Promise<A> {
    return this.#writer.submit({ exclusive: true, run: work });
  }

  /** The same for a request with an Idempotency-Key. */
  aloneOnce(key: RequestKey | undefined, work: (batch: Batch, tx: Tx) => Promise<Answer>): Promise<Replayable> {
    return this.alone((batch, tx) =>
      withIdempotency(keysOf(tx), key && { ...key, now: batch.now }, () => work(batch, tx)),
    );
  }

  /** What the world would be after a command: shown, and taken back at once. Rejects with the problem of a refusal. */
  async preview<A, B>(work: (scene: WorldScene, world: World) => A | Refusal, show: (view: View) => B): Promise<B> {
    const view = await this.view();
    const mark = view.world.journal.mark();
    try {
      tryOut(view.world, view.now, work);
      return show(view);
    } catch (error) {
      throw error instanceof Refused ? error.refusal : error;
    } finally {
      view.world.journal.undoTo(mark);
    }
  }

  /** The machine's time, for what is no part of the world. */
  get clock(): Clock {
    return this.#clock;
  }

  /** Answers what has been taken, then takes no more. */
  async close(): Promise<void> {
    clearInterval(this.#ticker);
    this.#listener?.close();
    await this.#writer.close();
  }

  /** One look at a time; what is asked for meanwhile is looked at once more afterwards. */
  async #tickIfDue(): Promise<void> {
    this.#isAskedAgain = this.#isTicking;
    if (this.#isTicking) return;
    this.#isTicking = true;
    try {
      do {
        this.#isAskedAgain = false;
        if (await this.keeper.isDue()) await this.tick();
      } while (this.#isAskedAgain);
    } catch (error) {
      this.store.logger?.warn({ err: error }, "a tick failed; the next one tries again");
    } finally {
      this.#isTicking = false;
    }
  }
}

/** Planes that were carried over from an earlier version stand at airports that nobody has filled with jobs yet. */
function catchUp(batch: Batch): boolean {
  if (batch.isCaughtUp) batch.act(() => undefined);
  return batch.isCaughtUp;
}

/** The keys' table, seen through the game's transaction. */
const keysOf = (tx: Tx): Kysely<IdempotencyTables> => tx as unknown as Kysely<IdempotencyTables>;
