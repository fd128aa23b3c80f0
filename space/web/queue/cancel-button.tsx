/** Opens the question whether to cancel a task. */
import { ActionIcon, Tooltip } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { Task } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";
import classes from "./queue.module.css";

export function CancelButton({ task, onClick }: { readonly task: Task; readonly onClick: () => void }) {
  return (
    <Tooltip label="Cancel (shows the refund first)">
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.tool}
        onClick={onClick}
        aria-label={`Cancel: ${taskTitle(task)}`}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
