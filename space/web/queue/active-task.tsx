/** Shows the active task with its progress. */
import { Group, Progress, Text } from "@mantine/core";
import { counted } from "@outbound/kit/web/format.ts";
import type { Task } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";
import classes from "./queue.module.css";
import { TaskFacts } from "./task-facts.tsx";
import { TaskTool } from "./task-tool.tsx";
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
        aria-label={`${taskTitle(task)}: ${done} of ${counted(task.durationTurns, "turn")} done`}
      />
      <TaskFacts task={task} />
      <Group gap={4} wrap="nowrap">
        <TeamAvatars task={task} />
        <TaskTool does="Cancel" task={task} onClick={onCancel} />
      </Group>
    </section>
  );
}
