/** What a member's trait changes. New members draw theirs by id. */
import { TRAIT_KEYS, TRAITS, type TraitKey } from "../catalog/traits.ts";
import { pick, type Source } from "../values/chance.ts";
import { hashHex } from "../values/hash.ts";
import type { CrewMember, Skill } from "./game.ts";

/** The trait of a new member; also of one from a game that had no traits. */
export const drawnTrait = (source: Source, memberId: number): TraitKey =>
  pick(source, TRAIT_KEYS, "crew-trait", memberId) as TraitKey;

/** Percent less time for a task that the member leads. */
export function timeLessPercentOf({ trait }: Pick<CrewMember, "trait">, skill: Skill): number {
  const { effect } = TRAITS[trait];
  return effect.on === "time" && effect.skill === skill ? effect.lessPercent : 0;
}

/** Percent more XP of a task. */
export function xpMorePercentOf({ trait }: Pick<CrewMember, "trait">): number {
  const { effect } = TRAITS[trait];
  return effect.on === "xp" ? effect.morePercent : 0;
}

/** Points added to the chance of a choice. */
export function oddsMoreOf({ trait }: Pick<CrewMember, "trait">): number {
  const { effect } = TRAITS[trait];
  return effect.on === "odds" ? effect.morePoints : 0;
}

/** Whole fatigue of a turn's work: a share that a trait takes off comes as a whole point every few turns. */
export function workFatigueOf({ trait }: Pick<CrewMember, "trait">, amount: number, turn: number): number {
  const { effect } = TRAITS[trait];
  if (effect.on !== "fatigue") return amount;
  const less = (turns: number): number => Math.floor((turns * amount * effect.lessPercent) / 100);
  return amount - (less(turn) - less(turn - 1));
}

/** A line about the member's life before this game. */
export function biographyOf(source: Source, { id, name, trait }: Pick<CrewMember, "id" | "name" | "trait">): string {
  const line = pick(source, TRAITS[trait].biographies, "crew-biography", id) as string;
  return line.replace("NAME", name.split(" ")[0] ?? name);
}

/** What a member's portrait is drawn from: 16 hexadecimal digits. */
export const portraitOf = ({ seed }: Source, memberId: number): string =>
  hashHex(JSON.stringify([seed, "portrait", memberId]));
