/** Finds systems that were explored for the first time since the player last saw the map. */
import { useEffect, useState } from "react";
import type { World } from "../api.ts";

/** Explored systems by game, at the time when the map last showed them. */
const seen = new Map<string, ReadonlySet<number>>();

/** More new systems at once come from another game or a restored turn, and are not discoveries. */
const MOST_AT_ONCE = 3;

const NOTHING: ReadonlySet<number> = new Set();

export function newlyExplored(before: ReadonlySet<number> | undefined, now: ReadonlySet<number>): ReadonlySet<number> {
  if (before === undefined) return NOTHING;
  const found = now.difference(before);
  return found.size > MOST_AT_ONCE ? NOTHING : found;
}

/**
 * Returns the ids of the latest discoveries until the next ones, or until the player leaves the map. Discoveries wait while
 * something covers the map.
 */
export function useDiscoveries(
  { save, systems }: Pick<World, "save" | "systems">,
  isCovered: boolean,
): ReadonlySet<number> {
  const [fresh, setFresh] = useState(NOTHING);
  const game = `${save.seed} ${save.difficulty}`;
  useEffect(() => {
    if (isCovered) return;
    const explored = new Set(systems.filter((system) => system.explored).map(({ id }) => id));
    const found = newlyExplored(seen.get(game), explored);
    seen.set(game, explored);
    if (found.size > 0) setFresh(found);
  }, [game, systems, isCovered]);
  return fresh;
}
