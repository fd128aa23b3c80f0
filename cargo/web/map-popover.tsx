/** A map button with a popover. */
import { Popover, type PopoverDropdownProps } from "@mantine/core";
import { IconButton, type IconButtonProps } from "@outbound/kit/web/elements/icon-button.tsx";
import { useState } from "react";

interface MapPopoverProps extends Pick<PopoverDropdownProps, "w" | "maw" | "children"> {
  readonly icon: IconButtonProps["icon"];
  readonly label: string;
  readonly shortcut: string;
  /** True while its content shows something on the map. */
  readonly isActive?: boolean;
}

export function MapPopover({ icon, label, shortcut, isActive = false, ...dropdown }: MapPopoverProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="left-start" shadow="md" withArrow trapFocus returnFocus>
      <Popover.Target>
        <IconButton
          icon={icon}
          variant="default"
          className={isActive ? "accent" : ""}
          size={40}
          label={label}
          tooltip={label}
          tooltipProps={{ position: "left", disabled: opened }}
          aria-keyshortcuts={shortcut}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} tabIndex={-1} data-autofocus {...dropdown} />
    </Popover>
  );
}
