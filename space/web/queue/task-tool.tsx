/** A small button in a task's row of the queue. */
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
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
  const isOff = useContext(CommandsOff) !== null;
  return (
    <IconButton
      icon={ICONS[does]}
      label={`${does}: ${taskTitle(task)}`}
      tooltip={hintOf(does, task)}
      className={classes.tool}
      // Keeps the button focusable at the ends of the list, so that the focus is not lost.
      aria-disabled={disabled}
      disabled={isOff}
      data-control={`${task.id} ${does}`}
      onClick={onClick}
    />
  );
}
