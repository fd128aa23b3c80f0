/** A pending task with controls to move and cancel it. */
import { Box, Group, Menu, Text, Tooltip, UnstyledButton } from "@mantine/core";
import { CurlItem, ShowsCurl } from "@outbound/kit/web/action-button.tsx";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { CommandsOff } from "@outbound/kit/web/use-action.ts";
import { IconAlertTriangle, IconDots, IconGripVertical } from "@tabler/icons-react";
import { type KeyboardEvent, useContext } from "react";
import type { Task } from "../api.ts";
import { useComposer } from "../orders/composer.tsx";
import { taskTitle } from "../orders/order-text.ts";
import { cancelCall, moveCall } from "./calls.ts";
import classes from "./queue.module.css";
import { TaskFacts } from "./task-facts.tsx";
import { TaskTool } from "./task-tool.tsx";
import { TeamAvatars } from "./team-avatars.tsx";
import { barOn, type Timeline } from "./timeline.ts";
import type { Drag, RowDrag } from "./use-row-drag.ts";

interface PendingTaskProps {
  readonly task: Task;
  readonly place: number;
  readonly isLast: boolean;
  readonly timeline: Timeline;
  /** Why the task would not start; undefined if it would. */
  readonly blocked: string | undefined;
  readonly drag: Drag | null;
  readonly handle: ReturnType<RowDrag["handle"]>;
  /** `control` is the control that the player used; it keeps the focus after the move. */
  readonly onMove: (to: number, control: string) => void;
  readonly onCancel: () => void;
}

export function PendingTask(given: PendingTaskProps) {
  const { task, place, isLast, timeline, blocked, drag, handle, onMove, onCancel } = given;
  const composer = useComposer();
  const isOff = useContext(CommandsOff) !== null;
  const title = taskTitle(task);
  const dragged = drag?.from === place;
  const { start, width } = barOn(timeline, task);
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(place + step, "handle");
  };
  return (
    <li
      className={classes.row}
      data-dragged={dragged || undefined}
      data-gap={gapAt(drag, place)}
      style={dragged ? { transform: `translateY(${drag.offset}px)` } : undefined}
    >
      <Tooltip label="Drag, or use the arrow keys" disabled={drag !== null}>
        <UnstyledButton
          className={classes.grip}
          disabled={isOff}
          data-control={`${task.id} handle`}
          aria-label={`Move: ${title}, place ${place + 1}. Up and down arrow keys move it.`}
          onKeyDown={keys}
          {...handle}
        >
          <IconGripVertical size={18} aria-hidden />
        </UnstyledButton>
      </Tooltip>
      <Box flex={1} miw={0} p="0.5rem 0.6rem 0.5rem 0.25rem">
        <Group justify="space-between" gap={4} wrap="nowrap">
          <Text fw={600} className={classes.title}>
            {title}
          </Text>
          <Commands task={task} />
        </Group>
        <TaskFacts task={task} />
        <div className={classes.timeline} aria-hidden>
          <span style={{ insetInlineStart: `${start * 100}%`, width: `${width * 100}%` }} />
        </div>
        {blocked !== undefined && (
          <Text size="sm" mb={4} className="warn">
            <IconAlertTriangle size={16} style={{ verticalAlign: "-2px" }} aria-hidden /> Will not start: {blocked}
          </Text>
        )}
        <Group gap={4}>
          <TeamAvatars task={task} />
          <Group gap={4} wrap="nowrap" ml="auto">
            <TaskTool does="Change team" task={task} onClick={() => composer.edit(task)} />
            <TaskTool
              does="Move earlier"
              task={task}
              disabled={place === 0}
              onClick={() => onMove(place - 1, "Move earlier")}
            />
            <TaskTool does="Move later" task={task} disabled={isLast} onClick={() => onMove(place + 1, "Move later")} />
            <TaskTool does="Cancel" task={task} onClick={onCancel} />
          </Group>
        </Group>
      </Box>
    </li>
  );
}

/** Offers the row's calls as curl commands. */
function Commands({ task }: Pick<PendingTaskProps, "task">) {
  if (!useContext(ShowsCurl)) return null;
  return (
    <Menu position="bottom-end" shadow="md" withinPortal={false}>
      <Menu.Target>
        <IconButton icon={IconDots} label={`Commands: ${taskTitle(task)}`} className={classes.tool} />
      </Menu.Target>
      <Menu.Dropdown>
        <CurlItem call={moveCall(task, 0)}>Copy as curl: move to front</CurlItem>
        <CurlItem call={cancelCall(task)}>Copy as curl: cancel</CurlItem>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Returns the side of this row on which the dragged row would be placed. */
function gapAt(drag: Drag | null, place: number): "above" | "below" | undefined {
  if (drag === null || drag.to === drag.from || drag.to !== place) return undefined;
  return drag.to < drag.from ? "above" : "below";
}
