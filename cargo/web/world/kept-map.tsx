/** Keeps the map of the world while the player visits other pages, because building it takes long. */
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import type { WorldMap } from "./map/world-map.ts";

type KeptMap = RefObject<WorldMap | undefined>;

const KeptMapContext = createContext<KeptMap | undefined>(undefined);

/** Around all pages of a player. Without them, as after signing out, the map is removed. */
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

/** Undefined until the map is shown for the first time. */
export function useKeptMap(): KeptMap {
  const kept = useContext(KeptMapContext);
  if (kept === undefined) throw new Error("outside of KeptMapProvider");
  return kept;
}
