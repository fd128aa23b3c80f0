/** A turn start as the history stores it, without data that is the same in every turn of the game. */
import type { Game, System } from "../rules/game/game.ts";
import { HISTORY_TURNS } from "../rules/values/limits.ts";

type SystemState = Pick<System, "id" | "visits" | "arrivals" | "fragment" | "revealed">;

/** Systems without an entry are unvisited and have no fragment. Names, positions and classes come from the current game. */
export type KeptTurn = Omit<Game, "systems"> & { readonly systems: readonly SystemState[] };

export function keptTurn({ systems, ...rest }: Game): KeptTurn {
  const touched = systems.filter(
    ({ visits, arrivals, fragment, revealed }) => visits + arrivals > 0 || fragment || revealed,
  );
  return {
    ...rest,
    systems: touched.map(({ id, visits, arrivals, fragment, revealed }) => ({
      id,
      visits,
      arrivals,
      fragment,
      revealed,
    })),
  };
}

/**
 * Returns the game of a kept turn, with names and positions from `charts`; undefined if it lists no systems. The game may violate
 * rules.
 */
export function gameOfKept(kept: KeptTurn, charts: readonly System[]): Game | undefined {
  if (!Array.isArray(kept.systems)) return undefined;
  const states = new Map(kept.systems.map((state) => [state?.id, state]));
  const untouched = { visits: 0, arrivals: 0, fragment: false, revealed: false };
  return { ...kept, systems: charts.map((system) => ({ ...system, ...untouched, ...states.get(system.id) })) };
}

/** Returns the turn starts of an archive to which its game can go back: one per turn, and not later than the game. */
export function turnsBefore(game: Game, kept: readonly unknown[]): readonly KeptTurn[] {
  const oldest = Math.max(0, game.turn - HISTORY_TURNS);
  const starts = kept.filter((one): one is KeptTurn => {
    const { turn } = (one ?? {}) as Partial<KeptTurn>;
    return Number.isInteger(turn) && Number(turn) <= game.turn && Number(turn) >= oldest;
  });
  return [...new Map(starts.map((start) => [start.turn, start])).values()];
}
