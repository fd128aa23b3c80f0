/** Decides whether to ask the service for relief. Only the service knows if the player gets it. */
import type { State } from "../api.ts";

/** The fuel that relief covers costs at most 94,864 €. With more cash, only a repair or a plane can be unaffordable. */
const ENOUGH_FOR_FUEL = 100_000;

export const mayBeStuck = ({ player, planes, catalog }: Pick<State, "player" | "planes" | "catalog">): boolean =>
  player.homeIcao !== null &&
  planes.every(({ status }) => status === "available") &&
  (planes.some(({ broken }) => broken) ||
    player.money < (planes.length > 0 ? ENOUGH_FOR_FUEL : Math.min(...catalog.map(({ price }) => price))));
