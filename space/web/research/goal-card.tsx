/** Shows the research progress towards the Lodestar Core. */
import { Box, Button, Card, Group, Progress, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted, decimal } from "@outbound/kit/web/format.ts";
import { IconRoute, IconStarFilled } from "@tabler/icons-react";
import type { Tech } from "../api.ts";
import type { PathPlan } from "./path-plan.ts";

interface GoalCardProps {
  readonly techs: readonly Tech[];
  readonly plan: PathPlan;
  readonly onPlan: () => void;
}

export function GoalCard({ techs, plan, onPlan }: GoalCardProps) {
  const needed = techs.filter(({ pathToGoal }) => pathToGoal);
  const known = needed.filter(({ state }) => state === "known").length;
  return (
    <Card padding="sm">
      <Group justify="space-between" gap="sm">
        <Box flex="1 1 18rem">
          <Text fw={600} component="p">
            <IconStarFilled size={14} className="warn" aria-hidden /> {known} of {needed.length} technologies for the
            Lodestar Core researched
          </Text>
          <Progress value={(100 * known) / needed.length} aria-label="Technologies for the Lodestar Core" my={6} />
          <Note>
            {plan.steps.length === 0
              ? "All technologies for the Core are researched."
              : `${decimal(plan.data)} data and about ${counted(plan.turns, "turn")} of research left. Marked with a star below.`}
          </Note>
        </Box>
        {plan.steps.length > 0 && (
          <Button variant="default" leftSection={<IconRoute size={16} aria-hidden />} onClick={onPlan}>
            Plan path
          </Button>
        )}
      </Group>
    </Card>
  );
}
