/** Leaves a deleted game for the start page. */
import { ProblemError } from "@outbound/kit/web/problem.ts";
import { LoadingState } from "@outbound/kit/web/states.tsx";
import { useEffect } from "react";
import { GONE_ADDRESS } from "../pages.ts";
import { CURRENT_GAME, forgetChoice } from "./which-game.ts";

export const isGameGone = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === "unknown-game";

/** Leaves the game, which the next visit does not show; the start page says why. */
export function leaveGame(): void {
  forgetChoice(CURRENT_GAME);
  location.replace(GONE_ADDRESS);
}

export function GameGone() {
  useEffect(leaveGame, []);
  return <LoadingState what="the start page" />;
}
