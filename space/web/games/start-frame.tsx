/** The frame of pages that belong to no game of this browser. */
import { Box, Button, Group, Text } from "@mantine/core";
import { ShowsCurl } from "@outbound/kit/web/action-button.tsx";
import type { ReactNode } from "react";
import { Logo } from "../logo.tsx";
import { useCommandSetting } from "../settings/settings.ts";

export function StartFrame({
  children,
  isStart = false,
}: {
  readonly children: ReactNode;
  readonly isStart?: boolean;
}) {
  const [showsCommands] = useCommandSetting();
  return (
    <ShowsCurl value={showsCommands}>
      <Box mih="100dvh">
        <Group component="header" justify="space-between" px={{ base: "sm", sm: "lg" }} py="xs">
          <Group gap="sm">
            <Logo />
            <Text fw={700}>Outbound Space</Text>
          </Group>
          <Group gap="xs">
            {!isStart && (
              <Button component="a" href="/games" variant="default">
                All games
              </Button>
            )}
            <Button component="a" href="/" variant="default">
              Back to the game
            </Button>
          </Group>
        </Group>
        <main>{children}</main>
      </Box>
    </ShowsCurl>
  );
}
