/** The view that a bot decides by, built from the API alone, as the client builds what it calculates with. */
import type { missionView } from "@outbound/space/api/views/mission.ts";
import type { worldView } from "@outbound/space/api/views/world.ts";
import type { Mission, MissionGoal } from "@outbound/space/rules/game/game.ts";
import { NEUTRAL } from "@outbound/space/rules/game/meetings.ts";
import { knownGame, type Views } from "@outbound/space/web/game/known-game.ts";
import type { View } from "../../bots/space/view.ts";
import type { Client } from "../client.ts";

/** The part of a client that programs need. `ok` throws for a refusal. */
export type Api = Pick<Client, "ok">;

export type WorldAnswer = ReturnType<typeof worldView>;
type MissionAnswer = ReturnType<typeof missionView>;

/** The game as the API shows it; the fields it does not show are 0. */
export async function apiView(api: Api): Promise<View> {
  const [world, crew, ship, techs, missions] = await Promise.all([
    api.ok<Views["world"]>("GET", "/api/world"),
    api.ok<Views["crew"]>("GET", "/api/crew"),
    api.ok<Views["ship"]>("GET", "/api/ship"),
    api.ok<Views["techs"]>("GET", "/api/tech"),
    api.ok<readonly MissionAnswer[]>("GET", "/api/missions"),
  ]);
  return {
    ...knownGame({ world, crew, ship, techs }),
    ...storyOf(world),
    missions: missions.map(missionOf),
    signals: world.signals,
  };
}

/** The open encounter and the standing with the factions. */
function storyOf({ encounter, standing }: WorldAnswer): Pick<View, "encounters" | "factions"> {
  const relations = standing.map(({ faction, standing }) => [faction, { ...NEUTRAL, standing }]);
  return {
    factions: Object.fromEntries(relations) as View["factions"],
    encounters: encounter ? [{ ...encounter, decided: null }] : [],
  };
}

function missionOf(mission: MissionAnswer): Mission {
  const { id, status, hops, deadline, offeredOnTurn, acceptedOnTurn, endedOnTurn } = mission;
  const shown = { id, status, hops, deadline, offeredOnTurn, acceptedOnTurn, endedOnTurn };
  return { ...shown, goal: goalOf(mission), reward: {}, progress: [] };
}

/** Also has fields of other kinds, which are not read. */
function goalOf({ kind, systemId = 0, supplies = 0, progress, ...goal }: MissionAnswer): MissionGoal {
  const { techId, module, toTier, starClass } = goal;
  const amounts = { supplies: Math.round(100 * supplies), needed: progress?.needed ?? 0 };
  return { kind, systemId, techId, module, toTier, starClass, ...amounts } as MissionGoal;
}
