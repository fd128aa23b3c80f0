/** Finds systems that were explored for the first time since the player last saw the map. */
import { useEffect, useState } from "react";
import type { ShownWorld } from "../game/game.ts";

/** Explored systems by epoch of the game, at the time when the map last showed them. */
const seen = new Map<string, ReadonlySet<number>>();

const NOTHING: ReadonlySet<number> = new Set();

/** Returns the systems explored since `before`; none at the first look at a game. */
export const newlyExplored = (
  before: ReadonlySet<number> | undefined,
  now: ReadonlySet<number>,
): ReadonlySet<number> => (before === undefined ? NOTHING : now.difference(before));

/**
 * Returns the ids of the latest discoveries until the next ones, or until the player leaves the map. Discoveries wait while
 * something covers the map.
 */
export function useDiscoveries(
  { epoch, systems }: Pick<ShownWorld, "epoch" | "systems">,
  isCovered: boolean,
): ReadonlySet<number> {
  const [fresh, setFresh] = useState({ epoch, ids: NOTHING });
  useEffect(() => {
    if (isCovered) return;
    const explored = new Set(systems.filter((system) => system.explored).map(({ id }) => id));
    const found = newlyExplored(seen.get(epoch), explored);
    seen.set(epoch, explored);
    if (found.size > 0) setFresh({ epoch, ids: found });
  }, [epoch, systems, isCovered]);
  return fresh.epoch === epoch ? fresh.ids : NOTHING;
}
