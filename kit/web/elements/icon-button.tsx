/** A button with an icon only: its label is its accessible name, and its tooltip where one is asked for. */
import { ActionIcon, type ActionIconProps, Tooltip, type TooltipProps } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";

export interface IconButtonProps
  extends Omit<ActionIconProps, "children">,
    Omit<ComponentPropsWithRef<"button">, keyof ActionIconProps | "children"> {
  readonly icon: Icon;
  readonly label: string;
  readonly iconSize?: number;
  /** Undefined for no tooltip; a shorter text than the label where that names the object too. */
  readonly tooltip?: string | undefined;
  readonly tooltipProps?: Omit<TooltipProps, "label" | "children">;
}

export function IconButton({ icon: Icon, label, iconSize = 18, tooltip, tooltipProps, ...look }: IconButtonProps) {
  const button = (
    <ActionIcon variant="subtle" color="gray" aria-label={label} {...look}>
      <Icon size={iconSize} aria-hidden />
    </ActionIcon>
  );
  if (tooltip === undefined) return button;
  return (
    <Tooltip label={tooltip} {...tooltipProps}>
      {button}
    </Tooltip>
  );
}
