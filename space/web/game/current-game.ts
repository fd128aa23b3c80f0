/** The overview of this page's game, as in the list of games. */
import { useQuery } from "@tanstack/react-query";
import { api, type GameOverview } from "../api.ts";
import { GAME } from "./game.ts";
import { CURRENT_GAME, MAIN_GAME } from "./which-game.ts";

/** Returns undefined while it loads, and while `enabled` is false. */
export function useCurrentGame({ enabled = true } = {}): GameOverview | undefined {
  return useQuery({
    queryKey: [GAME, "overview"],
    enabled,
    queryFn: ({ signal }) =>
      api.get("/api/games/{id}", { path: { id: CURRENT_GAME?.id ?? MAIN_GAME } }).send({ signal }),
  }).data;
}
