/** Whether it is worth asking the service for relief: only the service knows. */
import type { State } from "../api.ts";

/** The fuel that relief pays for costs up to 94,864 €. Only a repair or a plane may cost more. */
const ENOUGH_FOR_FUEL = 100_000;

export const mayBeStuck = ({ player, planes, catalog }: Pick<State, "player" | "planes" | "catalog">): boolean =>
  player.homeIcao !== null &&
  planes.every(({ status }) => status === "available") &&
  (planes.some(({ broken }) => broken) ||
    player.money < (planes.length > 0 ? ENOUGH_FOR_FUEL : Math.min(...catalog.map(({ price }) => price))));
