/** The cargo game behind its routes: snapshots of players, and actions that are answered with one. */

import { Refused } from "@outbound/kit/host/refused.ts";
import { sendJson } from "@outbound/kit/http/answer/send-json.ts";
import { idempotency } from "@outbound/kit/idempotency/request.ts";
import { InDoubtError, StoreUnavailableError } from "@outbound/kit/store/errors.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { principalOf } from "../players/principal.ts";
import { type CargoPackage, isTerminal } from "../rules/values/cargo-package.ts";
import type { Scene } from "../rules/values/scene.ts";
import { withEnding } from "../world/endings.ts";
import type { CargoGame } from "../world/game.ts";
import type { View } from "../world/keeper.ts";
import { changesOf } from "../world/state/journal.ts";
import type { World } from "../world/state/world.ts";
import type { WorldScene } from "../world/time/world-scene.ts";
import { notSignedIn, playerOf } from "./guard.ts";
import { stateJson } from "./views/state.ts";

/** A rule as a route calls it: gives a Refusal, or anything else when it is done. */
export type Action = (scene: Scene, playerId: number, world: World) => unknown;

export interface ActionOptions {
  /** Nothing is changed; the answer is the snapshot as it would be. */
  readonly preview?: boolean | undefined;
  /** Packages that the request names: those that ended long ago are looked up in the store. */
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
    await this.game.keeper.endings.read(playerId);
    return this.#send(reply, playerId, await this.game.recent());
  }

  /** Runs an action of the caller in the writer and answers with the snapshot after it, once it is durable. */
  async act(
    request: FastifyRequest,
    reply: FastifyReply,
    action: Action,
    { preview, packageIds = [] }: ActionOptions = {},
  ): Promise<FastifyReply> {
    const playerId = playerOf(request);
    const key = idempotency(request, principalOf(playerId));
    await this.game.keeper.endings.read(playerId);
    const ended = await this.#ended(packageIds);
    const work = (scene: WorldScene, world: World) => {
      if (!world.accounts.players.get(playerId)) throw new Refused(notSignedIn());
      if (ended) scene.ended = ended;
      return action(scene, playerId, world);
    };
    if (preview === true) return sendJson(reply, await this.#preview(playerId, work));
    const { replayed, now } = await this.game.actOnce(key, work);
    if (replayed) reply.header("idempotency-replayed", "true");
    try {
      return await this.#send(reply, playerId, this.game.keeper.shownAt(now) ?? (await this.game.view()));
    } catch (error) {
      // It is done and cannot be shown: the answer must not say that nothing was changed.
      throw error instanceof StoreUnavailableError ? new InDoubtError(error) : error;
    }
  }

  async #ended(ids: readonly number[]): Promise<ReadonlyMap<number, CargoPackage> | undefined> {
    if (ids.length === 0) return undefined;
    const { world } = await this.game.recent();
    const missing = ids.filter((id) => id > 0 && world.packages.get(id) === undefined);
    return missing.length === 0 ? undefined : this.game.keeper.endings.find(missing);
  }

  async #preview(playerId: number, work: (scene: WorldScene, world: World) => unknown): Promise<string> {
    const { endings } = this.game.keeper;
    const { world: present } = await this.game.recent();
    const airports = new Set(present.airspace.poolsOf(playerId));
    for (;;) {
      const json = await this.game.preview(work, ({ world, now }) => {
        const known = endings.known(playerId);
        if (known === undefined) return undefined;
        const shown = endedSince(world, playerId).reduce(withEnding, known);
        return stateJson({ world, now }, playerId, { endings: shown, preview: true, airports });
      });
      if (json !== undefined) return json;
      await endings.read(playerId);
    }
  }

  /** What others committed meanwhile may have thrown the player's ended packages out of memory; then they are read again. */
  async #send(reply: FastifyReply, playerId: number, first: View): Promise<FastifyReply> {
    const { endings } = this.game.keeper;
    for (let view = first; ; view = await this.game.recent()) {
      if (!view.world.accounts.players.get(playerId)) throw notSignedIn();
      const known = endings.known(playerId);
      if (known) return sendJson(reply, stateJson(view, playerId, { endings: known }));
      await endings.read(playerId);
    }
  }
}

/** Packages of the player that a dry run has ended. */
const endedSince = ({ journal, packages }: World, playerId: number): CargoPackage[] =>
  [...changesOf(journal, packages).keys()]
    .flatMap((id) => packages.get(id) ?? [])
    .filter((cargo) => cargo.ownerId === playerId && isTerminal(cargo));
