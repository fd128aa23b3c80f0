/** One game of one bot over the API, from a new save to its end. */
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import type { Difficulty } from "@outbound/space/rules/values/limits.ts";
import { requestOf } from "@outbound/space/testing/command-request.ts";
import type { Bot } from "../../bots/space/view.ts";
import { type Api, apiView, type WorldAnswer } from "./api-view.ts";

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
export async function playOverHttp(api: Api, game: BotGame) {
  const { seed, difficulty } = game;
  await api.ok("POST", "/api/save/new", { seed, difficulty });
  return playToTheEnd(api, game);
}

/** Plays a game of its own, which others on the service do not see. Resolves with the game of its export. */
export async function playBesideOthers(api: Api, game: BotGame): Promise<SaveDocument["game"]> {
  const { seed, difficulty } = game;
  const { id } = await api.ok<{ readonly id: string }>("POST", "/api/games", { seed, difficulty });
  const own: Api = { ok: (method, path, body) => api.ok(method, `${path}?game=${id}`, body) };
  await playToTheEnd(own, game);
  return (await own.ok<SaveDocument>("GET", "/api/save/export")).game;
}

async function playToTheEnd(api: Api, { bot, most = Number.POSITIVE_INFINITY }: BotGame) {
  for (let commands = 0; ; commands++) {
    const view = await apiView(api);
    if (view.status !== "active" || commands === most) {
      const { save } = await api.ok<WorldAnswer>("GET", "/api/world");
      return { ...save, commands };
    }
    const { method, path, body } = requestOf(bot(view));
    await api.ok(method, path, body);
  }
}
