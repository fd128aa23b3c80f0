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

/** Scheduled events of one batch at the start. Requests are answered between two. */
const EVENTS_A_BATCH = 2_000;
const REPORT_EVERY_MS = 5_000;

export interface StartOptions {
  /** Test hooks may have left another rate. */
  readonly resetTimeScale: boolean;
  readonly onProgress?: (progress: StartProgress) => void;
  readonly eventsABatch?: number;
  /** What else has to be done before requests are answered. */
  readonly finish?: () => Promise<void>;
}

export interface GameOptions extends Pick<HostOptions<CargoTables, never, never, never, never>, "shedLoad" | "ticks"> {
  readonly store: Store<CargoTables>;
  readonly clock: Clock;
}

export class CargoGame {
  readonly host: CargoHost;
  readonly #adapter: WorldAdapter;
  readonly store: Store<CargoTables>;
  /** The machine's time, for what is not part of the world. */
  readonly clock: Clock;
  readonly ended: EndedPackages;

  constructor({ store, clock, ...options }: GameOptions) {
    this.store = store;
    this.clock = clock;
    this.ended = new EndedPackages(store);
    this.#adapter = new WorldAdapter(store, clock, this.ended);
    this.host = new Host({ store, adapter: this.#adapter, ...options });
  }

  /** Puts real time forward for the world, for tests: sessions and limits keep the machine's time. */
  skipRealTime(realMs: number): void {
    this.#adapter.skip(realMs);
  }

  /**
   * Catches up with the time without a process; `host.starting` says how far it got. Resolves with false if the game is closed
   * before it is done: what has happened by then is saved.
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

  /** Also fills the pools of airports to which a migration carried planes. */
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
   * Shows the world to a player. If jobs at the player's airports have expired or come since somebody looked, they do so first,
   * in a commit.
   */
  async view<T>(playerId: number, show: (view: WorldView) => T, age: Age = "cached"): Promise<T> {
    const seen = await this.host.read((view) => (isBehind(view, playerId) ? undefined : { shown: show(view) }), age);
    if (seen !== undefined) return seen.shown;
    return this.host.execute({ run: (draft) => draft.look(playerId) }, show);
  }

  /** Finishes the commands that were accepted, and accepts no more. */
  close(): Promise<void> {
    return this.host.close();
  }
}

/** True if the player would see a job that has expired, or miss one that has come. */
export const isBehind = ({ state: world, now }: WorldView, playerId: number): boolean =>
  poolsDueAt(world, playerId) <= now;
