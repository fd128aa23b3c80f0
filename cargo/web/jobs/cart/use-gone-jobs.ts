/** Removes expired jobs and jobs that another player took from the cart, and reports them. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Package, State } from "../../api.ts";
import { piecesText } from "../../cargo-text.ts";
import { useNames } from "../../names.ts";
import { useSelection } from "../../selection/selection.tsx";
import { useJobs } from "../jobs-context.tsx";
import { isPickable, type PlaneView } from "../plane-view.ts";

export interface GoneJob {
  readonly id: number;
  /** `Laptops to Hamburg (EDDH): taken by otto.` */
  readonly text: string;
}

export interface GoneJobs {
  readonly gone: readonly GoneJob[];
  /** Removes a job and shows the reason. */
  readonly remove: (packageId: number, why: string) => void;
  readonly dismiss: () => void;
}

export function useGoneJobs(view: PlaneView): GoneJobs {
  const { state, isWhole } = useJobs();
  const names = useNames();
  const [{ cart }, change] = useSelection();
  const [gone, setGone] = useState<readonly GoneJob[]>([]);
  const texts = useRef(new Map<number, string>());
  for (const job of view.picked) texts.current.set(job.id, `${piecesText(job)} to ${names.place(job.destIcao)}`);
  const remove = useCallback(
    (id: number, why: string) => {
      const text = `${texts.current.get(id) ?? `Job ${id}`}: ${why}`;
      setGone((before) => [...before.filter((job) => job.id !== id), { id, text }]);
      change({ kind: "drop", packageId: id });
    },
    [change],
  );
  useEffect(() => {
    // A job that has not been read yet is not gone.
    if (!isWhole) return;
    for (const id of cart) {
      const job = state.packages.find((job) => job.id === id);
      if (job !== undefined && isPickable(job, view.groundIcao)) continue;
      if (job !== undefined && isOwn(job, state)) change({ kind: "drop", packageId: id });
      else remove(id, whyGone(id, state));
    }
  }, [cart, state, isWhole, view.groundIcao, change, remove]);
  return { gone, remove, dismiss: () => setGone([]) };
}

/** True for jobs that the player took, which are not reported. */
const isOwn = (job: Package, { player }: State): boolean => job.ownerId === player.id;

function whyGone(id: number, { market }: State): string {
  const takes = market.airports.flatMap((airport) => (Array.isArray(airport) ? [] : airport.recentlyTaken));
  const taken = takes.find(({ packageId }) => packageId === id);
  return taken === undefined ? "no longer open here." : `taken by ${taken.ownerName}.`;
}
