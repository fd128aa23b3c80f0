/** Handles the shortcuts on every page, and lists them. */
import { Box, Group, Kbd, Stack, Text } from "@mantine/core";
import { useDisclosure, useWindowEvent } from "@mantine/hooks";
import { Dialog } from "../elements/dialog.tsx";
import { type Shortcut, shortcutOf } from "./shortcuts.ts";

export interface ShortcutKeysProps {
  readonly shortcuts: readonly Shortcut[];
  readonly isOn: boolean;
  /** Shortcuts without an element. */
  readonly others?: Readonly<Record<string, () => void>>;
}

export function ShortcutKeys({ shortcuts, isOn, others = {} }: ShortcutKeysProps) {
  const [opened, sheet] = useDisclosure(false);
  useWindowEvent("keydown", (event) => {
    if (!isOn || document.querySelector("[role='dialog'][aria-modal='true']") !== null) return;
    const key = shortcutOf(event, document.activeElement);
    if (key === null) return;
    const other = key === "?" ? sheet.open : others[key];
    if (other !== undefined) other();
    else if (!press(key)) return;
    event.preventDefault();
  });
  return (
    <Dialog opened={opened} onClose={sheet.close} title="Keyboard shortcuts">
      <ShortcutList shortcuts={shortcuts} />
    </Dialog>
  );
}

/** Clicks the visible element with this shortcut. Returns false if there is none. */
function press(key: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`)];
  const shown = all.find((element) => element.checkVisibility());
  shown?.click();
  return shown !== undefined;
}

function ShortcutList({ shortcuts }: Pick<ShortcutKeysProps, "shortcuts">) {
  return (
    <Stack component="ul" gap="0.5rem" fz="sm">
      {shortcuts.map(({ keys, does }) => (
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
