/** All milestones with progress and reward, and the choice of livery and title. */
import { Badge, Card, Group, Progress, SimpleGrid, Stack, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { Page } from "@outbound/kit/web/page.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { IconCircleCheck } from "@tabler/icons-react";
import { SilhouetteIcon } from "../aircraft/silhouette-icon.tsx";
import type { Livery, Milestone } from "../api.ts";
import { CATEGORY_NAMES, milestoneName, progressText } from "../milestone-text.ts";
import { realInstant } from "../real-time.ts";
import { Appearance } from "./appearance.tsx";
import { useMilestones } from "./use-milestones.ts";

export default function MilestonesPage() {
  const milestones = useMilestones();
  const { items = [], liveries = [] } = milestones.data ?? {};
  const done = items.filter(({ doneAt }) => doneAt !== undefined).length;
  return (
    <Page
      title="Milestones"
      lead={milestones.data && `${done} of ${items.length} reached. They earn liveries and titles, and stay reached.`}
    >
      <QueryState query={milestones} what="your milestones" />
      {milestones.data && (
        <>
          <Section title="Livery and title" lead="Others see them on your company page.">
            <Appearance milestones={items} liveries={liveries} />
          </Section>
          <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: "start" }}>
            {[...Map.groupBy(items, ({ category }) => category)].map(([category, group]) => (
              <Category key={category} name={CATEGORY_NAMES[category]} milestones={group} liveries={liveries} />
            ))}
          </SimpleGrid>
        </>
      )}
    </Page>
  );
}

interface CategoryProps {
  readonly name: string;
  readonly milestones: readonly Milestone[];
  readonly liveries: readonly Livery[];
}

function Category({ name, milestones, liveries }: CategoryProps) {
  const done = milestones.filter(({ doneAt }) => doneAt !== undefined).length;
  return (
    <Card component="section" className="card" aria-label={name}>
      <Group justify="space-between" mb="xs">
        <Text component="h2" fw={650}>
          {name}
        </Text>
        <Note>
          {done} of {milestones.length}
        </Note>
      </Group>
      <Stack component="ul" gap="md">
        {milestones.map((milestone) => (
          <li key={milestone.id}>
            <MilestoneRow milestone={milestone} liveries={liveries} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

export function MilestoneRow({
  milestone,
  liveries,
}: { readonly milestone: Milestone } & Pick<CategoryProps, "liveries">) {
  const { id, value, target, doneAt, reward } = milestone;
  const livery = liveries.find((one) => one.id === reward.liveryId);
  return (
    <>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Group gap={6} wrap="nowrap" className="grow">
          {doneAt !== undefined && <IconCircleCheck size={18} className="good" aria-label="Reached" />}
          <Text size="sm" fw={550} {...(doneAt === undefined && { c: "dimmed" })}>
            {milestoneName(id)}
          </Text>
        </Group>
        {reward.title !== undefined && (
          <Badge variant="light" tt="none">
            {reward.title}
          </Badge>
        )}
        {livery !== undefined && (
          <Badge
            variant="light"
            tt="none"
            leftSection={<SilhouetteIcon modelId="B738" livery={livery} size={14} />}
            aria-label={`Livery ${livery.name}`}
          >
            {livery.name}
          </Badge>
        )}
      </Group>
      {doneAt === undefined ? (
        <>
          <Progress value={(100 * Math.min(value, target)) / target} size="sm" mt={6} aria-hidden />
          <Note size="xs" mt={2}>
            {progressText(milestone)}
          </Note>
        </>
      ) : (
        <Note size="xs">{realInstant(doneAt)}</Note>
      )}
    </>
  );
}
