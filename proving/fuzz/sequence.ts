/** A sequence: requests that build on one another, as players send them, with expected results. */
import type { Random } from "../harness/random.ts";

export interface Ask {
  readonly body?: unknown;
  /** Of a session; none without it. */
  readonly token?: string | undefined;
  readonly key?: string;
}

export interface Asked<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Of JSON; undefined for anything else. */
  readonly body: Body;
}

/** What a sequence acts with. Every answer is checked against the description too. */
export interface Actor {
  readonly random: Random;
  /** Unique in a run. */
  freshName(): string;
  ask<Body = unknown>(method: string, path: string, ask?: Ask): Promise<Asked<Body>>;
  /** The body of a request that must succeed; any other answer fails the sequence. */
  ok<Body = unknown>(method: string, path: string, ask?: Ask): Promise<Body>;
  /** Fails the sequence unless it holds. */
  expect(holds: boolean, sentence: string): asserts holds;
}

export type Sequence = (actor: Actor) => Promise<void>;

/** An expectation of a sequence was not met. */
export class BrokenSequenceError extends Error {}
