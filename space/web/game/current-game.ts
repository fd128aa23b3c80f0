/** The overview of this page's game, as in the list of games. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { api, type GameOverview } from "../api.ts";
import { GAME } from "./game.ts";
import { CURRENT_GAME, MAIN_GAME } from "./which-game.ts";

/** Returns undefined while it loads, and while `enabled` is false. */
export function useCurrentGame({ enabled = true } = {}): GameOverview | undefined {
  const call = api.get("/api/games/{id}", { path: { id: CURRENT_GAME?.id ?? MAIN_GAME } });
  return useRead([GAME, "overview"], call, { enabled }).data;
}
