/** The space game behind its routes: reads and commands go through the host, with their Idempotency-Keys. */
import { type Command, replayable, stored } from "@outbound/kit/host/command.ts";
import { type Answer, findAnswer, type Replayable, type RequestKey } from "@outbound/kit/host/idempotency.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import { idempotency, sendAnswer } from "@outbound/kit/idempotency-header/request.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import type { TableChange } from "@outbound/kit/table-admin/routes.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Transaction } from "kysely";
import type { Game } from "../rules/game/game.ts";
import type { Decision } from "../rules/turn/command.ts";
import type { RecordedBody } from "../rules/turn/replay.ts";
import { signed } from "../rules/turn/signed.ts";
import { Refusal } from "../rules/values/refusals.ts";
import { createSpaceHost, type SpaceHost, type SpaceHostOptions } from "../store/adapter.ts";
import { archivesOverLimit } from "../store/archives.ts";
import type { Replaced } from "../store/commands.ts";
import type { GivenCommand, SaveDraft } from "../store/draft.ts";
import {
  deleteGame,
  isUnknownGame,
  type ListedGame,
  principalOf,
  principalOfArchive,
  principalOfDeleted,
  unknownGame,
} from "../store/games.ts";
import type { SpaceTables } from "../store/tables.ts";
import { playerOf } from "./player-name.ts";
import { staleness, tagOf, unlessStale } from "./revision-tag.ts";

/** The answer of an accepted command: a status, a body, and headers if needed. */
export interface Presented {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A decision as the routes present it, with the number of its first event. */
export interface Outcome<A> extends Decision<A> {
  readonly firstEventSeq: number;
  readonly isPreview: boolean;
}

type Run = Command<SpaceTables, SaveDraft, Answer | Refusal>["run"];

export interface SpaceServiceOptions extends SpaceHostOptions {
  /** Called after the game was replaced, so there is one more archive. */
  readonly onReplaced?: (saveId: number) => void;
  /** Greatest number of archives of a game; 0 or undefined: no limit. */
  readonly archivesLimit?: number | undefined;
}

/** An exclusive command that replaces the current game. `now` is the wall clock. */
export type Replacement = (draft: SaveDraft, tx: Transaction<SpaceTables>, now: number) => Promise<Replaced | Refusal>;

export interface Replacing extends Replaced {
  /** Ids of the archives beyond the limit. */
  readonly dropped: readonly number[];
}

export type GameOfRequest = Pick<FastifyRequest, "saveId"> & Partial<Pick<FastifyRequest, "stateTag">>;

export class SpaceService {
  readonly store: Store<SpaceTables>;
  readonly host: SpaceHost;
  readonly #options: SpaceServiceOptions;

  constructor(options: SpaceServiceOptions) {
    this.store = options.store;
    this.host = createSpaceHost(options);
    this.#options = options;
  }

  /** Returns the game, and keeps its tag for the answer. On an empty database a batch starts the first game of `main`. */
  async game(request: GameOfRequest): Promise<Game> {
    const { saveId } = request;
    const read = () => this.host.read(({ state }) => state, "now", saveId);
    let save = await read();
    if (save.game === null) {
      await this.host.execute({ scope: saveId, run: (draft) => draft.game ?? assertGone() });
      save = await read();
    }
    request.stateTag = tagOf(save);
    return save.game ?? assertGone();
  }

  /** Starts the first game of `main` unless this process knows of one. */
  async ensureGame(saveId: number): Promise<void> {
    const isStarted = await this.host.read(({ state }) => state.game !== null, "cached", saveId);
    if (!isStarted) await this.game({ saveId });
  }

  /** Deletes a game with everything that belongs to it. `present` gets its last state; the body must not contain the play id. */
  async deleteGame(
    request: FastifyRequest,
    playId: string,
    present: (game: ListedGame) => Presented,
  ): Promise<Replayable> {
    const scope = request.saveId;
    const key = keyOfDeletion(request, playId);
    const by = playerOf(request);
    const run = async (draft: SaveDraft, tx: Transaction<SpaceTables>) => {
      const stale = staleness(request, draft);
      const game = unlessStale(stale, await deleteGame(draft, tx, principalOf(scope)));
      return game instanceof Refusal ? game : answerOf(present(game));
    };
    try {
      const command = { scope, exclusive: true, key, stored, run };
      const deleted = await this.host.execute<Answer | Refusal, Replayable>(command, replayable);
      logPlayer(request, by);
      return deleted;
    } catch (error) {
      // The same request may have deleted it while this one waited.
      const repeated = isUnknownGame(error) ? await this.repeatedDeletion(request, playId) : undefined;
      if (repeated === undefined) throw error;
      return repeated;
    }
  }

  /** Returns the stored answer if this request repeats the deletion of the game with its key. */
  async repeatedDeletion(request: FastifyRequest, playId: string): Promise<Replayable | undefined> {
    const key = keyOfDeletion(request, playId);
    if (key === undefined) return undefined;
    const now = await this.host.read((view) => view.now, "cached");
    try {
      const answer = await this.store.transaction((tx) => findAnswer<SpaceTables>(tx, { ...key, now }));
      return answer && { ...answer, replayed: true };
    } catch (error) {
      throw error instanceof Refused ? error.refusal : error;
    }
  }

  /** Returns the number of the newest event, and the epoch. */
  endOfLog(saveId: number): Promise<{ readonly newest: number; readonly epoch: number }> {
    return this.host.read(({ state }) => ({ newest: state.nextEventSeq - 1, epoch: state.epoch }), "now", saveId);
  }

