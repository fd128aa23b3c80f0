/** Reads the milestones of the current game. */
import { useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { GAME, useRulesGame, useWorld } from "../game/game.ts";
import { type Milestone, milestonesOf } from "./milestones.ts";

/** Returns undefined while they load. */
export function useMilestones(): readonly Milestone[] | undefined {
  const [world, { game }] = [useWorld(), useRulesGame()];
  const { data } = useQuery({
    queryKey: [GAME, "summary"],
    queryFn: ({ signal }) => api.get("/api/save").send({ signal }),
  });
  // The summary arrives after the world, and can be used only if it is of the same turn.
  if (data === undefined || data.turn !== world.save.turn) return undefined;
  const missionsCompleted = data.items.find(({ item }) => item === "missions")?.count ?? 0;
  return milestonesOf({ game, world, missionsCompleted });
}
