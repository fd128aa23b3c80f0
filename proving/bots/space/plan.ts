/** What sets one bot apart from another: figures only, the way of playing is the same. */
import type { BuiltKind, TieredKind } from "@outbound/space/rules/catalog/modules.ts";
import type { TechId } from "@outbound/space/rules/catalog/techs.ts";

export interface Plan {
  /** The technologies it wants, in this order; each comes after its prerequisites. */
  readonly techs: readonly TechId[];
  readonly helpers: number;
  /** The tier it wants of each module in the end. */
  readonly tiers: Readonly<Record<TieredKind, number>>;
  /** Modules to build, beside the Core, in this order. */
  readonly builds: readonly BuiltKind[];
  readonly crew: number;
  /** What it sees to: hull, tired crew, danger, and supplies before they have run out. */
  readonly care: Readonly<Record<"hull" | "rest" | "danger" | "supplies", boolean>>;
  /** What it is after in encounters: the most worth, no risk at all, standing with all factions, or with one against the others. It follows the stories of those factions. */
  readonly decides: "worth" | "cautious" | "standing" | "side";
  /** Offers that it gives up for others: those that do not fit, all but expeditions, or no offer. */
  readonly abandons: "misfits" | "all" | "nothing";
}
