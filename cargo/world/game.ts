/** The cargo game without HTTP: the world on its host, and the cache of ended packages. */
import type { Clock } from "@outbound/kit/clock/clock.ts";
import { type Age, Host, type HostOptions } from "@outbound/kit/host/host.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { rescaled, WORLD_TIME_SCALE } from "../rules/values/clock.ts";
import type { CargoTables } from "../store/tables.ts";
import { type CargoHost, WorldAdapter, type WorldView } from "./adapter.ts";
import { EndedPackages } from "./ended-packages.ts";
import { poolsDueAt } from "./time/slots.ts";

/** Scheduled events of one batch at the start: after a long pause, one batch of all would be too large. */
const EVENTS_A_BATCH = 20_000;

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

  /** Catches up with the time without a process. `resetTimeScale`: test hooks may have left another rate. */
  async start({ resetTimeScale }: { readonly resetTimeScale: boolean }): Promise<void> {
    await this.host.start(EVENTS_A_BATCH);
    // The command also fills the pools of airports to which a migration carried planes.
    await this.host.execute({
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
const isBehind = ({ state: world, now }: WorldView, playerId: number): boolean => poolsDueAt(world, playerId) <= now;
