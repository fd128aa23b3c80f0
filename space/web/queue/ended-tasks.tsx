/** Lists ended tasks, collapsed until opened. */
import { Accordion, Button, Group, Stack, Text } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { QueryBoundary } from "@outbound/kit/web/query-boundary.tsx";
import { IconBan, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, type EndedTask } from "../api.ts";
import { GAME } from "../game/game.ts";
import { goodsText } from "../game/goods.ts";
import { taskTitle } from "../orders/order-text.ts";

const PAGE_LENGTH = 15;
const STYLES = {
  item: { border: "none" },
  control: { paddingInline: "0.25rem" },
  label: { fontSize: "var(--mantine-font-size-sm)" },
};

export function EndedTasks() {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Accordion value={opened} onChange={setOpened} order={3} variant="default" styles={STYLES}>
      <Accordion.Item value="ended">
        <Accordion.Control>Ended tasks</Accordion.Control>
        <Accordion.Panel>
          <QueryBoundary what="ended tasks">{opened !== null && <EndedList />}</QueryBoundary>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

/** Returns the call that reads the ended tasks before a task, or the latest if `before` is null. */
const endedCall = (before: number | null) =>
  api.get("/api/tasks", { query: { limit: PAGE_LENGTH, ...(before === null ? {} : { before }) } });

function EndedList() {
  const pages = useSuspenseInfiniteQuery({
    queryKey: [GAME, "ended"],
    queryFn: ({ pageParam, signal }) => endedCall(pageParam).send({ signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ endedTasks }) => (endedTasks.length < PAGE_LENGTH ? null : (endedTasks.at(-1)?.id ?? null)),
  });
  const ended = pages.data.pages.flatMap(({ endedTasks }) => endedTasks);
  if (ended.length === 0) {
    return <Note>No ended tasks yet. Completed, cancelled and failed tasks appear here.</Note>;
  }
  return (
    <>
      <Stack component="ul" gap="xs" mb="0.75rem">
        {ended.map((task) => (
          <EndedRow key={task.id} task={task} />
        ))}
      </Stack>
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
    <Group component="li" gap="xs" wrap="nowrap" align="flex-start">
      <Icon size={18} style={{ flex: "none" }} className={className} aria-hidden />
      <Text size="sm" component="div">
        {taskTitle(task)}
        <Note>
          {word} on turn {task.endedOnTurn}, lead: {task.lead.name}
          {task.by !== undefined && `, ordered by ${task.by}`}
          {task.status !== "completed" && `; refunded: ${goodsText(task.refund)}`}
        </Note>
      </Text>
    </Group>
  );
}
