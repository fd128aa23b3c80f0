/** Keeps the map of the world while the player visits other pages, because building it takes long. */
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import type { WorldMap } from "./map/world-map.ts";

type KeptMap = RefObject<WorldMap | undefined>;

const KeptMapContext = createContext<KeptMap | undefined>(undefined);

/** Wraps all pages of a signed-in player. The map is removed when these pages are left, as after signing out. */
export function KeptMapProvider({ children }: { readonly children: ReactNode }) {
  const kept = useRef<WorldMap>(undefined);
  useEffect(
    () => () => {
      kept.current?.remove();
      kept.current = undefined;
    },
    [],
  );
  return <KeptMapContext value={kept}>{children}</KeptMapContext>;
}

/** The map is undefined until it is shown for the first time. */
export function useKeptMap(): KeptMap {
  const kept = useContext(KeptMapContext);
  if (kept === undefined) throw new Error("outside of KeptMapProvider");
  return kept;
}