  /**
   * Runs a player's command and answers once it is durable; a refusal is thrown as its problem. With `preview=true` it decides on
   * the current game and discards the result; only routes that declare the parameter let it through.
   */
  async command<A>(
    request: FastifyRequest,
    reply: FastifyReply,
    decide: (game: Game) => Decision<A> | Refusal,
    present: (outcome: Outcome<A>) => Presented,
  ): Promise<FastifyReply> {
    const { preview } = request.query as { readonly preview?: boolean };
    const by = playerOf(request);
    const decideFor = (draft: SaveDraft) => {
      const game = draft.game as Game;
      const decision = unlessStale(staleness(request, draft), decide(game));
      return decision instanceof Refusal ? decision : signed(game, decision, by);
    };
    if (preview === true) return reply.code(200).send(await this.#preview(request, decideFor, present));
    return this.#answer(request, reply, false, (draft) => {
      const before = draft.game as Game;
      const decision = decideFor(draft);
      if (decision instanceof Refusal) return decision;
      const firstEventSeq = draft.nextEventSeq + draft.events.length;
      draft.apply(decision);
      if (decision.game !== before) draft.record(recordedOf(request, before));
      return answerOf(present({ ...decision, firstEventSeq, isPreview: false }));
    });
  }

  /** Runs an exclusive command that replaces the game. */
  async replace(
    request: FastifyRequest,
    reply: FastifyReply,
    work: Replacement,
    present: (replaced: Replacing) => Presented,
  ): Promise<FastifyReply> {
    const by = playerOf(request);
    // The first game must be stored, because it is archived too.
    await this.game(request);
    const answered = await this.#answer(request, reply, true, async (draft, tx) => {
      const stale = staleness(request, draft);
      const replaced = unlessStale(stale, await work(draft, tx, this.#options.clock.wall()));
      if (replaced instanceof Refusal) return replaced;
      const { archivesLimit = 0 } = this.#options;
      const dropped = replaced.archived === null ? [] : await archivesOverLimit(tx, draft.saveId, archivesLimit);
      return answerOf(present({ ...replaced, dropped }));
    });
    this.#options.onReplaced?.(request.saveId);
    logPlayer(request, by);
    return answered;
  }

  /** Runs an exclusive command on rows that are not part of the game. The body must not contain the play id. */
  async changeRows<Result>(
    request: FastifyRequest,
    work: (tx: Transaction<SpaceTables>, draft: SaveDraft) => Promise<Result | Refusal>,
    present: (result: Result) => Presented,
  ): Promise<Replayable> {
    const by = playerOf(request);
    const changed = await this.#execute(request, request.saveId, true, async (draft, tx) => {
      const stale = staleness(request, draft);
      const result = unlessStale(stale, await work(tx, draft));
      return result instanceof Refusal ? result : answerOf(present(result));
    });
    logPlayer(request, by);
    return changed;
  }

  /** Runs an edit of a game's rows as an exclusive command. */
  edit(request: FastifyRequest, saveId: number, { table, key }: TableChange, work: Run): Promise<Replayable> {
    const principal = table === "archives" && key ? principalOfArchive(key.id) : principalOf(saveId);
    return this.#execute(request, saveId, true, work, principal);
  }

  /** Answers the commands that were accepted, and accepts no more. */
  close(): Promise<void> {
    return this.host.close();
  }

  async #preview<A>(
    request: FastifyRequest,
    decide: (draft: SaveDraft) => Decision<A> | Refusal,
    present: (outcome: Outcome<A>) => Presented,
  ): Promise<unknown> {
    await this.game(request);
    return this.host.dryRun(
      decide,
      (_view, decision) => present({ ...decision, firstEventSeq: 0, isPreview: true }).body,
      request.saveId,
    );
  }

  async #answer(request: FastifyRequest, reply: FastifyReply, exclusive: boolean, run: Run): Promise<FastifyReply> {
    return sendAnswer(reply, await this.#execute(request, request.saveId, exclusive, run));
  }

  #execute(
    request: FastifyRequest,
    scope: number,
    exclusive: boolean,
    run: Run,
    principal = principalOf(scope),
  ): Promise<Replayable> {
    const key = idempotency(request, principal);
    return this.host.execute<Answer | Refusal, Replayable>({ scope, exclusive, key, stored, run }, replayable);
  }
}

/** Notes only whether there is a body: it is not read for a game that is gone. */
function keyOfDeletion(request: FastifyRequest, playId: string): RequestKey | undefined {
  const { headers, url, method } = request;
  const rawBody = hasBody(request) ? SOME_BODY : undefined;
  return idempotency({ headers, url, method, rawBody }, principalOfDeleted(playId));
}

const SOME_BODY = Buffer.from("a body");

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Logs the player of a command that may leave no event with the name. */
function logPlayer({ log, method, routeOptions, saveId }: FastifyRequest, by: string | undefined): void {
  if (by !== undefined)
    log.info({ by, method, route: routeOptions.url, game: saveId }, "a named player changed a game");
}

/** Returns the command for a replay: without the player's name, and with the decoded path. */
function recordedOf({ method, routeOptions, params, body }: FastifyRequest, { turn }: Game): GivenCommand {
  const { by: _by, ...given } = (body ?? {}) as RecordedBody & { readonly by?: string };
  const path = (routeOptions.url ?? "").replace(":id", `${(params as { readonly id?: number }).id}`);
  return { turn, method, path, body: body == null ? null : given };
}

/** Throws: a game other than `main` always has a save. */
function assertGone(): never {
  throw unknownGame();
}

const answerOf = ({ status = 200, headers, body }: Presented): Answer => ({
  status,
  ...(headers ? { headers } : {}),
  body: JSON.stringify(body),
});
