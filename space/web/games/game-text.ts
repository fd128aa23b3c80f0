/** Describes games in one line. */
import { capitalised, counted } from "@outbound/kit/web/format.ts";
import type { GameOverview } from "../api.ts";

const STATES = { active: "", won: "won, ", lost: "lost, " } as const;

/** Returns a text such as `Turn 31 of 200, 120 points, standard, seed 7`. */
export function gameText({ turn, limit, status, score, seed, difficulty, daily }: GameOverview): string {
  const when = limit === null ? `Turn ${turn}` : `Turn ${turn} of ${limit}`;
  const which = daily === null ? `${difficulty}, seed ${seed}` : `daily game of ${daily}`;
  const points = `${counted(score, "point")}, ${which}`;
  return status === "active" ? `${when}, ${points}` : capitalised(`${STATES[status]}${points}`);
}
