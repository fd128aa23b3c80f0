/**
 * A button that asks for confirmation before it sends a call about a whole game. Set `isHarmless` to false if something is lost.
 */
import { Button } from "@mantine/core";
import { ConfirmCall, type ConfirmCallProps } from "@outbound/kit/web/confirm.tsx";
import { useOpenDialog } from "@outbound/kit/web/elements/page-dialogs.tsx";
import { CommandsOff } from "@outbound/kit/web/use-action.ts";
import { useContext } from "react";

interface ConfirmButtonProps<Answer> extends Omit<ConfirmCallProps<Answer>, "opened" | "onClose" | "label"> {
  /** The button's text. */
  readonly text: string;
  /** Accessible name, if several buttons have the same text. */
  readonly label?: string;
  readonly variant?: string;
  readonly disabled?: boolean;
}

export function ConfirmButton<Answer>(given: ConfirmButtonProps<Answer>) {
  const { text, label = text, variant = "default", disabled = false, isHarmless = true, ...question } = given;
  const openDialog = useOpenDialog();
  const isOff = useContext(CommandsOff) !== null;
  const ask = () => openDialog((close) => <ConfirmCall {...question} isHarmless={isHarmless} opened onClose={close} />);
  return (
    <Button variant={variant} disabled={disabled || isOff} onClick={ask} aria-label={label}>
      {text}
    </Button>
  );
}
