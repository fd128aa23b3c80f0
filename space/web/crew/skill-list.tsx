/** A crew member's skills with XP towards the next level. */
import { Progress } from "@mantine/core";
import { decimal } from "@outbound/kit/web/format.ts";
import { ALL_SKILLS, type AnySkill } from "../../rules/game/game.ts";
import type { CrewMember } from "../api.ts";
import classes from "./skill-list.module.css";

const NAMES: Readonly<Record<AnySkill, string>> = {
  navigation: "Navigation",
  survey: "Survey",
  engineering: "Engineering",
  science: "Science",
  leadership: "Leadership",
};

export function SkillList({ skills }: Pick<CrewMember, "skills">) {
  const best = Math.max(...ALL_SKILLS.map((skill) => skills[skill].level));
  return (
    <ul className={classes.list} aria-label="Skills">
      {ALL_SKILLS.map((skill) => {
        const { level, xp, xpToNext } = skills[skill];
        const experience = xpToNext === null ? "highest" : `${decimal(xp)} / ${decimal(xpToNext)} XP`;
        return (
          <li key={skill} data-best={(level === best && level > 0) || undefined}>
            <span className={classes.name}>{NAMES[skill]}</span>
            <span className={classes.level}>{level}</span>
            <Progress
              value={xpToNext === null ? 100 : (100 * xp) / xpToNext}
              size="sm"
              aria-label={`${NAMES[skill]}: XP towards level ${Math.min(level + 1, 10)}`}
            />
            <span className={classes.experience}>{experience}</span>
          </li>
        );
      })}
    </ul>
  );
}
