/** Takes jobs out of the cart that somebody else was given, or that have expired, and says so. */
import { useCallback, useEffect, useRef, useState } from "react";
import { type Airports, placeName } from "../../airports.ts";
import type { Package, State } from "../../api.ts";
import { useSelection } from "../../world/selection.tsx";
import { piecesText } from "../cargo-text.ts";
import { isPickable, type PlaneView } from "../plane-view.ts";

export interface GoneJob {
  readonly id: number;
  /** `Laptops to Hamburg (EDDH): Job 7 was taken by otto.` */
  readonly text: string;
}

export interface GoneJobs {
  readonly gone: readonly GoneJob[];
  /** Removes a job that a refusal names, with this message. */
  readonly remove: (packageId: number, why: string) => void;
  readonly dismiss: () => void;
}

export function useGoneJobs(state: State, view: PlaneView, airports: Airports): GoneJobs {
  const [{ cart }, change] = useSelection();
  const [gone, setGone] = useState<readonly GoneJob[]>([]);
  const names = useRef(new Map<number, string>());
  for (const job of view.picked)
    names.current.set(job.id, `${piecesText(job)} to ${placeName(airports, job.destIcao)}`);
  const remove = useCallback(
    (id: number, why: string) => {
      const text = `${names.current.get(id) ?? `Job ${id}`}: ${why}`;
      setGone((before) => [...before.filter((one) => one.id !== id), { id, text }]);
      change({ kind: "drop", packageId: id });
    },
    [change],
  );
  useEffect(() => {
    for (const id of cart) {
      const job = state.packages.find((one) => one.id === id);
      if (job !== undefined && isPickable(job, view.groundIcao)) continue;
      if (job !== undefined && isOwn(job, state)) change({ kind: "drop", packageId: id });
      else remove(id, whyGone(id, state));
    }
  }, [cart, state, view.groundIcao, change, remove]);
  return { gone, remove, dismiss: () => setGone([]) };
}

/** The player's own doing is no news. */
const isOwn = (job: Package, { player }: State): boolean => job.ownerId === player.id;

function whyGone(id: number, { market }: State): string {
  const taken = market.airports.flatMap(({ recentlyTaken }) => recentlyTaken).find(({ packageId }) => packageId === id);
  return taken === undefined ? "no longer open here." : `taken by ${taken.ownerName}.`;
}
