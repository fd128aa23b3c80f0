/** One game of one bot over the API, from a new save to its end. */
import type { Difficulty } from "@outbound/space/rules/values/limits.ts";
import { requestOf } from "@outbound/space/testing/command-request.ts";
import type { World } from "@outbound/space/web/api.ts";
import type { Bot } from "../../bots/space/view.ts";
import { type Api, apiView } from "./api-view.ts";

interface BotGame {
  readonly bot: Bot;
  readonly seed: number;
  readonly difficulty: Difficulty;
  /** Commands after which the game is left as it is. */
  readonly most?: number;
}

/**
 * Starts a new game (the current one becomes an archive) and plays it to its end. Resolves with the final save, and how many
 * commands it took. Throws for a refusal.
 */
export async function playOverHttp(api: Api, { bot, seed, difficulty, most = Number.POSITIVE_INFINITY }: BotGame) {
  await api.ok("POST", "/api/save/new", { seed, difficulty });
  for (let commands = 0; ; commands++) {
    const view = await apiView(api);
    if (view.status !== "active" || commands === most) {
      const { save } = await api.ok<World>("GET", "/api/world");
      return { ...save, commands };
    }
    const { method, path, body } = requestOf(bot(view));
    await api.ok(method, path, body);
  }
}
