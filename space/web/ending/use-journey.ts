/** Reads the journey of the finished game. */
import { useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { GAME, useWorld } from "../game/game.ts";
import { JOURNEY_KINDS, type Journey, journeyOf } from "./journey.ts";

/** Exceeds the number of events of one kind in a game. */
const MOST = 200;

/** Undefined while it loads. */
export function useJourney(): Journey | undefined {
  const { seed, difficulty } = useWorld().save;
  return useQuery({
    queryKey: [GAME, "journey", seed, difficulty],
    queryFn: async ({ signal }) => {
      const [start, ...lists] = await Promise.all([
        startOf(seed, difficulty),
        ...JOURNEY_KINDS.map((kind) => api.get("/api/events", { query: { kind, limit: MOST } }).send({ signal })),
      ]);
      return journeyOf(lists.flat(), start);
    },
  }).data;
}

/** Loads the rules that generate a galaxy only when needed. Null if they cannot be loaded. */
export const startOf = (seed: number, difficulty: Parameters<typeof import("../../rules/turn/start.ts").newGame>[1]) =>
  import("../../rules/turn/start.ts").then(
    ({ newGame }) => newGame(seed, difficulty).game.positionId,
    () => null,
  );
