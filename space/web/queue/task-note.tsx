/** Shows a queued task in one line: its team, and the turn on which it ends. */
import { Group } from "@mantine/core";
import { counted } from "@outbound/kit/web/format.ts";
import { IconClockHour4 } from "@tabler/icons-react";
import type { Task } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";

export function TaskNote({ task }: { readonly task: Task }) {
  const { status, lead, helpers, remainingTurns, startsOnTurn, endsOnTurn } = task;
  const team = [lead, ...helpers].map(({ name }) => name).join(", ");
  const when =
    status === "active"
      ? `active, ${counted(remainingTurns, "turn")} left`
      : `starts on turn ${startsOnTurn}, done on turn ${endsOnTurn}`;
  return (
    <Group component="p" m={0} gap="0.4rem" fz="sm" wrap="nowrap" align="flex-start">
      <IconClockHour4 size={16} className="accent" style={{ flex: "none", marginBlockStart: 2 }} aria-hidden />
      <span>
        {taskTitle(task)}: {when} ({team})
      </span>
    </Group>
  );
}
