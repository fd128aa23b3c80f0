/** Context of the jobs panel: the selected plane, and the offers at all airports where the player has planes or stops. */
import { MINUTE_MS } from "@outbound/kit/rules/durations.ts";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { State } from "../api.ts";
import type { Prices } from "../demand/leg-conditions.ts";
import { usePrices } from "../demand/use-market.ts";
import { useSimTime, useSnapshot } from "../live/live.tsx";
import { useWholeSnapshot } from "../live/use-whole-snapshot.ts";
import { jobsAirport } from "../selection/jobs-airport.ts";
import { useSelection } from "../selection/selection.tsx";
import { useAirports } from "../use-airports.ts";
import { useQuotes } from "./cart/use-quotes.ts";
import { type Offer, offersOf, type Quotes } from "./list/offers.ts";
import { type PlaceOf, type PlaneView, viewPlane } from "./plane-view.ts";

export interface Jobs {
  readonly state: State;
  /** False while jobs that the snapshot leaves out have not been read. */
  readonly isWhole: boolean;
  readonly placeOf: PlaceOf;
  readonly view: PlaneView | null;
  readonly quotes: Quotes;
  readonly offers: readonly Offer[];
  readonly prices: Prices;
  /** The world's clock, to a real minute. A snapshot may be much older, and jobs on board come due meanwhile. */
  readonly simTime: number;
}

const JobsContext = createContext<Jobs | undefined>(undefined);

export function JobsProvider({ children }: { readonly children: ReactNode }) {
  const airports = useAirports();
  const [selection] = useSelection();
  const { planeId, cart } = selection;
  const shown = useSnapshot().state;
  const loading = jobsAirport({ airportIcao: null, planeId }, shown);
  const { state, receivedAt, isWhole } = useWholeSnapshot(jobsAirport(selection, shown), loading);
  const placeOf = useMemo<PlaceOf>(() => (icao) => airports.get(icao), [airports]);
  const view = useMemo(() => viewPlane(state, planeId, cart, placeOf), [state, planeId, cart, placeOf]);
  const quotes = useQuotes(view, state.packages);
  const prices = usePrices();
  const simTime = useSimTime(MINUTE_MS);
  const offers = useMemo(
    () =>
      offersOf({
        packages: state.packages,
        receivedAt,
        view,
        reputation: state.player.reputation,
        prices,
        simTime,
        quotes,
        placeOf,
      }),
    [state, receivedAt, view, quotes, placeOf, prices, simTime],
  );
  const jobs = useMemo(
    () => ({ state, isWhole, placeOf, view, quotes, offers, prices, simTime }),
    [state, isWhole, placeOf, view, quotes, offers, prices, simTime],
  );
  return <JobsContext value={jobs}>{children}</JobsContext>;
}

export function useJobs(): Jobs {
  const jobs = useContext(JobsContext);
  if (jobs === undefined) throw new Error("outside of JobsProvider");
  return jobs;
}
