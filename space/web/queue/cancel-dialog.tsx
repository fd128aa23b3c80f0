/** Asks before a task is cancelled, with its refund. */
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { notifyRefused } from "@outbound/kit/web/notify.tsx";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Task } from "../api.ts";
import { GAME, useGameRefresh } from "../game/game.ts";
import { goodsText } from "../orders/goods-text.ts";
import { taskTitle } from "../orders/order-text.ts";
import { cancelCall } from "./calls.ts";
import { refundText } from "./refund-text.ts";

interface CancelDialogProps {
  /** Null closes it. */
  readonly task: Task | null;
  readonly onClose: () => void;
}

export function CancelDialog({ task, onClose }: CancelDialogProps) {
  const [shown, setShown] = useState(task);
  if (task !== null && task !== shown) setShown(task);
  return (
    <Modal opened={task !== null} onClose={onClose} title={shown && `Cancel: ${taskTitle(shown)}?`}>
      {shown && <CancelQuestion key={shown.id} task={shown} open={task !== null} onClose={onClose} />}
    </Modal>
  );
}

interface CancelQuestionProps {
  readonly task: Task;
  readonly open: boolean;
  readonly onClose: () => void;
}

function CancelQuestion({ task, open, onClose }: CancelQuestionProps) {
  const refresh = useGameRefresh();
  const call = cancelCall(task);
  const dryRun = useQuery({
    queryKey: [GAME, "cancel", task.id],
    queryFn: ({ signal }) => call.preview().send({ signal }),
    enabled: open,
    gcTime: 0,
  });
  const refund = dryRun.data && refundText(task, dryRun.data.task.refund);
  return (
    <Stack>
      {dryRun.isError ? (
        <FailedState error={dryRun.error} retry={() => void dryRun.refetch()} />
      ) : (
        <div role="status">
          <Text>
            Refund: <b>{refund?.back ?? "…"}</b>
          </Text>
          <Text size="sm" c="dimmed" mih="1.5em">
            {refund?.about}
          </Text>
        </div>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Keep task
        </Button>
        <ActionButton
          color="red"
          call={call}
          label={`Cancel task: ${taskTitle(task)}`}
          done={(answer) => `Cancelled: ${taskTitle(task)}. Refunded: ${goodsText(answer.task.refund)}.`}
          onDone={() => {
            onClose();
            void refresh();
          }}
          onRefused={(error) => {
            notifyRefused(error);
            onClose();
            void refresh();
          }}
        >
          Cancel task
        </ActionButton>
      </Group>
    </Stack>
  );
}
