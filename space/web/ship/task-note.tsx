/** A queued task in one line: its team, and when it is done. */
import { Text } from "@mantine/core";
import { IconClockHour4 } from "@tabler/icons-react";
import type { Task } from "../api.ts";
import { taskTitle, turnsText } from "../orders/order-text.ts";
import classes from "./task-note.module.css";

export function TaskNote({ task }: { readonly task: Task }) {
  const { status, lead, helpers, remainingTurns, startsOnTurn, endsOnTurn } = task;
  const who = helpers.length === 0 ? lead.name : `${lead.name} and ${helpers.map(({ name }) => name).join(", ")}`;
  const when =
    status === "active"
      ? `active, ${turnsText(remainingTurns)} left`
      : `starts on turn ${startsOnTurn}, done on turn ${endsOnTurn}`;
  return (
    <Text size="sm" className={classes.note} component="p">
      <IconClockHour4 size={16} aria-hidden />
      <span>
        {taskTitle(task)}: {when} ({who})
      </span>
    </Text>
  );
}
