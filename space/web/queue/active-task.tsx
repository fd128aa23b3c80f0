/** The active task with its progress. */
import { Progress, Text } from "@mantine/core";
import type { Task } from "../api.ts";
import { taskTitle, turnsText } from "../orders/order-text.ts";
import { CancelButton } from "./cancel-button.tsx";
import classes from "./queue.module.css";
import { TaskFacts } from "./task-facts.tsx";
import { TeamAvatars } from "./team-avatars.tsx";

interface ActiveTaskProps {
  readonly task: Task;
  readonly onCancel: () => void;
}

export function ActiveTask({ task, onCancel }: ActiveTaskProps) {
  const done = task.durationTurns - task.remainingTurns;
  return (
    <section className={classes.active} aria-label="Active task">
      <Text size="xs" fw={600} className="accent">
        Active
      </Text>
      <Text fw={600} className={classes.title}>
        {taskTitle(task)}
      </Text>
      <Progress
        value={(100 * done) / task.durationTurns}
        size="md"
        mt={6}
        mb={4}
        aria-label={`${taskTitle(task)}: ${done} of ${turnsText(task.durationTurns)} done`}
      />
      <TaskFacts task={task} />
      <div className={classes.bottom}>
        <TeamAvatars task={task} />
        <CancelButton task={task} onClick={onCancel} />
      </div>
    </section>
  );
}
