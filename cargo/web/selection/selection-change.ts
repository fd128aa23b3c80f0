/** What is selected on the world page, and how it changes. */
import { type Draft, withStop, withStopMoved } from "./draft.ts";
import { nextOf } from "./next-of.ts";

export interface Selection {
  /** The plane whose reach and jobs are shown; null for none. */
  readonly planeId: number | null;
  /** True while the map follows the flying plane. */
  readonly isFollowed: boolean;
  /** The airport whose jobs and figures are shown; null for none. */
  readonly airportIcao: string | null;
  /** Jobs to load onto the plane, in the order of selection. */
  readonly cart: readonly number[];
  /** The cart's route in flying order: its start, then its stops; empty without stops. */
  readonly cartRoute: readonly string[];
  /** The job under the pointer or with the focus, whose route the map shows. */
  readonly hinted: number | null;
  /** The route being planned. While it is not null, selected airports become its stops. */
  readonly draft: Draft | null;
}

export type SelectionChange =
  | { readonly kind: "plane"; readonly planeId: number | null }
  /**
   * Selects one of several planes at one place: the one after the selected plane. While a route is planned, the airport where they
   * are parked becomes a stop instead.
   */
  | { readonly kind: "plane-of"; readonly planeIds: readonly number[]; readonly icao?: string | undefined }
  | { readonly kind: "draft"; readonly draft: Draft | null }
  /** Moves a stop of the planned route to another airport. */
  | { readonly kind: "move-stop"; readonly icao: string; readonly to: string }
  | { readonly kind: "follow"; readonly isFollowed: boolean }
  | { readonly kind: "airport"; readonly icao: string | null }
  /** Shows an airport that a link names, which is no stop of a route being planned. */
  | { readonly kind: "linked-airport"; readonly icao: string }
  /** With a plane that is no longer selected, as after an answer that came late, it changes nothing. */
  | { readonly kind: "pick"; readonly packageId: number; readonly planeId?: number }
  | { readonly kind: "drop"; readonly packageId: number }
  | { readonly kind: "empty-cart" }
  | { readonly kind: "cart-route"; readonly route: readonly string[] }
  | { readonly kind: "hint"; readonly packageId: number | null };

/** Maximum number of stops, as limited by the service. */
const MOST_STOPS = 12;

export const NOTHING: Selection = {
  planeId: null,
  isFollowed: false,
  airportIcao: null,
  cart: [],
  cartRoute: [],
  hinted: null,
  draft: null,
};

/** Selecting another plane empties the cart, whose jobs were chosen for the old plane's payload. */
export function changed(selection: Selection, change: SelectionChange): Selection {
  switch (change.kind) {
    case "plane":
      return change.planeId === selection.planeId
        ? selection
        : { ...selection, planeId: change.planeId, isFollowed: false, cart: [], cartRoute: [] };
    case "plane-of": {
      if (selection.draft !== null && change.icao !== undefined)
        return changed(selection, { kind: "airport", icao: change.icao });
      const planeId = nextOf(change.planeIds, selection.planeId);
      return planeId === undefined ? selection : changed(selection, { kind: "plane", planeId });
    }
    case "follow":
      return change.isFollowed === selection.isFollowed ? selection : { ...selection, isFollowed: change.isFollowed };
    case "airport":
      return selection.draft === null || change.icao === null
        ? { ...selection, airportIcao: change.icao }
        : {
            ...selection,
            draft: { ...selection.draft, stops: withStop(selection.draft.stops, change.icao, MOST_STOPS) },
          };
    case "linked-airport":
      return { ...selection, airportIcao: change.icao };
    case "draft":
      return { ...selection, draft: change.draft, airportIcao: null };
    case "move-stop": {
      const { draft } = selection;
      if (draft === null) return selection;
      return { ...selection, draft: { ...draft, stops: withStopMoved(draft.stops, change.icao, change.to) } };
    }
    case "pick":
      return selection.cart.includes(change.packageId) || (change.planeId ?? selection.planeId) !== selection.planeId
        ? selection
        : { ...selection, cart: [...selection.cart, change.packageId] };
    case "drop":
      return { ...selection, cart: selection.cart.filter((id) => id !== change.packageId) };
    case "empty-cart":
      return { ...selection, cart: [] };
    case "cart-route":
      return change.route.join() === selection.cartRoute.join() ? selection : { ...selection, cartRoute: change.route };
    case "hint":
      return { ...selection, hinted: change.packageId };
  }
}
