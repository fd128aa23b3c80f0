/** The commands of one transaction on the world, all at one real instant. */

import { Refused } from "@outbound/kit/host/refused.ts";
import type { Revision } from "@outbound/kit/host/revision.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { Refusal } from "../rules/values/refusals.ts";
import { type Changes, type Dirty, dirtyOf } from "./state/dirty.ts";
import type { Counters, World } from "./state/world.ts";
import { settle, settleClock } from "./time/advance.ts";
import { WorldScene } from "./time/world-scene.ts";

export class Batch {
  readonly world: World;
  readonly now: number;
  /** Rows were written by the command itself, so that the revision moves even where the world did not change. */
  touched = false;
  /** Set when the batch is written. */
  written:
    | { readonly changes: Changes; readonly dirty: Dirty; readonly counters: Counters; readonly revision: Revision }
    | undefined;

  /** Everything that was due by `now` has happened. */
  readonly isCaughtUp: boolean;

  constructor(world: World, now: number, isCaughtUp = true) {
    this.world = world;
    this.now = now;
    this.isCaughtUp = isCaughtUp;
  }

  /** Runs a command of the rules; a refusal has changed nothing. */
  act<A>(work: (scene: WorldScene, world: World) => A | Refusal): A {
    return act(this.world, this.now, work);
  }

  write(changes: Changes, counters: Counters, revision: Revision): void {
    this.written = { changes, dirty: dirtyOf(changes), counters, revision };
  }
}

/** Runs the work on the world as it is at `now`, and undoes it when it refuses. Throws `Refused` then. */
export function act<A>(world: World, now: number, work: (scene: WorldScene, world: World) => A | Refusal): A {
  const answer = decide(world, now, work);
  settle(world, now);
  return answer;
}

/**
 * The same for a dry run, whose caller undoes it: airports that it opens get no jobs, for that would reveal what chance
 * has not yet drawn.
 */
export function tryOut<A>(world: World, now: number, work: (scene: WorldScene, world: World) => A | Refusal): A {
  const answer = decide(world, now, work);
  settleClock(world, now);
  return answer;
}

function decide<A>(world: World, now: number, work: (scene: WorldScene, world: World) => A | Refusal): A {
  const mark = world.journal.mark();
  const answer = attempt(world, now, work, mark);
  if (!(answer instanceof Refusal)) return answer;
  world.journal.undoTo(mark);
  throw new Refused(problemOf(answer));
}

function attempt<A>(world: World, now: number, work: (scene: WorldScene, world: World) => A, mark: number): A {
  try {
    return work(new WorldScene(world, world.clockMs(now), now), world);
  } catch (error) {
    world.journal.undoTo(mark);
    throw error;
  }
}
