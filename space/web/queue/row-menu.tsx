/** More actions of a pending task: its commands for a shell. */
import { ActionIcon, Menu } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import type { Call } from "@outbound/kit/web/call.ts";
import { curlOf } from "@outbound/kit/web/curl.ts";
import { IconCheck, IconDots, IconTerminal2 } from "@tabler/icons-react";
import { useState } from "react";
import type { Task } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";
import { cancelCall, moveCall } from "./calls.ts";
import classes from "./queue.module.css";

export function RowMenu({ task }: { readonly task: Task }) {
  const clipboard = useClipboard({ timeout: 2_000 });
  const [copied, setCopied] = useState("");
  const commands: readonly (readonly [string, Call<unknown>])[] = [
    ["Copy as curl: move to front", moveCall(task, 0)],
    ["Copy as curl: cancel", cancelCall(task)],
  ];
  return (
    <Menu position="bottom-end" shadow="md" closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" className={classes.tool} aria-label={`Commands: ${taskTitle(task)}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {commands.map(([text, call]) => (
          <Menu.Item
            key={text}
            leftSection={
              clipboard.copied && copied === text ? (
                <IconCheck size={16} aria-hidden />
              ) : (
                <IconTerminal2 size={16} aria-hidden />
              )
            }
            onClick={() => {
              setCopied(text);
              clipboard.copy(curlOf(call, location.origin));
            }}
          >
            {clipboard.copied && copied === text ? "Copied" : text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
