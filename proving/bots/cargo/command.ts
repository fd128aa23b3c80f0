/** What a bot of the cargo game answers with: one action at a time, as a player would send it. */
import type { CompanyView } from "./view.ts";

export type Command =
  | {
      readonly kind: "dispatch";
      readonly planeId: number;
      readonly packageIds: readonly number[];
      readonly legs: readonly string[];
    }
  | { readonly kind: "accept"; readonly packageId: number }
  | { readonly kind: "abandon"; readonly packageId: number }
  /** Takes the leg at the index off the plane's queue. */
  | { readonly kind: "cancel"; readonly planeId: number; readonly index: number }
  | { readonly kind: "repair"; readonly planeId: number }
  | { readonly kind: "buy"; readonly modelId: string; readonly icao: string }
  | { readonly kind: "sell"; readonly planeId: number }
  | { readonly kind: "relief" }
  /** Does nothing for some real milliseconds, then looks again. */
  | { readonly kind: "wait"; readonly realMs: number };

/** A player without memory: the same view always gets the same command. */
export type Bot = (view: CompanyView) => Command;
