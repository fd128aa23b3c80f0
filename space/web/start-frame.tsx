/** The frame of pages that do not belong to one of this browser's games. */
import { Box, Button, Group, Text } from "@mantine/core";
import { ShowsCurl } from "@outbound/kit/web/action-button.tsx";
import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";
import { useCommandSetting } from "./settings/settings.ts";

const LINKS = [
  { page: "games", href: "/games", text: "Games", short: "Games" },
  { page: "scores", href: "/scores", text: "Scores", short: "Scores" },
  { page: "game", href: "/", text: "Back to the game", short: "Play" },
] as const;

interface StartFrameProps {
  readonly here?: (typeof LINKS)[number]["page"];
  readonly children: ReactNode;
}

export function StartFrame({ here, children }: StartFrameProps) {
  const [showsCommands] = useCommandSetting();
  return (
    <ShowsCurl value={showsCommands}>
      <Box mih="100dvh">
        <Group component="header" justify="space-between" px={{ base: "sm", sm: "lg" }} py="xs">
          <Group gap="sm">
            <Logo />
            {/* A phone has room only for the links. */}
            <Text fw={700} visibleFrom="sm">
              Outbound Space
            </Text>
          </Group>
          <Group component="nav" aria-label="Pages" gap="xs" wrap="nowrap">
            {LINKS.map(({ page, href, text, short }) => (
              <Button
                key={page}
                component="a"
                href={href}
                variant={page === here ? "light" : "default"}
                {...(page === here && { "aria-current": "page" })}
              >
                <Box component="span" visibleFrom="sm">
                  {text}
                </Box>
                <Box component="span" hiddenFrom="sm">
                  {short}
                </Box>
              </Button>
            ))}
          </Group>
        </Group>
        <main>{children}</main>
      </Box>
    </ShowsCurl>
  );
}
