/** Ended tasks, collapsed until opened. */
import { Accordion, Button, Group, Text } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import { FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import { IconBan, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, type EndedTask } from "../api.ts";
import { GAME } from "../game/game.ts";
import { goodsText } from "../orders/goods-text.ts";
import { taskTitle } from "../orders/order-text.ts";
import classes from "./queue.module.css";

const PAGE_LENGTH = 15;

export function EndedTasks() {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Accordion
      value={opened}
      onChange={setOpened}
      order={3}
      variant="default"
      classNames={{ control: classes.fold ?? "" }}
    >
      <Accordion.Item value="ended" className={classes.foldItem ?? ""}>
        <Accordion.Control>Ended tasks</Accordion.Control>
        <Accordion.Panel>{opened !== null && <EndedList />}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

/** Those before a task; the latest without one. */
const endedCall = (before: number | null) =>
  api.get("/api/tasks", { query: { limit: PAGE_LENGTH, ...(before === null ? {} : { before }) } });

function EndedList() {
  const pages = useInfiniteQuery({
    queryKey: [GAME, "ended"],
    queryFn: ({ pageParam, signal }) => endedCall(pageParam).send({ signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ endedTasks }) => (endedTasks.length < PAGE_LENGTH ? null : (endedTasks.at(-1)?.id ?? null)),
  });
  if (pages.isPending) return <LoadingState what="ended tasks" />;
  if (pages.isError) return <FailedState error={pages.error} retry={() => void pages.refetch()} />;
  const ended = pages.data.pages.flatMap(({ endedTasks }) => endedTasks);
  if (ended.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No ended tasks yet. Completed, cancelled and failed tasks appear here.
      </Text>
    );
  }
  return (
    <>
      <ul className={classes.ended}>
        {ended.map((task) => (
          <EndedRow key={task.id} task={task} />
        ))}
      </ul>
      <Group gap={2}>
        {pages.hasNextPage && (
          <Button
            variant="default"
            size="xs"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Older
          </Button>
        )}
        <CurlMenu call={endedCall(null)} of="the ended tasks" />
      </Group>
    </>
  );
}

const OUTCOMES = {
  completed: { Icon: IconCircleCheck, word: "Done", className: "good" },
  cancelled: { Icon: IconBan, word: "Cancelled", className: undefined },
  failed: { Icon: IconCircleX, word: "Failed", className: "warn" },
} as const;

function EndedRow({ task }: { readonly task: EndedTask }) {
  const { Icon, word, className } = OUTCOMES[task.status];
  return (
    <li className={classes.endedRow}>
      <Icon size={18} aria-hidden className={className} />
      <Text size="sm" component="div">
        {taskTitle(task)}
        <Text size="sm" c="dimmed">
          {word} on turn {task.endedOnTurn}, lead: {task.lead.name}
          {task.status !== "completed" && `; refunded: ${goodsText(task.refund)}`}
        </Text>
      </Text>
    </li>
  );
}
