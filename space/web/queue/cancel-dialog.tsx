/** Asks for confirmation before a task is cancelled, and shows its refund. */
import { Text } from "@mantine/core";
import { ConfirmCall } from "@outbound/kit/web/confirm.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { useState } from "react";
import type { Task } from "../api.ts";
import { DRY_RUN, queueOf, useWorld } from "../game/game.ts";
import { goodsText } from "../game/goods.ts";
import { taskTitle } from "../orders/order-text.ts";
import { forgetTask } from "../orders/use-queued.ts";
import { cancelCall } from "./calls.ts";
import { refundText } from "./refund-text.ts";

interface CancelDialogProps {
  /** The task to cancel; null closes the dialog. */
  readonly task: Task | null;
  readonly onClose: () => void;
}

export function CancelDialog({ task, onClose }: CancelDialogProps) {
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(task);
  if (task !== null && task !== shown) setShown(task);
  if (shown === null) return null;
  const title = taskTitle(shown);
  return (
    <ConfirmCall
      opened={task !== null}
      onClose={onClose}
      title={`Cancel: ${title}?`}
      cancel="Keep task"
      confirm="Cancel task"
      label={`Cancel task: ${title}`}
      call={() => cancelCall(shown)}
      onDone={() => forgetTask(shown.id)}
      done={(answer) => `Cancelled: ${title}. Refunded: ${goodsText(answer.task.refund)}.`}
    >
      <Refund task={shown} isAsked={task !== null} />
    </ConfirmCall>
  );
}

/** Shows the refund from the service's dry run. */
function Refund({ task: asked, isAsked }: { readonly task: Task; readonly isAsked: boolean }) {
  const world = useWorld();
  const { epoch, save } = world;
  // Another tab may end a turn meanwhile, in which the task starts or continues.
  const task = queueOf(world).find(({ id }) => id === asked.id) ?? asked;
  const dryRun = useRead([DRY_RUN, "cancel", epoch, task.id, save.turn], cancelCall(task).preview(), {
    enabled: isAsked,
    gcTime: 0,
  });
  if (dryRun.isError) return <FailedState error={dryRun.error} retry={() => void dryRun.refetch()} />;
  const refund = dryRun.data && refundText(task, dryRun.data.task.refund);
  return (
    <div role="status">
      <Text>
        Refund: <b>{refund?.back ?? "…"}</b>
      </Text>
      <Note mih="1.5em">{refund?.about}</Note>
    </div>
  );
}
