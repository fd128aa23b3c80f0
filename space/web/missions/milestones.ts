/** Milestones that players look forward to. They have no effect on the game. */
import { TRUSTED_STANDING } from "../../rules/catalog/factions.ts";
import { MODULE_NAMES, START_MODULES } from "../../rules/catalog/modules.ts";
import { TECHS } from "../../rules/catalog/techs.ts";
import { fragmentsOf } from "../../rules/game/effects.ts";
import type { Game } from "../../rules/game/game.ts";
import type { World } from "../api.ts";

export interface Milestone {
  readonly title: string;
  readonly isReached: boolean;
  /** Progress such as `2 of 3`, for milestones that take several steps. */
  readonly progress?: string;
}

export interface Facts {
  readonly game: Pick<Game, "systems" | "crew" | "modules" | "techs" | "tasks" | "resources">;
  readonly world: Pick<World, "signals" | "standing">;
  readonly missionsCompleted: number;
}

/** Members at the start. They have the ids 1 to 4; later members have higher ids. */
const FIRST_CREW = 4;

/** Returns the milestones in the order in which most games reach them. */
export function milestonesOf({ game, world, missionsCompleted }: Facts): readonly Milestone[] {
  const explored = game.systems.filter(({ visits }) => visits > 0);
  const fragments = fragmentsOf(game);
  const best = Math.max(...game.modules.map(({ tier }) => tier));
  const tier = Math.max(0, ...game.techs.map((id) => TECHS[id].tier));
  const built = game.modules.filter(({ kind }) => !START_MODULES.includes(kind));
  return [
    counting("Explore a star", explored.length, 1),
    counting("Complete a mission", missionsCompleted, 1),
    one("Detect a signal", world.signals.length > 0 || fragments > 0),
    counting("Find a cipher fragment", fragments, 1),
    one("Build a module", built.length > 0),
    one(
      "Take a newcomer aboard",
      game.crew.some(({ id }) => id > FIRST_CREW),
    ),
    counting("Explore ten stars", explored.length, 10),
    counting("Bring a module to tier 3", best, 3),
    counting("Research a technology of tier 3", tier, 3),
    one(
      "Explore a star of danger 3",
      explored.some(({ danger }) => danger === 3),
    ),
    one(
      "Win the trust of a faction",
      world.standing.some(({ standing }) => standing >= TRUSTED_STANDING),
    ),
    counting("Complete ten missions", missionsCompleted, 10),
    counting("Find three cipher fragments", fragments, 3),
    one(
      `Build the ${MODULE_NAMES.core}`,
      built.some(({ kind }) => kind === "core"),
    ),
  ];
}

/** More at once come from another game or a restored turn, and are not announced. */
const MOST_AT_ONCE = 3;

/** Returns the titles of milestones reached since `before`; none at the first look. */
export function newlyReached(
  before: ReadonlySet<string> | undefined,
  milestones: readonly Milestone[],
): readonly string[] {
  if (before === undefined) return [];
  const titles = milestones.flatMap(({ title, isReached }) => (isReached && !before.has(title) ? [title] : []));
  return titles.length > MOST_AT_ONCE ? [] : titles;
}

const one = (title: string, isReached: boolean): Milestone => ({ title, isReached });

function counting(title: string, have: number, needed: number): Milestone {
  const isReached = have >= needed;
  return isReached || needed === 1 ? { title, isReached } : { title, isReached, progress: `${have} of ${needed}` };
}
