/** The game as a whole: facts, new game, earlier turns, archives, and export. */
import { Button, SimpleGrid, Stack } from "@mantine/core";
import { Page } from "@outbound/kit/web/page.tsx";
import { Archives } from "./archives.tsx";
import { EarlierTurns } from "./earlier-turns.tsx";
import { FileCard } from "./file-card.tsx";
import { NewGame } from "./new-game.tsx";
import { SaveCard } from "./save-card.tsx";
import { ThisGame } from "./this-game.tsx";

export default function GamePage() {
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
          <SaveCard title="Earlier turns">
            <EarlierTurns />
          </SaveCard>
          <SaveCard title="Game as a file">
            <FileCard />
          </SaveCard>
        </Stack>
        <Stack miw={0}>
          <SaveCard title="New game">
            <NewGame />
          </SaveCard>
          <SaveCard title="Archived games">
            <Archives />
          </SaveCard>
        </Stack>
      </SimpleGrid>
    </Page>
  );
}
