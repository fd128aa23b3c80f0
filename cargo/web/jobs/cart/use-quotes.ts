/** The service's quotes, with the real wind, for the destinations of a plane's jobs. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { useMemo } from "react";
import { api, type Package, type Quote } from "../../api.ts";
import { useGame } from "../../live/live.tsx";
import { type Quotes, quotedDestinations } from "../list/offers.ts";
import type { PlaneView } from "../plane-view.ts";

/** Maximum number of quotes in one answer of the service. */
const MOST_QUOTES = 40;
/** The wind changes slowly, and not at all while the clock is stopped. */
const WIND_CHECK_MS = 60_000;

const NONE: readonly Quote[] = [];

/** By destination, from where the plane can be loaded next; empty until they are loaded. */
export function useQuotes(view: PlaneView | null, packages: readonly Package[]): Quotes {
  const { clock, economy } = useGame();
  const asked = quotedDestinations(packages, view, MOST_QUOTES).join(",");
  const plane = view?.plane;
  const departure = [
    "quotes",
    plane?.id,
    view?.groundIcao,
    plane?.status,
    plane?.status === "flying" ? plane.departureSimTime : plane?.fuel,
    economy.fuelDiscount,
  ];
  const call = api.get("/api/planes/{planeId}/quotes", {
    path: { planeId: plane?.id ?? 0 },
    query: { destIcao: asked },
  });
  const { data = NONE } = useRead<readonly Quote[]>([...departure, asked], call, {
    enabled: plane !== undefined && asked !== "",
    staleTime: WIND_CHECK_MS / 2,
    refetchInterval: clock.running ? WIND_CHECK_MS : false,
    // A new or ended job does not change the other quotes.
    placeholderData: (before, query) =>
      query?.queryKey.slice(0, -1).every((part, index) => part === departure[index]) ? before : undefined,
  });
  return useMemo(() => new Map(data.map((quote) => [quote.destIcao, quote])), [data]);
}
