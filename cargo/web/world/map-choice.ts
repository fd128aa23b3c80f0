/** Determines whether the world is drawn as a globe, flat, or not at all, by the device and the player's choice. */

export type MapChoice = "globe" | "flat";

export interface Device {
  readonly hasWebGl: boolean;
  /** Number of processor cores; 0 if the browser does not report it. */
  readonly cores: number;
  /** In GB; 0 if the browser does not report it. */
  readonly memory: number;
  readonly reducedMotion: boolean;
}

/** Returns the map for players who have not chosen one; "none" without WebGL 2. */
export function suggestedMap({ hasWebGl, cores, memory, reducedMotion }: Device): MapChoice | "none" {
  if (!hasWebGl) return "none";
  const isWeak = (cores > 0 && cores <= WEAK_CORES) || (memory > 0 && memory <= WEAK_MEMORY);
  return isWeak || reducedMotion ? "flat" : "globe";
}

const WEAK_CORES = 2;
const WEAK_MEMORY = 2;

export function deviceOf(window: Window): Device {
  const { hardwareConcurrency, deviceMemory } = window.navigator as Navigator & { readonly deviceMemory?: number };
  return {
    hasWebGl: hasWebGl(window.document),
    cores: hardwareConcurrency ?? 0,
    memory: deviceMemory ?? 0,
    reducedMotion: window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  };
}

function hasWebGl(document: Document): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // Releases the context, because browsers limit their number.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

const KEY = "outbound-cargo-map";

/** Returns the choice that this browser stores; undefined without one. */
export function keptChoice(storage: Pick<Storage, "getItem">): MapChoice | undefined {
  const kept = storage.getItem(KEY);
  return kept === "globe" || kept === "flat" ? kept : undefined;
}

export const keepChoice = (storage: Pick<Storage, "setItem">, choice: MapChoice): void => storage.setItem(KEY, choice);
