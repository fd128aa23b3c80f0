/** A crew member: life, trait, fatigue, work and skills. */
import { Card, Group, Progress, Stack, Text, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import type { CrewMember, Task } from "../api.ts";
import { fatigueText } from "../orders/order-text.ts";
import { Portrait } from "../portrait/portrait.tsx";
import { workOf } from "./member-work.ts";
import { SkillList } from "./skill-list.tsx";

interface MemberCardProps {
  readonly member: CrewMember;
  readonly tasks: readonly Task[];
  readonly recovery: number;
}

export function MemberCard({ member, tasks, recovery }: MemberCardProps) {
  const { id, name, fatigue, skills, trait, biography } = member;
  const { now, next } = workOf(id, fatigue, tasks, recovery);
  const tired = fatigue >= 50;
  return (
    <Card component="article" aria-labelledby={`member-${id}`}>
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Portrait memberId={id} size={72} />
          <div className="breaks">
            <Title order={2} id={`member-${id}`}>
              {name}
            </Title>
            <Text size="sm">{now}</Text>
            {next !== null && <Note>Next: {next}</Note>}
          </div>
        </Group>
        <div>
          <Text size="sm">{biography}</Text>
          <Note>
            {trait.name}: {trait.effect}
          </Note>
        </div>
        <div>
          <Group justify="space-between" gap="xs" mb={4}>
            <Note>Fatigue</Note>
            <Text size="sm" className={tired ? "warn" : undefined}>
              {fatigue} of 100: {fatigueText(fatigue)}
            </Text>
          </Group>
          <Progress
            value={fatigue}
            color={fatigue >= 80 ? "red" : tired ? "amber" : "teal"}
            aria-label={`Fatigue of ${name}`}
          />
        </div>
        <SkillList skills={skills} />
      </Stack>
    </Card>
  );
}
