/** The space game behind its routes: reads from memory, commands through the writer, refusals as problems. */

import type { Clock } from "@outbound/kit/clock/clock.ts";
import { randomSeed } from "@outbound/kit/clock/random-seed.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { type Answer, type Replayable, withIdempotency } from "@outbound/kit/idempotency/answer.ts";
import { idempotency, sendAnswer } from "@outbound/kit/idempotency/request.ts";
import type { IdempotencyTables } from "@outbound/kit/idempotency/table.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { Refused } from "@outbound/kit/writer/world.ts";
import { createWriter, type Writer } from "@outbound/kit/writer/writer.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely, Transaction } from "kysely";
import type { Game } from "../rules/game/game.ts";
import type { Decision } from "../rules/turn/command.ts";
import { Refusal } from "../rules/values/refusals.ts";
import { ensureGame } from "../store/commands.ts";
import type { SaveDraft } from "../store/draft.ts";
import { createSaves, type Saves } from "../store/saves.ts";
import type { SpaceTables } from "../store/tables.ts";

/** Nobody signs in to the space game: all keys are of one principal. */
const PRINCIPAL = "player";

export interface SpaceOptions {
  readonly store: Store<SpaceTables>;
  readonly clock: Clock;
  /** Seed of the first game; random when absent. */
  readonly seed?: number | undefined;
  /** False lets any number of commands wait: for load tests. */
  readonly shedLoad?: boolean | undefined;
}

/** What an accepted command answers: a status, a body, and headers where it needs them. */
export interface Presented {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A decision as the routes present it: with the numbers its events got. */
export interface Outcome<A> {
  readonly game: Game;
  readonly answer: A;
  readonly decision: Decision<A>;
  readonly firstEventSeq: number;
}

export class SpaceService {
  readonly store: Store<SpaceTables>;
  readonly saves: Saves;
  readonly #clock: Clock;
  readonly #seed: number | undefined;
  readonly #writer: Writer<SpaceTables, SaveDraft>;

  constructor(options: SpaceOptions) {
    this.store = options.store;
    this.saves = createSaves(options.store);
    this.#clock = options.clock;
    this.#seed = options.seed;
    this.#writer = createWriter({
      store: options.store,
      world: this.saves.world,
      logger: options.store.logger,
      ...(options.shedLoad === false ? { queueLimit: Number.POSITIVE_INFINITY } : {}),
    });
  }

  /** The present game; created if there is none. */
  async game(): Promise<Game> {
    const current = await this.saves.current();
    if (current) return current;
    return this.#writer.submit({ run: (draft) => ensureGame(draft, this.#newSeed()) });
  }

  /** Decides a player's command in the writer and answers it once it is durable; a refusal is its problem. */
  async command<A>(
    request: FastifyRequest,
    reply: FastifyReply,
    decide: (game: Game) => Decision<A> | Refusal,
    present: (outcome: Outcome<A>) => Presented,
  ): Promise<FastifyReply> {
    return this.#answer(request, reply, false, (draft) => {
      const decision = decide(ensureGame(draft, this.#newSeed()));
      if (decision instanceof Refusal) throw new Refused(problemOf(decision));
      const firstEventSeq = draft.nextEventSeq + draft.events.length;
      draft.apply(decision);
      return present({ game: decision.game, answer: decision.answer, decision, firstEventSeq });
    });
  }

  /** Runs a command that replaces the game in a batch of its own. */
  async replace(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (draft: SaveDraft, tx: Transaction<SpaceTables>, now: number) => Promise<Game | Refusal>,
    present: (game: Game) => Presented,
  ): Promise<FastifyReply> {
    return this.#answer(request, reply, true, async (draft, tx) => {
      const game = await work(draft, tx, this.#clock.wall());
      if (game instanceof Refusal) throw new Refused(problemOf(game));
      return present(game);
    });
  }

  /** Runs an edit of rows in a batch of its own; the game is not created by it. */
  async edit(
    request: FastifyRequest,
    work: (draft: SaveDraft, tx: Transaction<SpaceTables>) => Promise<Answer>,
  ): Promise<Replayable> {
    const key = this.#keyOf(request);
    return this.#writer.submit({
      alone: true,
      run: (draft, tx) => withIdempotency(keysOf(tx), key, () => work(draft, tx)),
    });
  }

  /** What a command would answer, decided on the present game and then forgotten. */
  async preview<A>(
    reply: FastifyReply,
    decide: (game: Game) => Decision<A> | Refusal,
    present: (outcome: Outcome<A>) => Presented,
  ): Promise<FastifyReply> {
    const decision = decide(await this.game());
    if (decision instanceof Refusal) throw problemOf(decision);
    const { body } = present({ game: decision.game, answer: decision.answer, decision, firstEventSeq: 0 });
    return reply.code(200).send(body);
  }

  /** Answers what has been taken, then takes no more. */
  close(): Promise<void> {
    return this.#writer.close();
  }

  #newSeed(): number {
    return this.#seed ?? randomSeed();
  }

  #keyOf(request: FastifyRequest) {
    const key = idempotency(request, PRINCIPAL);
    return key && { ...key, now: this.#clock.wall() };
  }

  async #answer(
    request: FastifyRequest,
    reply: FastifyReply,
    alone: boolean,
    run: (draft: SaveDraft, tx: Transaction<SpaceTables>) => Presented | Promise<Presented>,
  ): Promise<FastifyReply> {
    const key = this.#keyOf(request);
    const act = (draft: SaveDraft, tx: Transaction<SpaceTables>): Replayable | Promise<Replayable> => {
      if (key) return withIdempotency(keysOf(tx), key, async () => answerOf(await run(draft, tx)));
      const presented = run(draft, tx);
      return presented instanceof Promise ? presented.then(fresh) : fresh(presented);
    };
    return sendAnswer(reply, await this.#writer.submit({ alone, run: act }));
  }
}

/** The keys' table, seen through the game's transaction. */
const keysOf = (tx: Transaction<SpaceTables>): Kysely<IdempotencyTables> => tx as unknown as Kysely<IdempotencyTables>;

const answerOf = ({ status = 200, headers, body }: Presented): Answer => ({
  status,
  ...(headers ? { headers } : {}),
  body: JSON.stringify(body),
});

const fresh = (presented: Presented): Replayable => ({ ...answerOf(presented), replayed: false });
