/** Shows the conditions of victory as a checklist. */
import { Group, Stack, Text, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { IconCircleCheckFilled, IconCircleDashed } from "@tabler/icons-react";
import { Link } from "wouter";
import { useWorld } from "../game/game.ts";
import { milestonesOf } from "./goal.ts";

export function GoalCard() {
  const world = useWorld();
  const milestones = milestonesOf(world);
  const done = milestones.filter((milestone) => milestone.done).length;
  return (
    <Stack gap="xs" component="section" aria-label="Road to victory">
      <Title order={2}>Road to victory</Title>
      <Note>
        {/* On turn 0 the suggested orders above begin with the goal. */}
        {world.save.turn > 0 && `${world.goal.text} `}
        {done} of {milestones.length} done.
      </Note>
      <Stack component="ul" gap="0.6rem" fz="sm">
        {milestones.map(({ label, detail, done: reached, page }) => {
          const [Icon, className, word] = reached
            ? [IconCircleCheckFilled, "good", "Done:"]
            : [IconCircleDashed, "dimmed", "Open:"];
          return (
            <Group component="li" key={label} gap="0.75rem" wrap="nowrap" align="flex-start">
              <Icon size={20} className={className} style={{ flex: "none" }} role="img" aria-label={word} />
              <div>
                <Text component={Link} href={page} inherit c="inherit" fw={600} td="underline">
                  {label}
                </Text>
                <div className="dimmed">{detail}</div>
              </div>
            </Group>
          );
        })}
      </Stack>
    </Stack>
  );
}
