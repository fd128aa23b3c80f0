/** The crew: how members join, tire, rest and learn. */
import { halfUp, UNIT } from "../values/amount.ts";
import { drawInteger, pick, type Source, shuffled } from "../values/chance.ts";
import { FATIGUE_LIMIT, SKILL_LIMIT } from "../values/limits.ts";
import { FIRST_NAMES, LAST_NAMES } from "../values/names.ts";
import { recoveryOf, techSum } from "./effects.ts";
import { ALL_SKILLS, type AnySkill, type CrewMember, type Game, SKILLS, type Skill, type SkillLevel } from "./game.ts";
import { drawnTrait, workFatigueOf, xpMorePercentOf } from "./traits.ts";

/** Returns a member with one skill at this level, the others at 0 or 1, and leadership 0. */
export function newMember(source: Source, id: number, specialty: Skill, level: number): CrewMember {
  const skills = Object.fromEntries(
    ALL_SKILLS.map((skill): [AnySkill, SkillLevel] => {
      if (skill === specialty) return [skill, { level, xp: 0 }];
      const start = skill === "leadership" ? 0 : drawInteger(source, 0, 1, "crew-skill", id, skill);
      return [skill, { level: start, xp: 0 }];
    }),
  ) as Record<AnySkill, SkillLevel>;
  return { id, name: nameOf(source, id), trait: drawnTrait(source, id), skills, fatigue: 0 };
}

/**
 * The pilot or surveyor that is assumed when nobody is aboard, so that routes can still be computed. Also what a forecast knows of a
 * recruit.
 */
export const NOBODY: CrewMember = {
  id: 0,
  name: "nobody",
  trait: "wary",
  skills: Object.fromEntries(ALL_SKILLS.map((skill) => [skill, { level: 0, xp: 0 }])) as CrewMember["skills"],
  fatigue: 0,
};

/** Returns a recruit; the specialty and the level (2 or 3) are drawn by the member's id. */
export function newRecruit(source: Source, id: number): CrewMember {
  const specialty = pick(source, SKILLS, "recruit-specialty", id) as Skill;
  return newMember(source, id, specialty, drawInteger(source, 2, 3, "recruit-level", id));
}

/** A first name repeats only after all have been used; last names are drawn freely. */
function nameOf(source: Source, id: number): string {
  const first = shuffled(source, FIRST_NAMES, (name) => name, "crew-first-names")[(id - 1) % FIRST_NAMES.length];
  return `${first} ${pick(source, LAST_NAMES, "crew-last-name", id)}`;
}

/** Returns the XP from a level to the next, in hundredths; null at the highest level. */
export const xpToNext = (level: number): number | null => (level >= SKILL_LIMIT ? null : (30 + 20 * level) * UNIT);

/** Returns a skill with XP added. It may gain several levels at once; at the highest level no XP accumulates. */
export function learn(skill: SkillLevel, xp: number): SkillLevel {
  let { level } = skill;
  let gathered = skill.xp + xp;
  for (let needed = xpToNext(level); needed !== null && gathered >= needed; needed = xpToNext(level)) {
    gathered -= needed;
    level += 1;
  }
  return level >= SKILL_LIMIT ? { level, xp: 0 } : { level, xp: gathered };
}

/** XP, in hundredths, that a member gains in a skill. */
export interface XpGrant {
  readonly crewId: number;
  readonly skill: AnySkill;
  readonly xp: number;
}

/** Returns the crew after a member has learned. */
export const taught = (crew: readonly CrewMember[], { crewId, skill, xp }: XpGrant): CrewMember[] =>
  crew.map((member) =>
    member.id === crewId
      ? { ...member, skills: { ...member.skills, [skill]: learn(member.skills[skill], xp) } }
      : member,
  );

/**
 * Returns the XP of a completed task, in hundredths: the lead gets 6·base·(1 + D/60) in the skill and 35 % of it in leadership, a
 * helper half, each changed by their trait. Base turns count, so a fast team gains as much. D is in thousandths.
 */
export function experienceOf(
  game: Game,
  baseTurns: number,
  difficulty: number,
  member: Pick<CrewMember, "trait"> = NOBODY,
): { lead: number; leadership: number; helper: number } {
  // 6 · base · (60 + D)/60 XP = base · (60000 + D‰) / 10000, here in hundredths: base · (60000 + D‰) percent.
  const percents = [60_000 + difficulty, 100 + techSum(game, "xpMorePercent"), 100 + xpMorePercentOf(member)] as const;
  return {
    lead: halfUp(baseTurns, ...percents),
    leadership: halfUp(baseTurns, ...percents, 35),
    helper: halfUp(baseTurns, ...percents, 50),
  };
}

/** Fatigue added per turn. */
export const LEAD_FATIGUE = 6;
export const HELPER_FATIGUE = 4;

/** Returns the crew after a turn: the lead tires by 6, helpers by 4, less with some traits, and everybody else rests. */
export function tire(game: Game, leadId: number | undefined, helperIds: readonly number[]): CrewMember[] {
  const recovery = recoveryOf(game);
  return game.crew.map((member) => {
    const work = member.id === leadId ? LEAD_FATIGUE : helperIds.includes(member.id) ? HELPER_FATIGUE : 0;
    const change = work > 0 ? workFatigueOf(member, work, game.turn) : -recovery;
    const fatigue = Math.min(FATIGUE_LIMIT, Math.max(0, member.fatigue + change));
    return fatigue === member.fatigue ? member : { ...member, fatigue };
  });
}

/** Returns the member lost to starvation: the one with the lowest sum of skills, the highest id on ties. */
export function weakest(crew: readonly CrewMember[]): CrewMember | undefined {
  const sum = (member: CrewMember): number =>
    ALL_SKILLS.reduce((total, skill) => total + member.skills[skill].level, 0);
  return crew.reduce<CrewMember | undefined>(
    (least, member) => (least === undefined || sum(member) <= sum(least) ? member : least),
    undefined,
  );
}
