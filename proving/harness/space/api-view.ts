/** The view that a bot decides by, built from the API alone, as the client builds what it calculates with. */
import type { MissionGoal } from "@outbound/space/rules/game/game.ts";
import { NEUTRAL } from "@outbound/space/rules/game/meetings.ts";
import type { Crew, Mission as MissionView, Ship, Tech, World } from "@outbound/space/web/api.ts";
import { knownGame } from "@outbound/space/web/game/known-game.ts";
import type { View } from "../../bots/space/view.ts";
import type { Client } from "../client.ts";

/** The part of a client that programs need. `ok` throws for a refusal. */
export type Api = Pick<Client, "ok">;

/** The game as the API shows it; the fields it does not show are 0. */
export async function apiView(api: Api): Promise<View> {
  const [world, crew, ship, techs, missions] = await Promise.all([
    api.ok<World>("GET", "/api/world"),
    api.ok<Crew>("GET", "/api/crew"),
    api.ok<Ship>("GET", "/api/ship"),
    api.ok<readonly Tech[]>("GET", "/api/tech"),
    api.ok<readonly MissionView[]>("GET", "/api/missions"),
  ]);
  return {
    ...knownGame({ world, crew, ship, techs }),
    ...storyOf(world),
    missions: missions.map(missionOf),
    signals: world.signals,
  };
}

/** The open encounter and the standing with the factions. */
function storyOf({ encounter, standing }: World): Pick<View, "encounters" | "factions"> {
  const relations = standing.map(({ faction, standing }) => [faction, { ...NEUTRAL, standing }]);
  return {
    factions: Object.fromEntries(relations) as View["factions"],
    encounters: encounter ? [{ ...encounter, decided: null }] : [],
  };
}

function missionOf({ id, status, hops, deadline, offeredOnTurn, acceptedOnTurn, endedOnTurn, ...shown }: MissionView) {
  const { kind, systemId = 0, supplies = 0, progress, techId, module, toTier, starClass } = shown;
  const amounts = { supplies: Math.round(100 * supplies), needed: progress?.needed ?? 0 };
  // Also has fields of other kinds, which are not read.
  const goal = { kind, systemId, techId, module, toTier, starClass, ...amounts } as MissionGoal;
  return { id, status, hops, deadline, offeredOnTurn, acceptedOnTurn, endedOnTurn, goal, reward: {}, progress: [] };
}
