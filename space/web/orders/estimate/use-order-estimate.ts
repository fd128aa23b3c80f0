/** The estimate of an order: immediately by the local rules, then by the service's dry run, which takes precedence. */
import { useDebouncedValue } from "@mantine/hooks";
import { CommandsOff } from "@outbound/kit/web/use-action.ts";
import { useQuery } from "@tanstack/react-query";
import { useContext, useMemo } from "react";
import type { Game } from "../../../rules/game/game.ts";
import type { Team } from "../../../rules/orders/queue.ts";
import { GAME } from "../../game/game.ts";
import { type Objection, objectionOf, objectionOfError } from "../objection.ts";
import { workCall } from "../order.ts";
import { estimateWork, type TaskFigures, type TeamWork } from "./order-estimate.ts";

/** Debounced, so that arrow keys do not request every member they pass. */
const PAUSE_MS = 150;

export interface OrderOutlook {
  readonly figures: TaskFigures | null;
  readonly objection: Objection | undefined;
}

export function useOrderEstimate(game: Game, work: TeamWork, team: Team): OrderOutlook {
  const call = workCall(work, team).preview();
  const asked = JSON.stringify([call.url, call.body]);
  const [settled] = useDebouncedValue(asked, PAUSE_MS);
  const { figures, refusal } = useMemo(() => estimateWork(game, work, team), [game, work, team]);
  const isOff = useContext(CommandsOff) !== null;
  const dryRun = useQuery({
    queryKey: [GAME, "preview", asked],
    queryFn: ({ signal }) => call.send({ signal }),
    // The service would refuse for the same reason, and watchers for another.
    enabled: settled === asked && refusal === undefined && !isOff,
    retry: false,
    gcTime: 0,
  });
  if (dryRun.data !== undefined && !dryRun.isError) return { figures: dryRun.data.task, objection: undefined };
  return { figures, objection: dryRun.isError ? objectionOfError(dryRun.error) : refusal && objectionOf(refusal) };
}
