/** The estimate of an order: immediately by the local rules, then by the service's dry run, which takes precedence. */
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { Game } from "../../../rules/game/game.ts";
import type { OrderPreview } from "../../api.ts";
import { GAME } from "../../game/game.ts";
import { type Objection, objectionOf, objectionOfError } from "../objection.ts";
import { type OrderTarget, orderCall, ruleOrder, type Team } from "../order.ts";
import { estimateOrder, type TaskFigures } from "./order-estimate.ts";

/** Debounced, so that arrow keys do not request every member they pass. */
const PAUSE_MS = 150;

export interface OrderOutlook {
  readonly figures: TaskFigures | null;
  readonly objection: Objection | undefined;
}

export function useOrderEstimate(game: Game, target: OrderTarget, team: Team): OrderOutlook {
  const call = orderCall(target, team).preview();
  const asked = JSON.stringify([call.url, call.body]);
  const [settled] = useDebouncedValue(asked, PAUSE_MS);
  const dryRun = useQuery({
    queryKey: [GAME, "preview", asked],
    queryFn: ({ signal }) => call.send({ signal }) as Promise<OrderPreview>,
    enabled: settled === asked,
    retry: false,
    gcTime: 0,
  });
  const estimate = estimateOrder(game, ruleOrder(target, team));
  if (dryRun.data !== undefined && !dryRun.isError) return { figures: dryRun.data.task, objection: undefined };
  const refused = dryRun.isError ? objectionOfError(dryRun.error) : undefined;
  return {
    figures: estimate.figures,
    objection: refused ?? (estimate.refusal && objectionOf(estimate.refusal)),
  };
}
