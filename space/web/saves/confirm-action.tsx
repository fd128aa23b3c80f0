/** A button that asks before it sends a call that replaces the game. */
import { Button, type ButtonProps, Group, Modal, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import type { Call } from "@outbound/kit/web/call.ts";
import { notifyRefused } from "@outbound/kit/web/notify.tsx";
import type { ReactNode } from "react";
import { useGameRefresh } from "../game/game.ts";

interface ConfirmActionProps<Answer> extends ButtonProps {
  readonly call: Call<Answer>;
  /** The button's text. */
  readonly text: string;
  /** Its accessible name, if several buttons have the same text. */
  readonly label?: string;
  readonly question: string;
  /** What it will do. */
  readonly children: ReactNode;
  /** The text of the confirming button. */
  readonly confirm: string;
  readonly done: string | ((answer: Answer) => string);
  readonly onDone?: () => void;
  readonly onRefused?: (error: unknown) => void;
}

export function ConfirmAction<Answer>(given: ConfirmActionProps<Answer>) {
  const { call, text, label, question, children, confirm, done, onDone, onRefused, ...look } = given;
  const [opened, dialog] = useDisclosure(false);
  const refresh = useGameRefresh();
  return (
    <>
      <Button {...look} onClick={dialog.open} aria-label={label ?? text}>
        {text}
      </Button>
      <Modal opened={opened} onClose={dialog.close} title={question}>
        <Stack>
          <div>{children}</div>
          <Group justify="flex-end">
            <Button variant="default" onClick={dialog.close}>
              Cancel
            </Button>
            <ActionButton
              call={call}
              done={done}
              onDone={() => {
                dialog.close();
                onDone?.();
                void refresh();
              }}
              onRefused={(error) => {
                dialog.close();
                (onRefused ?? notifyRefused)(error);
                void refresh();
              }}
            >
              {confirm}
            </ActionButton>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
