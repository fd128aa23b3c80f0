/** Refusals because a player has less than is required. */
import { figure } from "./figure.ts";
import type { Player } from "./player.ts";
import { Refusal } from "./refusals.ts";

/** Returns the figures of such a refusal. */
export const shortfall = (required: number, available: number) => ({
  required,
  available,
  missing: required - available,
});

/** Returns 409 `purse-too-small` if the player has less cash than `what` costs. */
export function checkCash({ money }: Pick<Player, "money">, what: string, cost: number): Refusal | undefined {
  if (cost <= money) return undefined;
  const sentence = `${what} costs ${figure(cost)} €, you have ${figure(money)} €.`;
  return new Refusal("purse-too-small", sentence, shortfall(cost, money));
}
