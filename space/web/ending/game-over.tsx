/** The end of a game: outcome, score and next actions. */
import { Box, Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { useIsPhone } from "@outbound/kit/web/elements/screen.ts";
import { IconSkull, IconTrophy } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useWorld } from "../game/game.ts";
import { EndScreen } from "./end-screen.tsx";
import { endingOf } from "./game-over.ts";

/** Opens once when the game has ended; afterwards the header's button opens it again. */
export function GameOver() {
  const { save } = useWorld();
  const ending = endingOf(save);
  const phone = useIsPhone();
  const [page] = useLocation();
  const isOver = ending !== null;
  // Opening the page for a new game counts as having seen the ending.
  const isAway = page === "/game";
  const [opened, { open, close }] = useDisclosure(isOver && !isAway);
  const isSeen = useRef(false);
  useEffect(() => {
    if (!isOver || isAway) close();
    else if (!isSeen.current) open();
    isSeen.current = isOver;
  }, [isOver, isAway, open, close]);
  if (ending === null) return null;
  const won = save.status === "won";
  const [Icon, outcome] = won ? [IconTrophy, "Game won"] : [IconSkull, "Game lost"];
  return (
    <>
      <Button
        variant="light"
        px={{ base: "0.6rem", sm: "md" }}
        onClick={open}
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
      <Dialog opened={opened} onClose={close} title="The game is over" size="66rem" fullScreen={phone}>
        <EndScreen ending={ending} onClose={close} />
      </Dialog>
    </>
  );
}
