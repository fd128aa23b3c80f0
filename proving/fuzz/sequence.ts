/** A sequence: requests that build on one another, as players send them, and what must come of them. */
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

/** What a sequence acts with. Every answer is held to the description besides. */
export interface Actor {
  readonly random: Random;
  /** Never given twice in a run. */
  freshName(): string;
  ask<Body = unknown>(method: string, path: string, ask?: Ask): Promise<Asked<Body>>;
  /** The body of an answer that must be a success: anything else ends the sequence as failed. */
  ok<Body = unknown>(method: string, path: string, ask?: Ask): Promise<Body>;
  /** Ends the sequence as failed unless it holds. */
  expect(holds: boolean, sentence: string): asserts holds;
}

export type Sequence = (actor: Actor) => Promise<void>;

/** What a sequence expected and did not get. */
export class BrokenSequenceError extends Error {}
