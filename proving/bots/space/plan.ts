/** The figures in which one bot differs from another; the way of playing is the same. */
import type { BuiltKind, TieredKind } from "@outbound/space/rules/catalog/modules.ts";
import type { TechId } from "@outbound/space/rules/catalog/techs.ts";

export interface Plan {
  /** Technologies that the bot wants, in this order; each comes after its prerequisites. */
  readonly techs: readonly TechId[];
  readonly helpers: number;
  /** Tier of each module that the bot wants in the end. */
  readonly tiers: Readonly<Record<TieredKind, number>>;
  /** Modules to build besides the Core, in this order. */
  readonly builds: readonly BuiltKind[];
  readonly crew: number;
  /** What the bot takes care of: hull, tired crew, danger, and supplies before they run out. */
  readonly care: Readonly<Record<"hull" | "rest" | "danger" | "supplies", boolean>>;
  /**
   * Preferred results of encounters: the most worth, no risk, standing with all factions, or standing with one against the
   * others. The bot follows the stories of those factions.
   */
  readonly decides: "worth" | "cautious" | "standing" | "side";
  /** Offers that the bot gives up for others: those that do not fit, all except expeditions, or none. */
  readonly abandons: "misfits" | "all" | "nothing";
}
