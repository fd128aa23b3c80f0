/** The commands of one transaction on the world, all at one real instant. */
import type { Transaction } from "kysely";
import type { CargoPackage } from "../rules/values/cargo-package.ts";
import { Refusal } from "../rules/values/refusals.ts";
import type { CargoTables } from "../store/tables.ts";
import { refreshDirty } from "./load-world.ts";
import type { Dirty } from "./state/dirty.ts";
import type { Counters, World } from "./state/world.ts";
import { restartPaid, settle } from "./time/advance.ts";
import { workPoolsOf } from "./time/slots.ts";
import { WorldScene } from "./time/world-scene.ts";

/** Results of the flush, applied to the world after the commit. */
export interface Written {
  readonly counters: Counters;
  readonly dirty: Dirty;
  /** Ended packages of players for whom an admin edited some. */
  readonly ended: ReadonlyMap<number, readonly CargoPackage[]>;
}

export class WorldDraft {
  readonly world: World;
  readonly now: number;
  /** True if no scheduled event that was due by `now` is left. */
  readonly isCaughtUp: boolean;
  /** True if the command itself wrote rows, so that the revision rises even if the world did not change. */
  wroteRows = false;
  written: Written | undefined;
  readonly #settle: typeof settle;

  /** `afterwards` runs after each command that was not refused. */
  constructor(world: World, now: number, { isCaughtUp = true, afterwards = settle } = {}) {
    this.world = world;
    this.now = now;
    this.isCaughtUp = isCaughtUp;
    this.#settle = afterwards;
  }

  /** Runs a command of the rules and returns its result. Undoes it if it returns a Refusal or throws. */
  run<Result>(work: (scene: WorldScene, world: World) => Result): Result {
    const { world, now } = this;
    const mark = world.journal.mark();
    try {
      const scene = new WorldScene(world, world.clockMs(now), now);
      const result = work(scene, world);
      if (result instanceof Refusal) {
        world.journal.undoTo(mark);
        return result;
      }
      restartPaid(scene);
      this.#settle(world, now);
      return result;
    } catch (error) {
      world.journal.undoTo(mark);
      throw error;
    }
  }

  /** Works the pools of these players' airports up to now. */
  look(...playerIds: readonly number[]): void {
    this.run((_scene, world) => {
      for (const playerId of playerIds) workPoolsOf(world, playerId, this.now);
    });
  }

  /** Reads these rows again after an exclusive command wrote them. */
  async reread(tx: Transaction<CargoTables>, dirty: Dirty): Promise<void> {
    this.wroteRows = true;
    await refreshDirty(tx, this.world, dirty);
  }
}
