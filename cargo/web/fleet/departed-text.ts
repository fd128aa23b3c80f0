/** Says how a plane with a queue on hold departed, from the state after the dispatch. */
import type { Plane, State } from "../api.ts";
import type { Names } from "../names.ts";
import { refuelledText } from "../plane-condition.ts";

/** `before` is the plane as it waited. */
export function departedText(before: Plane, after: State, names: Pick<Names, "place">): string {
  const plane = after.planes.find(({ id }) => id === before.id);
  if (plane?.destIcao == null) return `${before.name} is dispatched.`;
  const rest = plane.queue.length === 0 ? "" : ` ${plane.queue.length} more in its queue.`;
  return `${plane.name} is on its way to ${names.place(plane.destIcao)}${refuelledText(before, plane)}.${rest}`;
}
