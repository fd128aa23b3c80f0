/** Reads the service's quotes, with the real wind, for the destinations of a plane's jobs. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { useMemo } from "react";
import { api, type Package, type Quote } from "../../api.ts";
import { useGame } from "../../live/live.tsx";
import { type Quotes, quotedDestinations, quotesBasis } from "../list/offers.ts";
import type { PlaneView } from "../plane-view.ts";

/** Most quotes of one answer. */
const MOST_QUOTES = 40;
/** Interval between reads. The wind changes slowly, and not at all while the clock is stopped. */
const WIND_CHECK_MS = 60_000;

const NONE: readonly Quote[] = [];

/** Returns quotes by destination, from the airport where the plane can next be loaded; empty until they are loaded. */
export function useQuotes(view: PlaneView | null, packages: readonly Package[]): Quotes {
  const game = useGame();
  const asked = quotedDestinations(packages, view, MOST_QUOTES).join(",");
  const plane = view?.plane;
  const departure = ["quotes", ...quotesBasis(view, game)];
  const call = api.get("/api/planes/{planeId}/quotes", {
    path: { planeId: plane?.id ?? 0 },
    query: { destIcao: asked },
  });
  const { data = NONE } = useRead<readonly Quote[]>([...departure, asked], call, {
    enabled: plane !== undefined && asked !== "",
    staleTime: WIND_CHECK_MS / 2,
    refetchInterval: game.clock.running ? WIND_CHECK_MS : false,
    // New and ended jobs do not change the other quotes.
    placeholderData: (before, query) =>
      query?.queryKey.slice(0, -1).every((part, index) => part === departure[index]) ? before : undefined,
  });
  return useMemo(() => new Map(data.map((quote) => [quote.destIcao, quote])), [data]);
}
