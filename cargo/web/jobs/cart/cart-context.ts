/** Context of one plane's cart: its plan, and whether it is opened. */
import { createContext, useContext } from "react";
import type { PlaneView } from "../plane-view.ts";
import type { CartPlan } from "./use-cart.ts";
import type { GoneJobs } from "./use-gone-jobs.ts";

export interface Cart extends GoneJobs, CartPlan {
  readonly view: PlaneView;
  readonly close: () => void;
}

export const CartContext = createContext<Cart | undefined>(undefined);

export function useCart(): Cart {
  const cart = useContext(CartContext);
  if (cart === undefined) throw new Error("outside of a cart");
  return cart;
}
