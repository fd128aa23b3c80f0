/** The end of a game: outcome, score, and what to do next. */
import { Box, Button, Group, Modal, Stack, Text, ThemeIcon } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { counted, integer } from "@outbound/kit/web/format.ts";
import { IconHistory, IconRocket, IconSkull, IconTrophy } from "@tabler/icons-react";
import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { useWorld } from "../game/game.ts";
import { endingOf } from "./game-over.ts";

/** Opens automatically when the game ends; afterwards the header's button opens it again. */
export function GameOver() {
  const { save } = useWorld();
  const ending = endingOf(save);
  const [page] = useLocation();
  // Going to the page for a new game counts as having seen it.
  const shows = ending !== null && page !== "/game";
  const [opened, dialog] = useDisclosure(shows);
  useEffect(() => (shows ? dialog.open() : dialog.close()), [shows, dialog.open, dialog.close]);
  if (ending === null) return null;
  const won = save.status === "won";
  const [Icon, outcome] = won ? [IconTrophy, "Game won"] : [IconSkull, "Game lost"];
  return (
    <>
      <Button
        variant="light"
        px={{ base: "0.6rem", sm: "md" }}
        onClick={dialog.open}
        aria-label={outcome}
        leftSection={<Icon size={16} aria-hidden />}
      >
        {/* The header of a phone has room for one word. */}
        <Box component="span" visibleFrom="sm">
          {outcome}
        </Box>
        <Box component="span" hiddenFrom="sm">
          {won ? "Won" : "Lost"}
        </Box>
      </Button>
      <Modal opened={opened} onClose={dialog.close} title="The game is over" size="md">
        <Stack align="center" ta="center" gap="sm" pb="sm">
          <ThemeIcon size={64} radius="xl" variant="light" color={won ? "amber" : "gray"} aria-hidden>
            <Icon size={34} />
          </ThemeIcon>
          <Text fw={650} size="lg">
            {ending.title}
          </Text>
          <Text>{ending.text}</Text>
          <Text size="xl" fw={700} className="tabular">
            {integer(save.score)} points
          </Text>
          <Text size="sm" c="dimmed">
            {counted(save.turn, "turn")} on difficulty {save.difficulty}, seed {save.seed}
          </Text>
          <Group justify="center" mt="sm">
            <Button component={Link} href="/game" onClick={dialog.close} leftSection={<IconRocket size={16} />}>
              New game
            </Button>
            <Button
              component={Link}
              href="/game"
              onClick={dialog.close}
              variant="default"
              leftSection={<IconHistory size={16} />}
            >
              Restore an earlier turn
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
