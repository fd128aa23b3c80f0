/** A form that sends a call with the values of its fields, and shows the service's refusal in place. */
import { Button, type ButtonProps, Group, Stack, type StackProps } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Call } from "../call.ts";
import { fieldErrors } from "../problem.ts";
import { type ActionOptions, useAction } from "../use-action.ts";
import { FormRefusal } from "./refusal-alert.tsx";

export interface CallFormProps<Answer> extends Pick<ActionOptions<Answer>, "onDone" | "done"> {
  /** Accessible name. */
  readonly label?: string;
  /** `value` returns a field's value by its name. Return undefined if there is nothing to send. */
  readonly call: (value: (name: string) => string) => Call<Answer> | undefined;
  /** Text of the submit button. */
  readonly submit: string;
  readonly button?: ButtonProps;
  /** Adds a cancel button. Also called when there is nothing to send. */
  readonly onCancel?: () => void;
  /** Width and margins of the fields' column. */
  readonly layout?: StackProps;
  /** The fields; `errors` has the service's messages by field name. */
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

export function CallForm<Answer>(props: CallFormProps<Answer>) {
  const { label, call, submit, button, onCancel, layout, onDone, done, children } = props;
  const action = useAction();
  const [refusal, setRefusal] = useState<unknown>();

  async function submitForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const made = call((name) => String(values.get(name) ?? ""));
    if (made === undefined) return onCancel?.();
    setRefusal(undefined);
    if (await action.run(made, { onDone, done, onRefused: setRefusal })) form.reset();
  }

  const sendButton = (
    <Button type="submit" loading={action.busy} {...button}>
      {submit}
    </Button>
  );
  return (
    <form onSubmit={(event) => void submitForm(event)} aria-label={label}>
      <Stack gap="sm" {...layout}>
        {children(fieldErrors(refusal))}
        <FormRefusal error={refusal} />
        {onCancel === undefined ? (
          sendButton
        ) : (
          <Group justify="flex-end">
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
            {sendButton}
          </Group>
        )}
      </Stack>
    </form>
  );
}
