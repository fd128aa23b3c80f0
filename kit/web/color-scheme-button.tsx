/** Switches between dark and light; the browser keeps the choice. */
import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";

export function ColorSchemeButton() {
  const { setColorScheme } = useMantineColorScheme();
  const present = useComputedColorScheme("dark", { getInitialValueInEffect: false });
  const next = present === "dark" ? "light" : "dark";
  return (
    <Tooltip label={`Switch to ${next}`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Switch to ${next}`}
        onClick={() => setColorScheme(next)}
      >
        {present === "dark" ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
}
