/** Queues the jumps of a route one by one, and stops at the first refusal. */
import { notifyDone } from "@outbound/kit/web/notify.tsx";
import { detailOf } from "@outbound/kit/web/problem.ts";
import { useState } from "react";
import { useGameAction } from "../game/game.ts";
import { orderCall, type Team } from "../orders/order.ts";
import type { PlannedHop } from "./route-plan.ts";

export interface RouteQueueing {
  readonly busy: boolean;
  /** The number of queued jumps, and why the next one was refused. */
  readonly stopped: { readonly queued: number; readonly detail: string } | null;
  /** Resolves to whether all were queued. */
  queue(hops: readonly PlannedHop[], team: Team): Promise<boolean>;
}

export function usePlanRoute(): RouteQueueing {
  const { run } = useGameAction();
  const [busy, setBusy] = useState(false);
  const [stopped, setStopped] = useState<RouteQueueing["stopped"]>(null);
  async function queue(hops: readonly PlannedHop[], team: Team): Promise<boolean> {
    setBusy(true);
    setStopped(null);
    let queued = 0;
    for (const hop of hops) {
      const call = orderCall({ task: "jump", systemId: hop.systemId }, team);
      const onRefused = (error: unknown) => setStopped({ queued, detail: detailOf(error) });
      if (!(await run(call, { onRefused }))) break;
      queued += 1;
    }
    setBusy(false);
    const all = queued === hops.length;
    if (all) notifyDone(`Queued: ${queued} jumps to ${hops.at(-1)?.name}`);
    return all;
  }
  return { busy, stopped, queue };
}
