/** Finds milestones that a turn reached, for its report. */
import { useEffect, useState } from "react";
import { useWorld } from "../game/game.ts";
import { type Milestone, newlyReached } from "../missions/milestones.ts";
import { useMilestones } from "../missions/use-milestones.ts";

export interface Reached {
  /** The epoch of the game in which they were reached. */
  readonly epoch: string;
  /** The turn on which they were reached. */
  readonly turn: number;
  readonly titles: readonly string[];
  /** The next milestone; undefined once all are reached. */
  readonly next: Milestone | undefined;
}

/** Titles of reached milestones by epoch, as this page last saw them. */
const seen = new Map<string, ReadonlySet<string>>();

/** Returns the milestones reached last in this game; null until one is reached while the page is open. */
export function useReachedMilestones(): Reached | null {
  const {
    epoch,
    save: { turn },
  } = useWorld();
  const milestones = useMilestones();
  const [last, setLast] = useState<Reached | null>(null);
  useEffect(() => {
    if (milestones === undefined) return;
    const titles = newlyReached(seen.get(epoch), milestones);
    seen.set(epoch, new Set(milestones.flatMap(({ title, isReached }) => (isReached ? [title] : []))));
    if (titles.length > 0) setLast({ epoch, turn, titles, next: milestones.find(({ isReached }) => !isReached) });
  }, [epoch, turn, milestones]);
  return last?.epoch === epoch ? last : null;
}
