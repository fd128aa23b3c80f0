/** The service's own figures, with the real wind, for all destinations that the jobs of a plane lead to. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, type Quote } from "../../api.ts";
import { useGame } from "../../live/live.tsx";
import { type Quotes, quotedDestinations } from "../list/offers.ts";
import type { PlaneView } from "../plane-view.ts";

/** As many as the service quotes at once. */
const MOST_QUOTES = 40;
/** The wind turns slowly, and not at all while the clock is stopped. */
const WIND_CHECK_MS = 60_000;

const NONE: readonly Quote[] = [];

/** By destination, from where the plane can be loaded next; empty until they have come. */
export function useQuotes(view: PlaneView | null): Quotes {
  const { packages, clock, economy } = useGame();
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
  const { data = NONE } = useQuery({
    queryKey: [...departure, asked],
    enabled: plane !== undefined && asked !== "",
    queryFn: ({ signal }) =>
      api
        .get("/api/planes/{planeId}/quotes", { path: { planeId: plane?.id ?? 0 }, query: { destIcao: asked } })
        .send({ signal }),
    staleTime: WIND_CHECK_MS / 2,
    refetchInterval: clock.running ? WIND_CHECK_MS : false,
    // One job more or less leaves the other figures as they are.
    placeholderData: (before, query) =>
      query?.queryKey.slice(0, -1).every((part, index) => part === departure[index]) ? before : undefined,
  });
  return useMemo(() => new Map(data.map((quote) => [quote.destIcao, quote])), [data]);
}
