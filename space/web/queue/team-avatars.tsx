/** A task's team: initials, the lead first and marked, with names for tooltips and screen readers. */
import { Avatar, Group, Text, Tooltip, VisuallyHidden } from "@mantine/core";
import type { Task } from "../api.ts";
import { portraitOf } from "../crew/portrait-look.ts";

export function TeamAvatars({ task: { lead, helpers } }: { readonly task: Pick<Task, "lead" | "helpers"> }) {
  const text = `${lead.name}, ${helpers.length === 0 ? "no helpers" : `with ${helpers.map(({ name }) => name).join(", ")}`}`;
  return (
    <Group gap="xs" wrap="nowrap" flex={1} miw={0}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <Tooltip label={text}>
        <Avatar.Group spacing={6} aria-hidden>
          <Avatar size={26} variant="filled" color="violet">
            {portraitOf(lead.name).initials}
          </Avatar>
          {helpers.map(({ id, name }) => (
            <Avatar key={id} size={26} variant="default">
              {portraitOf(name).initials}
            </Avatar>
          ))}
        </Avatar.Group>
      </Tooltip>
      <Text size="sm" truncate aria-hidden>
        {lead.name}
        {helpers.length > 0 && ` + ${helpers.length}`}
      </Text>
    </Group>
  );
}
