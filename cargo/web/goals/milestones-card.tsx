/** The card on the company page with the nearest milestones and a link to all of them. */
import { Button, Stack } from "@mantine/core";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { Link } from "wouter";
import { nextMilestones } from "../milestone-text.ts";
import { MilestoneRow } from "./milestones-page.tsx";
import { useMilestones } from "./use-milestones.ts";

const SHOWN = 3;

export function MilestonesCard() {
  const milestones = useMilestones();
  const { items = [], liveries = [] } = milestones.data ?? {};
  return (
    <Section title="Next milestones" lead="Each earns a livery or a title.">
      <QueryState query={milestones} what="your milestones" />
      <Stack component="ul" gap="md">
        {nextMilestones(items)
          .slice(0, SHOWN)
          .map((milestone) => (
            <li key={milestone.id}>
              <MilestoneRow milestone={milestone} liveries={liveries} />
            </li>
          ))}
      </Stack>
      <Button component={Link} href="/milestones" variant="default" mt="md">
        All milestones, livery and title
      </Button>
    </Section>
  );
}
