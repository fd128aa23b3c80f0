/** The end of a game: outcome, score, and what to do next. */
import { Button, Group, Modal, Stack, Text, ThemeIcon } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { counted, integer } from "@outbound/kit/web/format.ts";
import { IconHistory, IconRocket, IconSkull, IconTrophy } from "@tabler/icons-react";
import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { useWorld } from "../game/game.ts";
import classes from "./game-over.module.css";
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
  return (
    <>
      <Button
        variant="light"
        className={classes.button}
        onClick={dialog.open}
        aria-label={won ? "Game won" : "Game lost"}
        leftSection={won ? <IconTrophy size={16} aria-hidden /> : <IconSkull size={16} aria-hidden />}
      >
        <span className={classes.wide}>{won ? "Game won" : "Game lost"}</span>
        <span className={classes.narrow}>{won ? "Won" : "Lost"}</span>
      </Button>
      <Modal opened={opened} onClose={dialog.close} title="The game is over" size="md">
        <Stack align="center" ta="center" gap="sm" pb="sm">
          <ThemeIcon size={64} radius="xl" variant="light" color={won ? "amber" : "gray"} aria-hidden>
            {won ? <IconTrophy size={34} /> : <IconSkull size={34} />}
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
