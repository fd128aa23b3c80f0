/** The selection on the world page, shared by the map and the panel: a plane, an airport, and jobs in the cart. */

import { createContext, type ReactNode, startTransition, useContext, useMemo, useReducer } from "react";
import { useGame } from "../live/live.tsx";
import { firstToUse } from "../plane-condition.ts";
import { changed, NOTHING, type Selection, type SelectionChange } from "./selection-change.ts";

type Shared = readonly [selection: Selection, change: (change: SelectionChange) => void];

const SelectionContext = createContext<Shared | undefined>(undefined);

/** Wraps all pages, so that the cart is kept while the player visits other pages. A plane is selected from the start. */
export function SelectionProvider({ children }: { readonly children: ReactNode }) {
  const { planes } = useGame();
  const [selection, dispatch] = useReducer(changed, planes, (all) => ({
    ...NOTHING,
    planeId: firstToUse(all)?.id ?? null,
  }));
  const change = useMemo(() => withTransition(dispatch), []);
  const shared = useMemo(() => [selection, change] as const, [selection, change]);
  return <SelectionContext value={shared}>{children}</SelectionContext>;
}

/** Runs as a transition, because another plane or airport changes most of the page, which must stay responsive. */
const withTransition = (change: (change: SelectionChange) => void) => (to: SelectionChange) => {
  if (to.kind === "plane" || to.kind === "plane-of" || to.kind === "airport") startTransition(() => change(to));
  else change(to);
};

export function useSelection(): Shared {
  const shared = useContext(SelectionContext);
  if (shared === undefined) throw new Error("outside of SelectionProvider");
  return shared;
}
