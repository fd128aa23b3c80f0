/** Whether it is worth asking the service for relief: only the service knows. */
import type { State } from "../api.ts";

/** Cash above which fuel is never out of reach. Only a repair may cost more. */
const ENOUGH_FOR_FUEL = 50_000;

export const mayBeStuck = ({ player, planes }: Pick<State, "player" | "planes">): boolean =>
  player.homeIcao !== null &&
  planes.every(({ status }) => status === "available") &&
  (player.money < ENOUGH_FOR_FUEL || planes.some(({ broken }) => broken));
