/** Where an order gets its team: who leads, who helps, and what that makes of power, band, time and cost. */
import type { OrderTarget } from "./order.ts";

export interface OrderComposerProps {
  /** What is to be done; null closes it. */
  readonly target: OrderTarget | null;
  readonly onClose: () => void;
}

export function OrderComposer(_props: OrderComposerProps) {
  return null;
}
