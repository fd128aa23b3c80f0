/** Lets the crew grow: XP and levels, and recruits. */
import { learn, NOBODY, newRecruit } from "./crew.ts";
import type { Draft } from "./draft.ts";
import { type AnySkill, type CrewMember, crewOf, type EventRefs } from "./game.ts";

export interface Experience {
  readonly crewId: number;
  readonly skill: AnySkill;
  /** In hundredths. */
  readonly xp: number;
  readonly level: number;
}

/** Adds XP (in hundredths) to a member's skill, and emits an event for a new level. */
export function grantXp(draft: Draft, grant: Omit<Experience, "level">): Experience {
  const { crewId, skill, xp } = grant;
  const member = crewOf(draft.game, crewId);
  const before = member.skills[skill];
  const after = learn(before, xp);
  draft.set({
    crew: draft.game.crew.map((other) =>
      other.id === crewId ? { ...other, skills: { ...other.skills, [skill]: after } } : other,
    ),
  });
  if (after.level > before.level) {
    draft.emit(
      "crew.level-up",
      "good",
      `${member.name} reached level ${after.level} in ${skill}.`,
      { crewId },
      { skill, level: after.level },
    );
  }
  return { crewId, skill, xp, level: after.level };
}

/** Adds a recruit; in a forecast somebody without drawn skills. Callers check that a berth is free. */
export function joinRecruit(draft: Draft, refs: EventRefs): CrewMember {
  const { nextCrewId: id } = draft.game;
  const member = draft.runsChance ? newRecruit(draft.game, id) : { ...NOBODY, id, name: "The rescued traveller" };
  draft.set({ nextCrewId: id + 1, crew: [...draft.game.crew, member] });
  draft.emit(
    "crew.joined",
    "good",
    `${member.name} joined the crew.`,
    { crewId: member.id, ...refs },
    { name: member.name },
  );
  return member;
}
