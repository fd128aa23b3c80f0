/** Shows the queue as a timeline: active and pending tasks, their teams, and ended tasks. */
import { Group, Stack, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { IconClipboardList } from "@tabler/icons-react";
import { useState } from "react";
import { QUEUE_LIMIT } from "../../rules/values/limits.ts";
import type { Task } from "../api.ts";
import { ForecastStrip } from "../forecast/forecast-strip.tsx";
import { queueOf, useWorld } from "../game/game.ts";
import { taskTitle } from "../orders/order-text.ts";
import { forgetTask } from "../orders/use-queued.ts";
import { ActiveTask } from "./active-task.tsx";
import { cancelCall } from "./calls.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { EndedTasks } from "./ended-tasks.tsx";
import { PendingTasks } from "./pending-tasks.tsx";
import { losesNothing } from "./refund-text.ts";
import { timelineOf } from "./timeline.ts";

/** `titled` is false if the surrounding drawer already has a title. */
export function QueuePanel({ titled = true }: { readonly titled?: boolean }) {
  const world = useWorld();
  const { activeTask, pendingTasks } = world;
  const [leaving, setLeaving] = useState<Task | null>(null);
  const { run } = useAction();
  const cancel = (task: Task) => {
    if (!losesNothing(task)) return setLeaving(task);
    void run(cancelCall(task), { onDone: () => forgetTask(task.id), done: `Cancelled: ${taskTitle(task)}.` });
  };
  const queue = queueOf(world);
  const timeline = timelineOf(queue, world.save.turn);
  return (
    <Stack component="section" gap="0.75rem" miw={0} aria-label="Queue">
      <Group justify="space-between" gap="xs">
        {titled && <Title order={2}>Queue</Title>}
        {queue.length > 0 && (
          <Note>
            {queue.length} of {QUEUE_LIMIT} tasks, until turn {timeline.to}
          </Note>
        )}
      </Group>
      {queue.length === 0 && (
        <EmptyState icon={<IconClipboardList size={22} />} title="The queue is empty">
          Jump to a star, explore, or order ship work or research. With an empty queue no turn passes.
        </EmptyState>
      )}
      {activeTask && <ActiveTask task={activeTask} onCancel={() => cancel(activeTask)} />}
      {pendingTasks.length > 0 && <PendingTasks tasks={pendingTasks} timeline={timeline} onCancel={cancel} />}
      <ForecastStrip />
      <EndedTasks />
      <CancelDialog task={leaving} onClose={() => setLeaving(null)} />
    </Stack>
  );
}
