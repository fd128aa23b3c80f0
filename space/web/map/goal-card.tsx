/** The road to victory as a checklist. */
import { Stack, Text, Title } from "@mantine/core";
import { IconCircleCheckFilled, IconCircleDashed } from "@tabler/icons-react";
import { Link } from "wouter";
import { useWorld } from "../game/game.ts";
import { milestonesOf } from "./goal.ts";
import classes from "./goal-card.module.css";

export function GoalCard() {
  const world = useWorld();
  const milestones = milestonesOf(world);
  const done = milestones.filter((milestone) => milestone.done).length;
  return (
    <Stack gap="xs" component="section" aria-label="Road to victory">
      <Title order={2}>Road to victory</Title>
      <Text size="sm" c="dimmed">
        {world.goal.text} {done} of {milestones.length} done.
      </Text>
      <ul className={classes.list}>
        {milestones.map(({ label, detail, done: reached, page }) => (
          <li key={label} className={classes.row}>
            {reached ? (
              <IconCircleCheckFilled size={20} className="good" role="img" aria-label="Done:" />
            ) : (
              <IconCircleDashed size={20} className={classes.open} role="img" aria-label="Open:" />
            )}
            <div>
              <Link href={page} className={classes.link}>
                {label}
              </Link>
              <Text size="sm" c="dimmed">
                {detail}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
