/** What the panel works on: the selected plane, and the offers at all airports that the player's planes open. */
import { useMemo } from "react";
import { type Airports, useAirports } from "../airports.ts";
import type { State } from "../api.ts";
import { useSnapshot } from "../live/live.tsx";
import { useSelection } from "../world/selection.tsx";
import { useQuotes } from "./cart/use-quotes.ts";
import type { Offer } from "./list/offer.ts";
import { offersOf, type Quotes } from "./list/offers.ts";
import { type PlaceOf, type PlaneView, viewPlane } from "./plane-view.ts";

export interface Jobs {
  readonly state: State;
  readonly airports: Airports;
  readonly placeOf: PlaceOf;
  readonly view: PlaneView | null;
  readonly quotes: Quotes;
  readonly offers: readonly Offer[];
}

export function useJobs(): Jobs {
  const { state, receivedAt } = useSnapshot();
  const airports = useAirports();
  const [{ planeId, cart }] = useSelection();
  const placeOf = useMemo<PlaceOf>(() => (icao) => airports.get(icao), [airports]);
  const view = useMemo(() => viewPlane(state, planeId, cart, placeOf), [state, planeId, cart, placeOf]);
  const quotes = useQuotes(view);
  const offers = useMemo(
    () =>
      offersOf({
        packages: state.packages,
        receivedAt,
        view,
        reputation: state.player.reputation,
        prices: state.economy,
        quotes,
        placeOf,
      }),
    [state, receivedAt, view, quotes, placeOf],
  );
  return { state, airports, placeOf, view, quotes, offers };
}
