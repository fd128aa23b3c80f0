/** Lets the crew grow: XP and levels, and recruits. */
import { NOBODY, newRecruit, taught, type XpGrant } from "./crew.ts";
import type { Draft } from "./draft.ts";
import { type CrewMember, crewOf, type EventRefs } from "./game.ts";

export interface Experience extends XpGrant {
  readonly level: number;
}

/** Adds XP to a member's skill, and emits an event for a new level. */
export function grantXp(draft: Draft, grant: XpGrant): Experience {
  const { crewId, skill } = grant;
  const { name, skills: before } = crewOf(draft.game, crewId);
  draft.set({ crew: taught(draft.game.crew, grant) });
  const { level } = crewOf(draft.game, crewId).skills[skill];
  if (level > before[skill].level) {
    draft.emit("crew.level-up", "good", `${name} reached level ${level} in ${skill}.`, { crewId }, { skill, level });
  }
  return { ...grant, level };
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
