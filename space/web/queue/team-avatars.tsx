/** Shows a task's team as portraits, the lead first and larger. Tooltips and screen readers have the names. */
import { Group, Text, Tooltip, VisuallyHidden } from "@mantine/core";
import type { Task } from "../api.ts";
import { Portrait } from "../portrait/portrait.tsx";

export function TeamAvatars({ task: { lead, helpers } }: { readonly task: Pick<Task, "lead" | "helpers"> }) {
  const text = `${lead.name}, ${helpers.length === 0 ? "no helpers" : `with ${helpers.map(({ name }) => name).join(", ")}`}`;
  return (
    <Group gap="xs" wrap="nowrap" flex="1 1 auto" miw={0}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <Tooltip label={text}>
        <Group gap={3} wrap="nowrap" aria-hidden>
          <Portrait memberId={lead.id} size={30} />
          {helpers.map(({ id }) => (
            <Portrait key={id} memberId={id} size={24} />
          ))}
        </Group>
      </Tooltip>
      <Text size="sm" truncate aria-hidden>
        {lead.name}
        {helpers.length > 0 && ` + ${helpers.length}`}
      </Text>
    </Group>
  );
}
