/** Creates a new game from a seed. */

import { START_MODULES } from "../catalog/modules.ts";
import { newMember } from "../game/crew.ts";
import { Draft } from "../game/draft.ts";
import { galaxyOf } from "../game/galaxy.ts";
import { type Game, type GameEvent, RESOURCES, type Resources, SKILLS } from "../game/game.ts";
import { NO_ENCOUNTERS } from "../game/meetings.ts";
import { refillBoard } from "../missions/offers.ts";
import { whole } from "../values/amount.ts";
import { DIFFICULTIES, type Difficulty, HULL_LIMIT, RULES_VERSION, START_RESOURCES } from "../values/limits.ts";

/** Returns a new game and its first events. The same seed and difficulty always give the same game. */
export function newGame(seed: number, difficulty: Difficulty): { game: Game; events: readonly GameEvent[] } {
  const source = { seed };
  const { systems, startId } = galaxyOf(source);
  const crew = SKILLS.map((skill, index) => newMember(source, index + 1, skill, 3));
  const modules = START_MODULES.map((kind, index) => ({ id: index + 1, kind, tier: 1 }));
  const draft = new Draft({
    rulesVersion: RULES_VERSION,
    seed,
    difficulty,
    limit: DIFFICULTIES[difficulty],
    turn: 0,
    status: "active",
    endReason: null,
    resources: startResources(),
    hull: HULL_LIMIT,
    positionId: startId,
    expansions: 0,
    starvingTurns: 0,
    missionsCompleted: 0,
    nextCrewId: crew.length + 1,
    nextModuleId: modules.length + 1,
    nextTaskId: 1,
    nextMissionId: 1,
    eventCount: 0,
    endedCount: 0,
    systems,
    crew,
    modules,
    techs: [],
    tasks: [],
    missions: [],
    ...NO_ENCOUNTERS,
  });
  draft.emit(
    "game.started",
    "info",
    "The relay network has failed. Find the fragments, build the Lodestar Core, relight the Apex.",
  );
  refillBoard(draft);
  return { game: draft.game, events: draft.events };
}

function startResources(): Resources {
  const amounts = RESOURCES.map((name) => [name, whole(START_RESOURCES[name])]);
  return Object.fromEntries(amounts) as Resources;
}
