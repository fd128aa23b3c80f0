/** The game of this page as the list of games has it. */
import { useQuery } from "@tanstack/react-query";
import { api, type GameOverview } from "../api.ts";
import { GAME } from "./game.ts";
import { CURRENT_GAME, MAIN_GAME } from "./which-game.ts";

/** Undefined while it loads, and while `enabled` is false. */
export function useCurrentGame({ enabled = true } = {}): GameOverview | undefined {
  return useQuery({
    queryKey: [GAME, "overview"],
    enabled,
    queryFn: ({ signal }) =>
      api.get("/api/games/{id}", { path: { id: CURRENT_GAME?.id ?? MAIN_GAME } }).send({ signal }),
  }).data;
}
