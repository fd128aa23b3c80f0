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

/** What the flush has written, applied to the world after the commit. */
export interface Written {
  readonly counters: Counters;
  readonly dirty: Dirty;
  /** Ended packages of the players whose ended packages an admin edited. */
  readonly ended: ReadonlyMap<number, readonly CargoPackage[]>;
}

export class WorldDraft {
  readonly world: World;
  readonly now: number;
  /** No scheduled event is left that was due by `now`. */
  readonly isCaughtUp: boolean;
  /** The command itself wrote rows, so the revision moves even if the world did not change. */
  wroteRows = false;
  written: Written | undefined;
  readonly #settle: typeof settle;

  /** `settle` runs after each command that was not refused. */
  constructor(world: World, now: number, { isCaughtUp = true, afterwards = settle } = {}) {
    this.world = world;
    this.now = now;
    this.isCaughtUp = isCaughtUp;
    this.#settle = afterwards;
  }

  /** Runs a command of the rules and returns its result. If it returns a Refusal, or throws, it is undone. */
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

  /** Brings the pools of these players' airports up to now. */
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
