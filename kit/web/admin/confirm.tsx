/** Asks before an action that cannot be undone, and shows the service's refusal in place. */
import { Alert, Button, Group, Modal, Stack } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { CurlMenu } from "../action-button.tsx";
import type { Call } from "../call.ts";
import { detailOf } from "../problem.ts";
import { type ActionOptions, useAction } from "../use-action.ts";

interface ConfirmProps {
  readonly opened: boolean;
  onClose(): void;
  readonly title: string;
  /** Text of the confirming button. */
  readonly confirm: string;
  readonly children: ReactNode;
}

export interface ConfirmCallProps<Answer> extends ConfirmProps, Omit<ActionOptions<Answer>, "onRefused"> {
  readonly call: () => Call<Answer>;
  /** Whether the curl command needs a session token. */
  readonly signedIn?: boolean;
}

export function ConfirmCall<Answer>({ call, signedIn = false, onDone, done, ...question }: ConfirmCallProps<Answer>) {
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
    <Question
      {...question}
      onClose={close}
      busy={action.busy}
      onConfirm={() => void act()}
      more={<CurlMenu call={call()} of={question.confirm} signedIn={signedIn} />}
    >
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
  /** Beside the button that confirms. */
  readonly more?: ReactNode;
  onConfirm(): void;
}

export function Question({ opened, onClose, title, confirm, children, busy = false, more, onConfirm }: QuestionProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <Stack>
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Group gap={2} wrap="nowrap">
            <Button color="red" onClick={onConfirm} loading={busy}>
              {confirm}
            </Button>
            {more}
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}
