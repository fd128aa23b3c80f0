/** A secret that the service shows only once, with a copy button. */
import { Alert, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { CopyTextButton } from "./copy-button.tsx";
import { Note } from "./note.tsx";

interface ShownOnceProps {
  readonly title: string;
  /** Label of the field. */
  readonly label: string;
  readonly value: string;
  /** Text of the copy button. */
  readonly copy: string;
  /** Explanation below the field. */
  readonly children: ReactNode;
  readonly onClose?: () => void;
}

export function ShownOnce({ title, label, value, copy, children, onClose }: ShownOnceProps) {
  return (
    <Alert
      variant="light"
      title={title}
      {...(onClose !== undefined && { withCloseButton: true, closeButtonLabel: "Hide it", onClose })}
    >
      <TextInput
        label={label}
        description="Copy it now: it is not shown again"
        value={value}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        my="xs"
      />
      <CopyTextButton value={value}>{copy}</CopyTextButton>
      <Note size="sm" mt="xs">
        {children}
      </Note>
    </Alert>
  );
}
