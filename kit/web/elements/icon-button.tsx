/** A button with only an icon. Its label is its accessible name, and also its tooltip if one is wanted. */
import { ActionIcon, type ActionIconProps, Tooltip, type TooltipProps } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";

export interface IconButtonProps
  extends Omit<ActionIconProps, "children">,
    Omit<ComponentPropsWithRef<"button">, keyof ActionIconProps | "children"> {
  readonly icon: Icon;
  readonly label: string;
  readonly iconSize?: number;
  /** Undefined for no tooltip. It may be shorter than the label if that names the object too. */
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
