/** Finds milestones that a turn reached, for its report. */
import { useEffect, useState } from "react";
import { useWorld } from "../game/game.ts";
import { type Milestone, newlyReached } from "../missions/milestones.ts";
import { useMilestones } from "../missions/use-milestones.ts";

export interface Reached {
  /** The turn on which they were reached. */
  readonly turn: number;
  readonly titles: readonly string[];
  /** The next milestone; undefined once all are reached. */
  readonly next: Milestone | undefined;
}

/** Titles of reached milestones by game, as this page last saw them. */
const seen = new Map<string, ReadonlySet<string>>();

/** Returns the milestones reached last; null until one is reached while the page is open. */
export function useReachedMilestones(): Reached | null {
  const { seed, difficulty, turn } = useWorld().save;
  const milestones = useMilestones();
  const [last, setLast] = useState<Reached | null>(null);
  const game = `${seed} ${difficulty}`;
  useEffect(() => {
    if (milestones === undefined) return;
    const titles = newlyReached(seen.get(game), milestones);
    seen.set(game, new Set(milestones.flatMap(({ title, isReached }) => (isReached ? [title] : []))));
    if (titles.length > 0) setLast({ turn, titles, next: milestones.find(({ isReached }) => !isReached) });
  }, [game, turn, milestones]);
  return last;
}
