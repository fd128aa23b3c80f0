/** The definition of an encounter: its texts, its conditions, and what each option needs and brings. Amounts are whole units. */

import type { FactionKey } from "../catalog/factions.ts";
import type { BuiltKind, TieredKind } from "../catalog/modules.ts";
import type { StarClass } from "../catalog/stars.ts";
import type { TechId } from "../catalog/techs.ts";
import type { TraitKey } from "../catalog/traits.ts";
import type { ResourceName, Skill } from "../game/game.ts";

/** A faction's story has four stages in order; all other threads have one. */
export type ThreadKey = FactionKey | "crew" | "place";
export type Stage = 1 | 2 | 3 | 4;

/** A minimum and a maximum, both included; without the maximum there is no limit. */
export type Span = readonly [least: number, most?: number];

/** An encounter comes only if all conditions hold. */
export interface When {
  readonly on?: "arrival" | "exploration";
  readonly starClasses?: readonly StarClass[];
  readonly danger?: Span;
  readonly turns?: Span;
  /** Completed explorations of the place. */
  readonly visits?: Span;
  /** A member with this trait is aboard. */
  readonly trait?: TraitKey;
  readonly built?: BuiltKind;
  readonly goodsAtLeast?: Partial<Readonly<Record<ResourceName, number>>>;
  readonly goodsBelow?: Partial<Readonly<Record<ResourceName, number>>>;
  readonly hullBelow?: number;
  /** A member with at least this fatigue is aboard. */
  readonly fatigueAtLeast?: number;
  readonly crewAtLeast?: number;
}

/** A requirement of an option besides its cost. Nothing of it is used up. */
export type Need =
  | { readonly what: "module"; readonly kind: TieredKind; readonly tier: number }
  | { readonly what: "built"; readonly kind: BuiltKind }
  | { readonly what: "tech"; readonly techId: TechId }
  /** The deciding member has at least this level. */
  | { readonly what: "skill"; readonly skill: Skill; readonly level: number }
  | { readonly what: "trait"; readonly trait: TraitKey }
  | { readonly what: "standing"; readonly faction: FactionKey; readonly least: number }
  | { readonly what: "berth" }
  | { readonly what: "fragment-room" }
  | { readonly what: "hull"; readonly least: number };

export interface Effects {
  readonly goods?: Partial<Readonly<Record<"credits" | "data" | "alloy" | "supplies" | "fuel" | "exotics", number>>>;
  readonly hull?: number;
  /** Fatigue of everybody aboard. */
  readonly fatigue?: number;
  /** XP of the deciding member in the tested skill, or else in leadership. */
  readonly xp?: number;
  /** A recruit joins. */
  readonly crew?: 1;
  /** Occurs only at the end of a faction's story and in the relay wreck. */
  readonly fragment?: 1;
  readonly standing?: Partial<Readonly<Record<FactionKey, number>>>;
}

export interface Result {
  readonly text: string;
  readonly effects: Effects;
}

export interface Option {
  readonly key: string;
  readonly title: string;
  /**
   * True for an option that needs, costs and risks nothing, and changes nothing but history. Exactly one option of an encounter
   * is cautious.
   */
  readonly cautious?: true;
  readonly needs?: readonly Need[];
  /** Goods that the option takes in any case. Goods in the queue cannot pay it. */
  readonly cost?: Partial<Readonly<Record<"credits" | "data" | "alloy" | "supplies" | "fuel" | "exotics", number>>>;
  /** Without a test the option always has its good result. */
  readonly test?: { readonly skill: Skill; readonly trait?: TraitKey };
  readonly good: Result;
  readonly bad?: Result;
}

export interface Encounter {
  readonly key: string;
  readonly thread: ThreadKey;
  readonly stage?: Stage;
  readonly title: string;
  readonly text: string;
  readonly when: When;
  /** Relative weight among the encounters that can come. */
  readonly weight: number;
  readonly options: readonly Option[];
}
