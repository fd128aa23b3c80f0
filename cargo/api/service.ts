/** The cargo game behind its routes: snapshots of players, and actions that answer with one. */
import { Refused } from "@outbound/kit/host/refused.ts";
import { sendJson } from "@outbound/kit/http/answer/send-json.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type CargoPackage, hasEnded } from "../rules/values/cargo-package.ts";
import { Refusal } from "../rules/values/refusals.ts";
import type { Scene } from "../rules/values/scene.ts";
import type { WorldView } from "../world/adapter.ts";
import { withEnded } from "../world/ended-packages.ts";
import type { CargoGame } from "../world/game.ts";
import { changesOf } from "../world/state/journal.ts";
import type { World } from "../world/state/world.ts";
import { reachMilestonesAfter } from "../world/time/advance.ts";
import { workPoolOfJob, workPoolsOf } from "../world/time/slots.ts";
import type { WorldDraft } from "../world/world-draft.ts";
import { accountOf, keyOf, notSignedIn, playerOf } from "./guard.ts";
import type { StateView } from "./schemas.ts";
import { stateJson } from "./views/state.ts";

/** Fields of an answer in addition to the snapshot. */
export type Extra = Pick<StateView, "laps" | "outcomes">;

/** A rule with its input from the request. */
export interface Action<Body> {
  /** Returns a Refusal, or anything else on success. `id` is that of the plane or the package in the path, 0 without one. */
  readonly run: (scene: Scene, playerId: number, body: Body, id: number, world: World) => unknown;
  /** `result` is the result of `run`. */
  readonly extra?: ((scene: Scene, playerId: number, body: Body, id: number, result: unknown) => Extra) | undefined;
  readonly body: Body;
  readonly id?: number;
  /** Dry run: nothing changes, and the answer is the snapshot as it would be. */
  readonly preview?: boolean | undefined;
  /** Packages that the request names. Those that ended long ago are read from the store. */
  readonly packageIds?: readonly number[];
}

export class CargoService {
  readonly game: CargoGame;

  constructor(game: CargoGame) {
    this.game = game;
  }

  /** Answers with the caller's snapshot. */
  async state(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const playerId = playerOf(request);
    const { ended } = this.game;
    return sendJson(reply, await ended.pinned(playerId, () => this.#current(playerId)));
  }

  /** Advances the world's real time, and answers with the caller's snapshot after the events that came due. */
  async skipRealTime(request: FastifyRequest, reply: FastifyReply, realMs: number): Promise<FastifyReply> {
    const run = () => this.game.skipRealTime(realMs);
    const replayed = await this.game.host.execute({ key: keyOf(request), run }, (_view, done) => done.replayed);
    if (replayed) reply.header("idempotency-replayed", "true");
    return this.state(request, reply);
  }

  /** Runs an action of the caller and, once it is durable, answers with the snapshot after it. */
  async act<Body>(request: FastifyRequest, reply: FastifyReply, action: Action<Body>): Promise<FastifyReply> {
    const { body, id = 0, packageIds = [] } = action;
    const playerId = playerOf(request);
    const key = keyOf(request);
    const ended = await this.#ended(packageIds);
    let extra: Extra = {};
    const run = (draft: WorldDraft) =>
      draft.run((scene, world) => {
        if (!world.accounts.players.get(playerId)) throw new Refused(notSignedIn());
        workPoolsOf(world, playerId, scene.now);
        for (const packageId of packageIds) workPoolOfJob(world, packageId, scene.now);
        scene.ended = ended;
        const result = action.run(scene, playerId, body, id, world);
        if (result instanceof Refusal) return result;
        reachMilestonesAfter(world, playerId, scene.now);
        extra = action.extra?.(scene, playerId, body, id, result) ?? {};
        return result;
      });
    return this.game.ended.pinned(playerId, async () => {
      if (action.preview === true) return sendJson(reply, await this.#preview(playerId, run, () => extra));
      const stored = () => ({ status: 200, body: extra.outcomes ? JSON.stringify(outcomesOf(extra)) : null });
      const answer = await this.game.host.execute({ key, run, stored }, (view, done) =>
        done.replayed
          ? { earlier: JSON.parse(done.answer.body ?? "{}") as Extra }
          : { json: this.#snapshot(view, playerId, outcomesOf(extra)) },
      );
      if (answer.json !== undefined) return sendJson(reply, answer.json);
      reply.header("idempotency-replayed", "true");
      return sendJson(reply, await this.#current(playerId, answer.earlier));
    });
  }

  async #ended(ids: readonly number[]): Promise<ReadonlyMap<number, CargoPackage>> {
    const { host, ended } = this.game;
    if (ids.length === 0) return NONE_ENDED;
    const missing = await host.read(({ state }) => ids.filter((id) => id > 0 && !state.packages.get(id)), "cached");
    return missing.length === 0 ? NONE_ENDED : ended.find(missing);
  }

  #preview(playerId: number, run: (draft: WorldDraft) => unknown, extra: () => Extra): Promise<string> {
    // Airports before the dry run: those that it opens are not listed.
    let airports: ReadonlySet<string> = new Set();
    const seen = (draft: WorldDraft) => {
      airports = new Set(draft.world.airspace.poolsOf(playerId));
      return run(draft);
    };
    return this.game.host.dryRun(seen, (view) => {
      const ended = endedSince(view.state, playerId).reduce(withEnded, this.game.ended.of(playerId));
      return stateJson(view, playerId, { ended, preview: true, airports, extra: extra() });
    });
  }

  #current(playerId: number, extra?: Extra): Promise<string> {
    return this.game.view(playerId, (view) => this.#snapshot(view, playerId, extra));
  }

  #snapshot(view: WorldView, playerId: number, extra: Extra = {}): string {
    return stateJson(view, accountOf(view.state, playerId).id, { ended: this.game.ended.of(playerId), extra });
  }
}

/** Selects the fields that the answer to a command and to its repeats has in addition to the snapshot. */
const outcomesOf = ({ outcomes }: Extra): Extra => (outcomes === undefined ? {} : { outcomes });

const NONE_ENDED: ReadonlyMap<number, CargoPackage> = new Map();

/** Returns the packages of the player that a dry run has ended. */
const endedSince = ({ journal, packages }: World, playerId: number): CargoPackage[] =>
  [...changesOf(journal, packages).keys()]
    .flatMap((id) => packages.get(id) ?? [])
    .filter((cargo) => cargo.ownerId === playerId && hasEnded(cargo));
