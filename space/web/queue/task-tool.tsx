/** A small button in a task's row of the queue. */
import { ActionIcon, Tooltip } from "@mantine/core";
import { CommandsOff } from "@outbound/kit/web/use-action.ts";
import { IconArrowDown, IconArrowUp, IconUsers, IconX } from "@tabler/icons-react";
import { useContext } from "react";
import type { Task } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";
import classes from "./queue.module.css";
import { losesNothing } from "./refund-text.ts";

const ICONS = { "Change team": IconUsers, "Move earlier": IconArrowUp, "Move later": IconArrowDown, Cancel: IconX };

/** Returns the tooltip; undefined for the arrows, which need none. */
function hintOf(does: keyof typeof ICONS, task: Task): string | undefined {
  if (does === "Change team") return does;
  if (does !== "Cancel") return undefined;
  return losesNothing(task) ? "Cancel" : "Cancel (shows the refund first)";
}

interface TaskToolProps {
  readonly does: keyof typeof ICONS;
  readonly task: Task;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function TaskTool({ does, task, disabled = false, onClick }: TaskToolProps) {
  const Icon = ICONS[does];
  const isOff = useContext(CommandsOff) !== null;
  const hint = hintOf(does, task);
  return (
    <Tooltip label={hint ?? ""} disabled={hint === undefined}>
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
