/** The figures by which companies are ranked. */
import { euros, integer } from "@outbound/kit/web/format.ts";
import type { Leaderboard } from "../api.ts";

export type Order = Leaderboard["by"];
type Ranked = Pick<Leaderboard["own"], "worth" | "reputation" | "deliveries" | "km">;

export const FIGURES: readonly {
  readonly by: Order;
  readonly label: string;
  readonly show: (entry: Ranked) => string;
}[] = [
  { by: "worth", label: "Worth", show: ({ worth }) => euros(worth) },
  { by: "reputation", label: "Reputation", show: ({ reputation }) => reputation.toFixed(1) },
  { by: "deliveries", label: "Deliveries", show: ({ deliveries }) => integer(deliveries) },
  { by: "km", label: "Distance", show: ({ km }) => `${integer(km)} km` },
];
