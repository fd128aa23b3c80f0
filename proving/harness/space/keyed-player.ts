/** A player of a sandbox space game that orders, cancels, decides encounters and works turns at random. */
import type { Encounter, Task, TurnAnswer } from "@outbound/space/web/api.ts";
import { Client } from "../client.ts";
import type { Answered, Operation, Player } from "../operations.ts";
import type { Random } from "../random.ts";
import { ENDLESS_CYCLE, endlessOrder } from "./endless-orders.ts";

export interface SpaceOperation extends Operation {
  readonly kind: "order" | "cancel" | "choose" | "turn";
}

/** Returns the id of the task that the answer to an order or a cancel shows. */
export const taskOf = ({ reply }: Answered): number => reply.json<{ readonly task: Task }>().task.id;

export type SpacePlayer = ReturnType<typeof newSpacePlayer>;

/** `name` makes its keys differ from those of other players. */
export function newSpacePlayer(name: string, random: Random) {
  let asked = 0;
  let ordered: number[] = [];
  let open: Encounter | null = null;
  const turn = (): SpaceOperation => ({ ...keyed("turn"), path: "/api/turn" });

  function keyed(kind: SpaceOperation["kind"]) {
    asked += 1;
    return { kind, key: `${name}-${asked}`, method: "POST" };
  }

  function cancel(): SpaceOperation {
    const id = random.pick(ordered);
    ordered = ordered.filter((other) => other !== id);
    return { ...keyed("cancel"), method: "DELETE", path: `/api/tasks/${id}` };
  }

  /** Tries once. After a refusal the encounter takes its cautious option. */
  function choose({ id, options }: Encounter): SpaceOperation {
    open = null;
    const possible = options.filter(({ needs }) => needs.every(({ met }) => met));
    const body = { option: random.pick(possible).key };
    return { ...keyed("choose"), path: `/api/encounters/${id}/choose`, body };
  }

  return {
    turn,
    client: (...given) => new Client(...given),
    next() {
      if (ordered.length > 0 && random.chance(0.1)) return cancel();
      if (open !== null && random.chance(0.5)) return choose(open);
      // Rounds may be short, so any order may come next. Encounters decided at random cost hull, so patches are twice as frequent.
      if (!random.chance(0.4)) return turn();
      return { ...keyed("order"), ...endlessOrder(random.integer(ENDLESS_CYCLE / 2 + 1, ENDLESS_CYCLE)) };
    },
    succeeded(one) {
      const { operation, reply } = one;
      if (operation.kind === "order") ordered.push(taskOf(one));
      if (operation.kind === "turn") open = reply.json<TurnAnswer>().encounter;
    },
  } satisfies Player<SpaceOperation> & { turn(): SpaceOperation };
}
