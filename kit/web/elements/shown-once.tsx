/** A secret that the service shows only once, with a copy button. */
import { Alert, Button, CopyButton, TextInput } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
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
      <CopyButton value={value} timeout={2_000}>
        {({ copied, copy: copyNow }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={copyNow}
          >
            {copied ? "Copied" : copy}
          </Button>
        )}
      </CopyButton>
      <Note size="sm" mt="xs">
        {children}
      </Note>
    </Alert>
  );
}
