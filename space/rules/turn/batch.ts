/** Several orders in one command: either all are placed or nothing changes. */

import type { EndedTask, Game, GameEvent } from "../game/game.ts";
import { ownPower } from "../orders/power.ts";
import { project } from "../orders/projection.ts";
import { checkCrew, checkOpen, checkRoom, type Team } from "../orders/queue.ts";
import { type Measure, routeTo } from "../orders/route.ts";
import { firstRefusal, Refusal } from "../values/refusals.ts";
import { accept, type Decision, type Order, placeOrder, targetOf } from "./command.ts";

/** One of the orders of a batch. */
export type BatchOrder = Order | { readonly kind: "accept"; readonly missionId: number };

/** What a batch queued and accepted, in order. */
export interface Placed {
  readonly taskIds: readonly number[];
  readonly missionIds: readonly number[];
}

export interface RouteOrder {
  readonly systemId: number;
  readonly prefer: Measure;
  /** By default the strongest navigator who does not help. */
  readonly leadId?: number | undefined;
  readonly helperIds: readonly number[];
}

/**
 * Places the orders one after the other. The first refusal is returned, with the order's place in `details.index`; `what` names a
 * single order.
 */
export function placeOrders(game: Game, orders: readonly BatchOrder[], what = "Order"): Decision<Placed> | Refusal {
  const taskIds: number[] = [];
  const missionIds: number[] = [];
  const events: GameEvent[] = [];
  const ended: EndedTask[] = [];
  let after = game;
  for (const [index, order] of orders.entries()) {
    const decision = order.kind === "accept" ? accept(after, order.missionId) : placeOrder(after, order);
    if (decision instanceof Refusal) {
      return new Refusal(decision.code, `${what} ${index + 1}: ${decision.detail}`, { ...decision.details, index });
    }
    (order.kind === "accept" ? missionIds : taskIds).push(decision.answer.id);
    events.push(...decision.events);
    ended.push(...decision.ended);
    after = decision.game;
  }
  return { game: after, events, ended, turnStarts: [], answer: { taskIds, missionIds } };
}

/** Queues the jumps of the best route from where the queue ends. Returns 404, 409 and 422 as for the jumps. */
export function placeRoute(
  game: Game,
  { systemId, prefer, leadId, helperIds }: RouteOrder,
): Decision<Placed> | Refusal {
  const target = targetOf(game, { kind: "jump", systemId });
  if (target instanceof Refusal) return target;
  const ahead = project(game, game.tasks);
  const hops = routeTo(ahead, systemId, prefer)?.hops ?? [];
  // If everybody helps, the refusal names a helper; if nobody is aboard, the game is over.
  const lead = leadId ?? navigator(game, helperIds) ?? helperIds[0];
  const team = { leadId: lead ?? 0, helperIds };
  const refusal = firstRefusal(
    lead === undefined ? undefined : checkCrew(game, team),
    checkOpen(game),
    ahead.positionId === systemId
      ? new Refusal("already-there", "The ship is (or will be) there when the queue ends.", { systemId })
      : undefined,
    checkRoom(game, hops.length),
  );
  return refusal ?? placeOrders(game, jumpsOf(hops, systemId, team), "Jump");
}

/** Returns one jump per hop. Without a route it returns a direct jump, so that its refusal says why. */
function jumpsOf(hops: readonly { readonly systemId: number }[], systemId: number, team: Team): Order[] {
  const stops = hops.length > 0 ? hops.map((hop) => hop.systemId) : [systemId];
  return stops.map((stop) => ({ kind: "jump", systemId: stop, ...team }));
}

/** Returns the member with the most power in navigation who is not among the helpers; undefined if there is none. */
function navigator(game: Game, helperIds: readonly number[]): number | undefined {
  const [best] = game.crew
    .filter((member) => !helperIds.includes(member.id))
    .sort((a, b) => ownPower(b, "navigation") - ownPower(a, "navigation") || a.id - b.id);
  return best?.id;
}
