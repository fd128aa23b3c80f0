/** The Game page: facts, new game, earlier turns, archives, and export. */
import { Button, SimpleGrid, Stack } from "@mantine/core";
import { Page } from "@outbound/kit/web/page.tsx";
import { CommandsOff } from "@outbound/kit/web/use-action.ts";
import { useContext } from "react";
import { Redirect, useSearch } from "wouter";
import { Archives } from "./archives.tsx";
import { EarlierTurns } from "./earlier-turns.tsx";
import { FileCard } from "./file-card.tsx";
import { NewGame } from "./new-game.tsx";
import { SaveCard } from "./save-card.tsx";
import { sharedGame, shareLink } from "./shared-game.ts";
import { ThisGame } from "./this-game.tsx";

export default function GamePage() {
  // The service refuses archives and earlier turns to watchers.
  const isPlayer = useContext(CommandsOff) === null;
  const shared = sharedGame(useSearch());
  // Redirects links of earlier releases, which restarted the open game.
  if (shared !== null) return <Redirect to={shareLink("", shared)} replace />;
  return (
    <Page
      title="Game"
      lead="Everything is saved automatically."
      actions={
        <Button component="a" href="/games" variant="default">
          All games
        </Button>
      }
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: "start" }}>
        <Stack miw={0}>
          <SaveCard title="This game">
            <ThisGame />
          </SaveCard>
          {isPlayer && (
            <>
              <SaveCard title="Earlier turns">
                <EarlierTurns />
              </SaveCard>
              <SaveCard title="Game as a file">
                <FileCard />
              </SaveCard>
            </>
          )}
        </Stack>
        {isPlayer && (
          <Stack miw={0}>
            <SaveCard title="New game">
              <NewGame />
            </SaveCard>
            <SaveCard title="Archived games">
              <Archives />
            </SaveCard>
          </Stack>
        )}
      </SimpleGrid>
    </Page>
  );
}
