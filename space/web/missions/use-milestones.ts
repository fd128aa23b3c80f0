/** Reads the milestones of the current game. */
import { useRulesGame, useSummary, useWorld } from "../game/game.ts";
import { type Milestone, milestonesOf } from "./milestones.ts";

/** Returns undefined while they load. */
export function useMilestones(): readonly Milestone[] | undefined {
  const [world, { game }] = [useWorld(), useRulesGame()];
  const summary = useSummary();
  // The summary arrives after the world, and can be used only if it is of the same turn.
  if (summary?.turn !== world.save.turn) return undefined;
  const missionsCompleted = summary.items.find(({ item }) => item === "missions")?.count ?? 0;
  return milestonesOf({ game, world, missionsCompleted });
}
