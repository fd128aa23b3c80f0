/** Reads the best jobs for the selected plane, repeatedly while the list is open. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "../../api.ts";
import { useJobs } from "../jobs-context.tsx";
import { bestOffers } from "./best-offers.ts";

const REFRESH_MS = 15_000;
/** Most selected jobs that the service takes into account. */
const MOST_WITH = 20;

/** `best` is undefined until it has been requested and answered. */
export function useBestOffers(isAsked: boolean) {
  const { view, offers } = useJobs();
  const cart = useMemo(() => view?.picked.map(({ id }) => id) ?? [], [view]);
  const here = useGains(true, cart, isAsked);
  // Jobs elsewhere count as not fitting, because the plane is not there.
  const elsewhere = useGains(false, cart, isAsked);
  const [near, far] = [here.data?.items, elsewhere.data?.items];
  const best = useMemo(
    () => (isAsked && near && far ? bestOffers(offers, [...near, ...far], cart) : undefined),
    [isAsked, offers, near, far, cart],
  );
  return { best, query: here.error === null ? elsewhere : here };
}

function useGains(fits: boolean, cart: readonly number[], isAsked: boolean) {
  const { view } = useJobs();
  const planeId = view?.plane.id ?? 0;
  const ids = cart.slice(0, MOST_WITH).join(",");
  const call = api.get("/api/planes/{planeId}/jobs", {
    path: { planeId },
    query: { fits, sort: "netPerHour", ...(ids !== "" && { with: ids }) },
  });
  return useRead(["best-jobs", planeId, view?.groundIcao, fits, ids], call, {
    enabled: isAsked && view !== null,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}
