/** A task's team: initials, the lead first and marked, with names for tooltips and screen readers. */
import { Avatar, Text, Tooltip, VisuallyHidden } from "@mantine/core";
import type { Task } from "../api.ts";
import classes from "./queue.module.css";
import { initials, teamText } from "./team-text.ts";

export function TeamAvatars({ task: { lead, helpers } }: { readonly task: Pick<Task, "lead" | "helpers"> }) {
  return (
    <div className={classes.avatars}>
      <VisuallyHidden>{teamText(lead, helpers)}</VisuallyHidden>
      <Tooltip label={teamText(lead, helpers)}>
        <Avatar.Group spacing={6} aria-hidden>
          <Avatar size={26} variant="filled" color="violet">
            {initials(lead.name)}
          </Avatar>
          {helpers.map(({ id, name }) => (
            <Avatar key={id} size={26} variant="default">
              {initials(name)}
            </Avatar>
          ))}
        </Avatar.Group>
      </Tooltip>
      <Text size="sm" truncate aria-hidden>
        {lead.name}
        {helpers.length > 0 && ` + ${helpers.length}`}
      </Text>
    </div>
  );
}
