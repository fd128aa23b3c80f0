/** A question before what cannot be undone; the service's refusal is shown where it was asked. */
import { Alert, Button, Group, Modal, Stack } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { Call } from "../call.ts";
import { detailOf } from "../problem.ts";
import { type ActionOptions, useAction } from "../use-action.ts";

interface ConfirmProps {
  readonly opened: boolean;
  onClose(): void;
  readonly title: string;
  /** What the button says that does it. */
  readonly confirm: string;
  readonly children: ReactNode;
}

export interface ConfirmCallProps<Answer> extends ConfirmProps, Omit<ActionOptions<Answer>, "onRefused"> {
  readonly call: () => Call<Answer>;
}

export function ConfirmCall<Answer>({ call, onDone, done, ...question }: ConfirmCallProps<Answer>) {
  const action = useAction();
  const [refusal, setRefusal] = useState<unknown>();
  function close() {
    setRefusal(undefined);
    question.onClose();
  }
  async function act() {
    setRefusal(undefined);
    const options = { ...(onDone && { onDone }), ...(done !== undefined && { done }), onRefused: setRefusal };
    if (await action.run(call(), options)) close();
  }
  return (
    <Question {...question} onClose={close} busy={action.busy} onConfirm={() => void act()}>
      {question.children}
      {refusal !== undefined && (
        <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {detailOf(refusal)}
        </Alert>
      )}
    </Question>
  );
}

interface QuestionProps extends ConfirmProps {
  readonly busy?: boolean;
  onConfirm(): void;
}

export function Question({ opened, onClose, title, confirm, children, busy = false, onConfirm }: QuestionProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <Stack>
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red" onClick={onConfirm} loading={busy}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
