/** A button that sends a call, with a menu that offers the same call as a curl command. */
import { Button, type ButtonProps, Group, Menu } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconChevronDown, IconTerminal2 } from "@tabler/icons-react";
import { createContext, type ReactNode, useContext } from "react";
import type { Call } from "./call.ts";
import { curlOf, type ShownCall } from "./curl.ts";
import { IconButton } from "./elements/icon-button.tsx";
import { type ActionOptions, useAction } from "./use-action.ts";

export interface ActionButtonProps<Answer> extends ButtonProps, ActionOptions<Answer> {
  readonly call: Call<Answer>;
  readonly children: ReactNode;
  /** Accessible name with action and object, if the button's text lacks it: "Cancel the survey of Ilvane". */
  readonly label?: string;
  /** True if the curl command needs a session token. */
  readonly signedIn?: boolean;
}

export function ActionButton<Answer>({
  call,
  children,
  label,
  signedIn = false,
  onDone,
  done,
  onRefused,
  ...look
}: ActionButtonProps<Answer>) {
  const action = useAction();
  return (
    <Group gap={2} wrap="nowrap">
      <Button
        {...look}
        disabled={look.disabled || action.isOff}
        loading={action.busy}
        {...(label === undefined ? {} : { "aria-label": label })}
        onClick={() => action.run(call, { onDone, done, onRefused })}
      >
        {children}
      </Button>
      <CurlMenu
        call={call}
        signedIn={signedIn}
        of={label ?? (typeof children === "string" ? children : "this action")}
      />
    </Group>
  );
}

/** True if the buttons offer their calls as curl commands. A client may make it a setting. */
export const ShowsCurl = createContext(true);

/** A small arrow that opens a menu with "Copy as curl". */
export function CurlMenu({
  call,
  of,
  signedIn = false,
}: {
  readonly call: ShownCall;
  /** The action of the command, for screen readers. */
  readonly of: string;
  readonly signedIn?: boolean;
}) {
  if (!useContext(ShowsCurl)) return null;
  return (
    // Rendered beside its button and not at the end of the document, so that it belongs to a landmark.
    <Menu position="bottom-end" shadow="md" withinPortal={false}>
      <Menu.Target>
        <IconButton icon={IconChevronDown} iconSize={14} size="sm" label={`More: ${of}`} />
      </Menu.Target>
      <Menu.Dropdown>
        <CurlItem call={call} signedIn={signedIn} />
      </Menu.Dropdown>
    </Menu>
  );
}

interface CurlItemProps {
  readonly call: ShownCall;
  readonly signedIn?: boolean;
  readonly children?: string;
}

/** A menu item that copies a call as a curl command. */
export function CurlItem({ call, signedIn = false, children = "Copy as curl" }: CurlItemProps) {
  const clipboard = useClipboard({ timeout: 2_000 });
  const Icon = clipboard.copied ? IconCheck : IconTerminal2;
  return (
    <Menu.Item
      closeMenuOnClick={false}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => clipboard.copy(curlOf(call, location.origin, signedIn))}
    >
      {clipboard.copied ? "Copied" : children}
    </Menu.Item>
  );
}
