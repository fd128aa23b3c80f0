/** Says how a plane with a queue on hold departed, from the state after the dispatch. */
import { integer } from "@outbound/kit/web/format.ts";
import type { Plane, State } from "../api.ts";
import type { Names } from "../names.ts";

/** `before` is the plane as it waited. What it bought is its fuel now less its fuel then: wind and prices may have changed. */
export function departedText(before: Plane, after: State, names: Pick<Names, "place">): string {
  const plane = after.planes.find(({ id }) => id === before.id);
  if (plane?.destIcao == null) return `${before.name} is dispatched.`;
  const litres = Math.round(plane.fuel - before.fuel);
  const refuelled = litres > 0 ? `, refuelled with ${integer(litres)}\u00a0l` : "";
  const rest = plane.queue.length === 0 ? "" : ` ${plane.queue.length} more in its queue.`;
  return `${plane.name} is on its way to ${names.place(plane.destIcao)}${refuelled}.${rest}`;
}
