/** Asks before an action, and shows the service's refusal in place. */
import { Button, type ButtonProps, Group, Stack } from "@mantine/core";
import { type ReactNode, useContext, useState } from "react";
import { CurlMenu } from "./action-button.tsx";
import type { Call } from "./call.ts";
import { Dialog } from "./elements/dialog.tsx";
import { useOpenDialog } from "./elements/page-dialogs.tsx";
import { RefusalAlert } from "./elements/refusal-alert.tsx";
import { type ActionOptions, CommandsOff, useAction } from "./use-action.ts";

interface ConfirmProps {
  readonly opened: boolean;
  onClose(): void;
  readonly title: string;
  /** Text of the confirming button. */
  readonly confirm: string;
  /** Accessible name of the confirming button, if its text lacks the object. */
  readonly label?: string;
  /** Text of the other button. */
  readonly cancel?: string;
  /** True if nothing is lost; the confirming button is then not red. */
  readonly isHarmless?: boolean;
  readonly children: ReactNode;
}

export interface ConfirmCallProps<Answer> extends ConfirmProps, ActionOptions<Answer> {
  readonly call: () => Call<Answer>;
  /** Name of a file for the body, if the body is too long for a curl command. */
  readonly bodyFile?: string;
  /** True if the curl command needs a session token. */
  readonly signedIn?: boolean;
}

interface ConfirmButtonProps<Answer> extends Omit<ConfirmCallProps<Answer>, "opened" | "onClose" | "label"> {
  /** The button's text. */
  readonly text: string;
  /** Accessible name, if several buttons have the same text. */
  readonly label?: string;
  /** How the button looks, and whether it is disabled. */
  readonly button?: ButtonProps;
}

/** A button that asks for confirmation before it sends a call. The question belongs to the page. */
export function ConfirmButton<Answer>(given: ConfirmButtonProps<Answer>) {
  const { text, label = text, button, ...question } = given;
  const openDialog = useOpenDialog();
  const isOff = useContext(CommandsOff) !== null;
  return (
    <Button
      variant="default"
      {...button}
      disabled={isOff || button?.disabled === true}
      onClick={() => openDialog((close) => <ConfirmCall {...question} opened onClose={close} />)}
      aria-label={label}
    >
      {text}
    </Button>
  );
}

/** If `onRefused` is given, a refusal closes the question and the caller shows it. */
export function ConfirmCall<Answer>(given: ConfirmCallProps<Answer>) {
  const { call, bodyFile, signedIn = false, onDone, done, onRefused, ...question } = given;
  const action = useAction();
  const [refusal, setRefusal] = useState<unknown>();
  const { method, url, body } = call();
  function close() {
    setRefusal(undefined);
    question.onClose();
  }
  async function act() {
    setRefusal(undefined);
    await action.run(call(), {
      done,
      onDone: (answer) => {
        close();
        onDone?.(answer);
      },
      onRefused: (error) => {
        if (onRefused === undefined) return setRefusal(error);
        close();
        onRefused(error);
      },
    });
  }
  return (
    <Question
      {...question}
      onClose={close}
      busy={action.busy}
      disabled={action.isOff}
      onConfirm={() => void act()}
      more={
        <CurlMenu
          call={{ method, url, body, ...(bodyFile !== undefined && { bodyFile }) }}
          of={question.label ?? question.confirm}
          signedIn={signedIn}
        />
      }
    >
      {question.children}
      <RefusalAlert error={refusal} />
    </Question>
  );
}

interface QuestionProps extends ConfirmProps {
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Shown beside the confirming button. */
  readonly more?: ReactNode;
  onConfirm(): void;
}

export function Question(given: QuestionProps) {
  const { opened, onClose, title, confirm, label, cancel = "Cancel", isHarmless = false, children } = given;
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Stack>
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {cancel}
          </Button>
          <Group gap={2} wrap="nowrap">
            <Button
              {...(!isHarmless && { color: "red" })}
              onClick={given.onConfirm}
              loading={given.busy ?? false}
              disabled={given.disabled ?? false}
              aria-label={label ?? confirm}
            >
              {confirm}
            </Button>
            {given.more}
          </Group>
        </Group>
      </Stack>
    </Dialog>
  );
}
