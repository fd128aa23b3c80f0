/** Reacts to the keys on every page, and lists them. */
import { Box, Group, Kbd, Modal, Stack, Text } from "@mantine/core";
import { useDisclosure, useWindowEvent } from "@mantine/hooks";
import { useLocation } from "wouter";
import { ORDERS_ADDRESS } from "../pages.ts";
import { useShortcutSetting } from "./settings.ts";
import { SHORTCUTS, shortcutOf } from "./shortcuts.ts";

export function ShortcutKeys() {
  const [isOn] = useShortcutSetting();
  const [opened, sheet] = useDisclosure(false);
  const [, navigate] = useLocation();
  useWindowEvent("keydown", (event) => {
    if (!isOn || document.querySelector("[role='dialog'][aria-modal='true']") !== null) return;
    const key = shortcutOf(event, document.activeElement);
    if (key === null) return;
    if (key === "?") sheet.open();
    else if (key === "O") navigate(ORDERS_ADDRESS);
    else if (!press(key)) return;
    event.preventDefault();
  });
  return (
    <Modal opened={opened} onClose={sheet.close} title="Keyboard shortcuts">
      <ShortcutList />
    </Modal>
  );
}

/** Presses what carries the key and can be seen. Returns whether there is such an element. */
function press(key: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`)];
  const shown = all.find((element) => element.checkVisibility());
  shown?.click();
  return shown !== undefined;
}

function ShortcutList() {
  return (
    <Stack component="ul" gap="0.5rem" fz="sm">
      {SHORTCUTS.map(({ keys, does }) => (
        <Group component="li" key={keys} gap="0.75rem" wrap="nowrap">
          <Box w="8.5rem" flex="none">
            <Kbd>{keys}</Kbd>
          </Box>
          <Text size="sm">{does}</Text>
        </Group>
      ))}
    </Stack>
  );
}
