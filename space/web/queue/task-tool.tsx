/** A small button for a task of the queue. */
import { ActionIcon, Tooltip } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import type { Task } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";
import classes from "./queue.module.css";

const ICONS = { "Move earlier": IconArrowUp, "Move later": IconArrowDown, Cancel: IconX };

interface TaskToolProps {
  readonly does: keyof typeof ICONS;
  readonly task: Task;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function TaskTool({ does, task, disabled = false, onClick }: TaskToolProps) {
  const Icon = ICONS[does];
  return (
    <Tooltip label="Cancel (shows the refund first)" disabled={does !== "Cancel"}>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.tool}
        // Stays focusable at the ends of the list, so that the focus is not lost.
        aria-disabled={disabled}
        data-control={`${task.id} ${does}`}
        aria-label={`${does}: ${taskTitle(task)}`}
        onClick={onClick}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
