/** A pending task with controls to move and cancel it. */
import { ActionIcon, Text, Tooltip, UnstyledButton } from "@mantine/core";
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconGripVertical } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import type { Task } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";
import { CancelButton } from "./cancel-button.tsx";
import classes from "./queue.module.css";
import { RowMenu } from "./row-menu.tsx";
import { TaskFacts } from "./task-facts.tsx";
import { TeamAvatars } from "./team-avatars.tsx";
import type { Axis } from "./turn-axis.ts";
import { TurnSpan } from "./turn-span.tsx";
import type { Drag, RowDrag } from "./use-row-drag.ts";

interface PendingTaskProps {
  readonly task: Task;
  readonly place: number;
  readonly last: boolean;
  readonly axis: Axis;
  /** Why it would not go as planned. */
  readonly trouble: string | undefined;
  readonly drag: Drag | null;
  readonly handle: ReturnType<RowDrag["handle"]>;
  /** `control` is what was used, and keeps the focus afterwards. */
  readonly onMove: (to: number, control: string) => void;
  readonly onCancel: () => void;
}

export function PendingTask(given: PendingTaskProps) {
  const { task, place, axis, trouble, drag, handle, onMove, onCancel } = given;
  const title = taskTitle(task);
  const dragged = drag?.from === place;
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
          data-control={`${task.id}-handle`}
          aria-label={`Move: ${title}, place ${place + 1}. Up and down arrow keys move it.`}
          onKeyDown={keys}
          {...handle}
        >
          <IconGripVertical size={18} aria-hidden />
        </UnstyledButton>
      </Tooltip>
      <div className={classes.rowBody}>
        <div className={classes.head}>
          <Text fw={600} className={classes.title}>
            {title}
          </Text>
          <RowMenu task={task} />
        </div>
        <TaskFacts task={task} />
        <TurnSpan axis={axis} span={task} />
        {trouble !== undefined && (
          <Text size="sm" className={`${classes.trouble} warn`}>
            <IconAlertTriangle size={16} aria-hidden /> <span>Will not start: {trouble}</span>
          </Text>
        )}
        <div className={classes.bottom}>
          <TeamAvatars task={task} />
          <MoveButton {...given} step={-1} disabled={place === 0} />
          <MoveButton {...given} step={1} disabled={given.last} />
          <CancelButton task={task} onClick={onCancel} />
        </div>
      </div>
    </li>
  );
}

/** The side of this row where the dragged one would go. */
function gapAt(drag: Drag | null, place: number): "above" | "below" | undefined {
  if (drag === null || drag.to === drag.from || drag.to !== place) return undefined;
  return drag.to < drag.from ? "above" : "below";
}

function MoveButton(given: PendingTaskProps & { readonly step: 1 | -1; readonly disabled: boolean }) {
  const { task, place, step, disabled, onMove } = given;
  const [word, Icon] = step < 0 ? ["earlier", IconArrowUp] : ["later", IconArrowDown];
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.tool}
      // Stays focusable at the ends of the list, so that the focus is not lost.
      aria-disabled={disabled}
      data-off={disabled}
      data-control={`${task.id}-${word}`}
      aria-label={`Move ${word}: ${taskTitle(task)}`}
      onClick={() => onMove(place + step, word)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
