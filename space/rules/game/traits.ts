/** The effects of members' traits. New members draw theirs by id. */
import { TRAIT_KEYS, TRAITS, type TraitKey } from "../catalog/traits.ts";
import { pick, type Source } from "../values/chance.ts";
import { hashHex } from "../values/hash.ts";
import type { CrewMember, Skill } from "./game.ts";

/** Returns the trait of a new member, or of a member from a game that had no traits. */
export const drawnTrait = (source: Source, memberId: number): TraitKey =>
  pick(source, TRAIT_KEYS, "crew-trait", memberId) as TraitKey;

/** Returns by how many percent the time of a task is shorter if the member leads it. */
export function timeLessPercentOf({ trait }: Pick<CrewMember, "trait">, skill: Skill): number {
  const { effect } = TRAITS[trait];
  return effect.on === "time" && effect.skill === skill ? effect.lessPercent : 0;
}

/** Returns by how many percent the member's XP from a task is greater. */
export function xpMorePercentOf({ trait }: Pick<CrewMember, "trait">): number {
  const { effect } = TRAITS[trait];
  return effect.on === "xp" ? effect.morePercent : 0;
}

/** Returns the points added to the chance of a choice. */
export function oddsMoreOf({ trait }: Pick<CrewMember, "trait">): number {
  const { effect } = TRAITS[trait];
  return effect.on === "odds" ? effect.morePoints : 0;
}

/** Returns the whole fatigue of a turn's work. A fraction that a trait saves is given as a whole point every few turns. */
export function workFatigueOf({ trait }: Pick<CrewMember, "trait">, amount: number, turn: number): number {
  const { effect } = TRAITS[trait];
  if (effect.on !== "fatigue") return amount;
  const less = (turns: number): number => Math.floor((turns * amount * effect.lessPercent) / 100);
  return amount - (less(turn) - less(turn - 1));
}

/** Returns a sentence about the member's life before this game. */
export function biographyOf(source: Source, { id, name, trait }: Pick<CrewMember, "id" | "name" | "trait">): string {
  const line = pick(source, TRAITS[trait].biographies, "crew-biography", id) as string;
  return line.replace("NAME", name.split(" ")[0] ?? name);
}

/**
 * Returns the key from which clients draw a member's portrait: 12 hexadecimal digits of the game, then 4 of the member's number,
 * which a game never uses twice.
 */
export const portraitKey = ({ seed }: Source, memberId: number): string =>
  hashHex(JSON.stringify([seed, "portrait"])).slice(4) + memberId.toString(16).padStart(4, "0").slice(-4);
