/** A turn start as history keeps it: the game, and of its systems only what turns change. */
import type { Game, System } from "../rules/game/game.ts";

type SystemState = Pick<System, "id" | "visits" | "arrivals" | "fragment" | "revealed">;

/** A system that is not named was never visited and hides nothing. Charts are no part of it: they are the same in every turn. */
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

/** The game of a kept turn on these charts; undefined where what was kept holds no systems. It may still break the rules. */
export function gameOfKept(kept: KeptTurn, charts: readonly System[]): Game | undefined {
  if (!Array.isArray(kept.systems)) return undefined;
  const states = new Map(kept.systems.map((state) => [state?.id, state]));
  const untouched = { visits: 0, arrivals: 0, fragment: false, revealed: false };
  return { ...kept, systems: charts.map((system) => ({ ...system, ...untouched, ...states.get(system.id) })) };
}
