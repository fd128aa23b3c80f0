/** Lists the pending tasks in order. A handle, buttons and the keyboard move them. */
import { VisuallyHidden } from "@mantine/core";
import { notifyRefused } from "@outbound/kit/web/notify.tsx";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { useEffect, useRef, useState } from "react";
import type { Task } from "../api.ts";
import { useRulesGame } from "../game/game.ts";
import { taskTitle } from "../orders/order-text.ts";
import { blockedTasks } from "./blocked-tasks.ts";
import { moveCall } from "./calls.ts";
import { PendingTask } from "./pending-task.tsx";
import classes from "./queue.module.css";
import type { Timeline } from "./timeline.ts";
import { useRowDrag } from "./use-row-drag.ts";

interface PendingTasksProps {
  readonly tasks: readonly Task[];
  readonly timeline: Timeline;
  readonly onCancel: (task: Task) => void;
}

export function PendingTasks({ tasks, timeline, onCancel }: PendingTasksProps) {
  const { game } = useRulesGame();
  const blocked = blockedTasks(game);
  const action = useAction();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const focusAfter = useRef<string | null>(null);
  useEffect(() => {
    // Returns the focus to the row that moved.
    if (focusAfter.current === null || tasks.length === 0) return;
    list.current?.querySelector<HTMLElement>(`[data-control="${focusAfter.current}"]`)?.focus();
    focusAfter.current = null;
  }, [tasks]);

  const move = async (from: number, to: number, control = "handle") => {
    const task = tasks[from];
    if (task === undefined || to < 0 || to >= tasks.length || to === from || action.busy) return;
    focusAfter.current = `${task.id} ${control}`;
    const onRefused = (error: unknown) => {
      focusAfter.current = null;
      notifyRefused(error);
    };
    const isMoved = await action.run(moveCall(task, to), { onRefused });
    if (isMoved) setSaid(`${taskTitle(task)} is now ${to + 1} of ${tasks.length} pending tasks.`);
  };
  const ids = tasks.map(({ id }) => id);
  const { drag, handle } = useRowDrag(list, ids, (from, to) => void move(from, to));
  return (
    <section aria-label="Pending" aria-busy={action.busy}>
      <ol className={classes.pending} ref={list}>
        {tasks.map((task, index) => (
          <PendingTask
            key={task.id}
            task={task}
            place={index}
            isLast={index === tasks.length - 1}
            timeline={timeline}
            blocked={blocked.get(task.id) ?? lateText(task, game.limit)}
            drag={drag}
            handle={handle(task.id)}
            onMove={(to, control) => void move(index, to, control)}
            onCancel={() => onCancel(task)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}

const lateText = ({ endsOnTurn }: Task, limit: number | null): string | undefined =>
  limit !== null && endsOnTurn > limit ? `Too late: the game ends on turn ${limit}.` : undefined;
