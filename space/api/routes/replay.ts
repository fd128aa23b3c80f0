/** Replays of finished games. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { COST } from "@outbound/kit/http/limits/rate-limit.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { type Difficulty, REPLAY_LIMIT } from "../../rules/values/limits.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import { runningDaily } from "../../store/board/daily.ts";
import { loadListing } from "../../store/games.ts";
import { loadCommands } from "../../store/load.ts";
import type { SpaceTables } from "../../store/tables.ts";
import * as schemas from "../schemas.ts";
import type { SpaceService } from "../service.ts";
import { CREATES_SAVE } from "./description.ts";

export function replayRoutes(app: App, service: SpaceService, now: () => number): void {
  app.get(
    "/api/replay",
    {
      schema: {
        operationId: "getReplay",
        tags: ["save"],
        summary: "Replay of a finished game",
        description: `The seed and all commands of a clean game that has ended, at most ${REPLAY_LIMIT} commands. The same version of the rules makes the same game from them, event by event. ${CREATES_SAVE}`,
        response: { 200: ref(schemas.Replay) },
      },
      config: { problems: ["game-running", "daily-running", "no-replay"], cost: COST.log },
    },
    async (request) => {
      await service.game(request);
      // From one snapshot: meanwhile another run may begin, with a seed and commands of its own.
      return service.store.snapshot(async (tx) => {
        const { seed, difficulty, status } = await loadListing(tx, request.saveId);
        if (status === "active") throw running(request);
        await refuseRunningDaily(tx, request, now());
        const { clean, epoch, rulesVersion, commands } = await loadCommands(tx, request.saveId);
        if (!clean)
          throw noReplay("Something in this game was imported, restored or edited, or the rules changed during it.");
        if (commands.length > REPLAY_LIMIT) throw noReplay(`The game has more than ${REPLAY_LIMIT} commands.`);
        return { seed, difficulty: difficulty as Difficulty, rulesVersion, epoch, commands };
      });
    },
  );
}

const running = ({ isWatching }: FastifyRequest) =>
  isWatching
    ? problemOf(new Refusal("game-running", "The game has not ended.", {}))
    : noReplay("The game has not ended.");

const noReplay = (why: string) => problemOf(new Refusal("no-replay", why, {}));

/** Throws `daily-running`: until its day is over, the daily game is visible only to its players, also in a restored copy. */
export async function refuseRunningDaily(
  db: Kysely<SpaceTables>,
  { saveId }: FastifyRequest,
  now: number,
): Promise<void> {
  const { seed } = await loadListing(db, saveId);
  const daily = await runningDaily(db, seed, now);
  if (daily === undefined) return;
  throw problemOf(new Refusal("daily-running", `The daily game of ${daily} runs until the day is over.`, { daily }));
}
