/** Lists the milestones of the game, collapsed: how many are reached, and the next one. */
import { Accordion, Group, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { IconCircle, IconCircleCheck } from "@tabler/icons-react";
import { useWorld } from "../game/game.ts";
import classes from "./ended-missions.module.css";
import { useMilestones } from "./use-milestones.ts";

export function MilestonesList() {
  const { status } = useWorld().save;
  const milestones = useMilestones();
  if (milestones === undefined) return null;
  const next = status === "active" ? milestones.find(({ isReached }) => !isReached) : undefined;
  return (
    <Accordion variant="separated" radius="lg" order={2}>
      <Accordion.Item value="milestones">
        <Accordion.Control>
          <Group gap="0.2rem 0.75rem">
            <Text fw={600}>
              {milestones.filter(({ isReached }) => isReached).length} of {milestones.length} milestones
            </Text>
            {next !== undefined && (
              <Note>
                Next: {next.title}
                {next.progress !== undefined && `, ${next.progress}`}
              </Note>
            )}
          </Group>
        </Accordion.Control>
        <Accordion.Panel>
          <ul className={classes.list}>
            {milestones.map(({ title, isReached, progress }) => (
              <li key={title}>
                {isReached ? <IconCircleCheck size={18} aria-hidden /> : <IconCircle size={18} aria-hidden />}
                <Text inherit flex="1 1 8rem">
                  {title}
                </Text>
                <Text inherit c="dimmed">
                  {isReached ? "Reached" : progress}
                </Text>
              </li>
            ))}
          </ul>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
