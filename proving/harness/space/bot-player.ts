/** One game of one bot over the API, from a new save to its end. */
import type { MissionGoal } from "@outbound/space/rules/game/game.ts";
import { NEUTRAL } from "@outbound/space/rules/game/meetings.ts";
import type { Difficulty } from "@outbound/space/rules/values/limits.ts";
import { requestOf } from "@outbound/space/testing/command-request.ts";
import type { Crew, Mission, Ship, Tech, World } from "@outbound/space/web/api.ts";
import { knownGame } from "@outbound/space/web/game/known-game.ts";
import type { Bot, View } from "../../bots/space/view.ts";
import type { Client } from "../client.ts";

/** The part of a client that bots need. `ok` throws for a refusal. */
export type Api = Pick<Client, "ok">;

interface BotGame {
  readonly bot: Bot;
  readonly seed: number;
  readonly difficulty: Difficulty;
  /** Commands after which the game is left as it is. */
  readonly most?: number;
}

/** Plays a new game to its end. Resolves with the final save, and how many commands it took. Throws for a refusal. */
export async function playOverHttp(api: Api, { bot, seed, difficulty, most = Number.POSITIVE_INFINITY }: BotGame) {
  await api.ok("POST", "/api/save/new", { seed, difficulty });
  for (let commands = 0; ; commands++) {
    const view = await viewFrom(api);
    if (view.status !== "active" || commands === most) {
      const { save } = await api.ok<World>("GET", "/api/world");
      return { ...save, commands };
    }
    const { method, path, body } = requestOf(bot(view));
    await api.ok(method, path, body);
  }
}

/** The game as the API shows it, built as the client builds what it calculates with. Fields that it does not show are 0. */
async function viewFrom(api: Api): Promise<View> {
  const [world, crew, ship, techs, missions] = await Promise.all([
    api.ok<World>("GET", "/api/world"),
    api.ok<Crew>("GET", "/api/crew"),
    api.ok<Ship>("GET", "/api/ship"),
    api.ok<readonly Tech[]>("GET", "/api/tech"),
    api.ok<readonly Mission[]>("GET", "/api/missions"),
  ]);
  const { encounter, standing, signals } = world;
  const relations = standing.map(({ faction, standing }) => [faction, { ...NEUTRAL, standing }]);
  return {
    ...knownGame({ world, crew, ship, techs }),
    factions: Object.fromEntries(relations) as View["factions"],
    encounters: encounter ? [{ ...encounter, decided: null }] : [],
    missions: missions.map(missionOf),
    signals,
  };
}

function missionOf({ id, status, hops, deadline, offeredOnTurn, acceptedOnTurn, endedOnTurn, ...shown }: Mission) {
  const { kind, systemId = 0, supplies = 0, progress, techId, module, toTier, starClass } = shown;
  const amounts = { supplies: Math.round(100 * supplies), needed: progress?.needed ?? 0 };
  // Also has fields of other kinds, which are not read.
  const goal = { kind, systemId, techId, module, toTier, starClass, ...amounts } as MissionGoal;
  return { id, status, hops, deadline, offeredOnTurn, acceptedOnTurn, endedOnTurn, goal, reward: {}, progress: [] };
}
