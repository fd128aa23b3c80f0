/** A crew member's skills with XP towards the next level. */
import { Progress } from "@mantine/core";
import { capitalised, decimal } from "@outbound/kit/web/format.ts";
import { ALL_SKILLS } from "../../rules/game/game.ts";
import type { CrewMember } from "../api.ts";
import classes from "./skill-list.module.css";

export function SkillList({ skills }: Pick<CrewMember, "skills">) {
  const best = Math.max(1, ...ALL_SKILLS.map((skill) => skills[skill].level));
  return (
    <ul className={classes.list} aria-label="Skills">
      {ALL_SKILLS.map((skill) => {
        const { level, xp, xpToNext } = skills[skill];
        return (
          <li key={skill}>
            <span className={level === best ? classes.best : undefined}>{capitalised(skill)}</span>
            <span className={level === best ? classes.best : classes.level}>{level}</span>
            <Progress
              value={xpToNext === null ? 100 : (100 * xp) / xpToNext}
              size="sm"
              aria-label={`${capitalised(skill)}: XP towards level ${Math.min(level + 1, 10)}`}
            />
            <small className="dimmed">
              {xpToNext === null ? "highest" : `${decimal(xp)} / ${decimal(xpToNext)} XP`}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
