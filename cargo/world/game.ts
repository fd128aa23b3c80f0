/** The cargo game without HTTP: the world on its host, and the cache of ended packages. */
import type { Clock } from "@outbound/kit/clock/clock.ts";
import { type Age, Host, type HostOptions } from "@outbound/kit/host/host.ts";
import type { StartProgress } from "@outbound/kit/host/start-progress.ts";
import { StoppedError } from "@outbound/kit/store/errors.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { rescaled, WORLD_TIME_SCALE } from "../rules/values/clock.ts";
import type { CargoTables } from "../store/tables.ts";
import { type CargoHost, WorldAdapter, type WorldView } from "./adapter.ts";
import { EndedPackages } from "./ended-packages.ts";
import { poolsDueAt } from "./time/slots.ts";

/** Scheduled events per batch at the start. Requests are answered between batches. */
const EVENTS_A_BATCH = 2_000;
const REPORT_EVERY_MS = 5_000;

export interface StartOptions {
  /** Undoes a rate that test hooks may have left. */
  readonly resetTimeScale: boolean;
  readonly onProgress?: (progress: StartProgress) => void;
  readonly eventsABatch?: number;
  /** Further work before requests are answered. */
  readonly finish?: () => Promise<void>;
}

export interface GameOptions extends Pick<HostOptions<CargoTables, never, never, never, never>, "shedLoad" | "ticks"> {
  readonly store: Store<CargoTables>;
  readonly clock: Clock;
  /** True while the machine's clock may be wrong. Default: it is trusted. */
  readonly isClockDoubted?: () => boolean;
}

/** The current time for everything outside the world. */
export interface Instants {
  /** The machine's time. */
  readonly now: number;
  /** An instant that is past even if the machine's clock is ahead. What ended by then may be deleted. */
  readonly past: number;
}

export class CargoGame {
  readonly host: CargoHost;
  readonly #adapter: WorldAdapter;
  readonly store: Store<CargoTables>;
  /** The machine's time, for everything outside the world. */
  readonly clock: Clock;
  readonly ended: EndedPackages;
  readonly #isClockDoubted: () => boolean;

  constructor({ store, clock, isClockDoubted = () => false, ...options }: GameOptions) {
    this.store = store;
    this.clock = clock;
    this.#isClockDoubted = isClockDoubted;
    this.ended = new EndedPackages(store);
    this.#adapter = new WorldAdapter(store, clock, this.ended);
    this.host = new Host({ store, adapter: this.#adapter, ...options });
  }

  /** Returns the instant for figures. It advances also while the database does not answer. */
  estimatedNow(): number {
    return this.#adapter.estimatedNow();
  }

  /**
   * Returns the instant from which the age of rows is measured. Their instants are of the world's time, and the machine's clock may
   * have leapt ahead of that.
   */
  ageFrom(): number {
    return Math.min(this.clock.wall(), this.estimatedNow());
  }

  instants(): Instants {
    return { now: this.clock.wall(), past: this.#isClockDoubted() ? Number.NEGATIVE_INFINITY : this.ageFrom() };
  }

  /** Advances the real time of the world, for tests. Sessions and limits keep the machine's time. */
  skipRealTime(realMs: number): void {
    this.#adapter.skip(realMs);
  }

  /**
   * Catches up with the downtime; `host.starting` has the progress. Resolves with false if the game is closed first; the progress so
   * far is saved.
   */
  async start({
    resetTimeScale,
    onProgress = () => {},
    eventsABatch = EVENTS_A_BATCH,
    finish = async () => {},
  }: StartOptions): Promise<boolean> {
    const report = setInterval(() => this.host.starting && onProgress(this.host.starting), REPORT_EVERY_MS);
    try {
      await this.host.start(eventsABatch, async () => {
        await this.#begin(resetTimeScale);
        await finish();
      });
      return true;
    } catch (error) {
      if (error instanceof StoppedError) return false;
      throw error;
    } finally {
      clearInterval(report);
    }
  }

  /** Also fills the pools of airports of planes that a migration created. */
  #begin(resetTimeScale: boolean): Promise<unknown> {
    return this.host.execute({
      run: (draft) =>
        draft.run((scene, world) => {
          if (!resetTimeScale || world.clock.timeScale === WORLD_TIME_SCALE) return;
          world.clock = rescaled(world.clock, WORLD_TIME_SCALE, scene.now);
        }),
    });
  }

  /**
   * Shows the world to a player. If jobs at the player's airports have expired or appeared since the last look, it first commits
   * that.
   */
  async view<T>(playerId: number, show: (view: WorldView) => T, age: Age = "cached"): Promise<T> {
    const seen = await this.host.read((view) => (isBehind(view, playerId) ? undefined : { shown: show(view) }), age);
    if (seen !== undefined) return seen.shown;
    return this.host.execute({ run: (draft) => draft.look(playerId) }, show);
  }

  /** Finishes the accepted commands and accepts no more. */
  close(): Promise<void> {
    return this.host.close();
  }
}

/** True if a job at the player's airports has expired or appeared that the world does not show yet. */
export const isBehind = ({ state: world, now }: WorldView, playerId: number): boolean =>
  poolsDueAt(world, playerId) <= now;
