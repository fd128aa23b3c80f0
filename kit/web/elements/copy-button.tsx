/** A button that copies a text and says so for a moment. */
import { Button, type ButtonProps, CopyButton } from "@mantine/core";
import { type Icon, IconCheck, IconCopy } from "@tabler/icons-react";

export interface CopyTextButtonProps extends ButtonProps {
  /** The text to copy. */
  readonly value: string;
  readonly icon?: Icon;
  /** Accessible name, if the button's text lacks the object. */
  readonly label?: string;
  /** The button's text. */
  readonly children: string;
}

export const CopyTextButton = ({ value, icon = IconCopy, label, children, ...look }: CopyTextButtonProps) => (
  <CopyButton value={value} timeout={2_000}>
    {({ copied, copy }) => {
      const Icon = copied ? IconCheck : icon;
      return (
        <Button
          variant="default"
          {...look}
          leftSection={<Icon size={16} aria-hidden />}
          aria-label={label}
          onClick={copy}
        >
          {copied ? "Copied" : children}
        </Button>
      );
    }}
  </CopyButton>
);
