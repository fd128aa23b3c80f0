/** A small button in a task's row of the queue. */
import { ActionIcon, Tooltip } from "@mantine/core";
import { CommandsOff } from "@outbound/kit/web/use-action.ts";
import { IconArrowDown, IconArrowUp, IconUsers, IconX } from "@tabler/icons-react";
import { useContext } from "react";
import type { Task } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";
import classes from "./queue.module.css";

const ICONS = { "Change team": IconUsers, "Move earlier": IconArrowUp, "Move later": IconArrowDown, Cancel: IconX };

const HINTS: Partial<Record<keyof typeof ICONS, string>> = {
  "Change team": "Change team",
  Cancel: "Cancel (shows the refund first)",
};

interface TaskToolProps {
  readonly does: keyof typeof ICONS;
  readonly task: Task;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function TaskTool({ does, task, disabled = false, onClick }: TaskToolProps) {
  const Icon = ICONS[does];
  const isOff = useContext(CommandsOff) !== null;
  return (
    <Tooltip label={HINTS[does] ?? ""} disabled={HINTS[does] === undefined}>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.tool}
        // Keeps the button focusable at the ends of the list, so that the focus is not lost.
        aria-disabled={disabled}
        disabled={isOff}
        data-control={`${task.id} ${does}`}
        aria-label={`${does}: ${taskTitle(task)}`}
        onClick={onClick}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
