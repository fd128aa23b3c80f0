/** Estimates an order immediately with the local rules, and then with the service's dry run, which takes precedence. */
import { useDebouncedValue } from "@mantine/hooks";
import { CommandsOff } from "@outbound/kit/web/use-action.ts";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { useContext, useMemo } from "react";
import type { Game } from "../../../rules/game/game.ts";
import type { Team } from "../../../rules/orders/queue.ts";
import { DRY_RUN } from "../../game/game.ts";
import { workCall } from "../order.ts";
import { estimateWork, type OrderOutlook, outlookOf, type TeamWork } from "./order-estimate.ts";

/** Debounce time in ms, so that arrow keys do not send a request for each member that they pass. */
const PAUSE_MS = 150;

export function useOrderEstimate(game: Game, work: TeamWork, team: Team): OrderOutlook {
  const call = workCall(work, team).preview();
  const asked = JSON.stringify([call.url, call.body]);
  const [settled] = useDebouncedValue(asked, PAUSE_MS);
  const estimate = useMemo(() => estimateWork(game, work, team), [game, work, team]);
  const isOff = useContext(CommandsOff) !== null;
  const dryRun = useRead([DRY_RUN, asked, game.turn, estimate.figures], call, {
    // If the local rules refuse the order, the service would too. Watchers may not request a dry run.
    enabled: settled === asked && estimate.refusal === undefined && !isOff,
    retry: false,
    gcTime: 0,
  });
  return outlookOf(estimate, { figures: dryRun.data?.task, error: dryRun.error });
}
