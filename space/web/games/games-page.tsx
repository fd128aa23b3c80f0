/** The start page: the games of this browser, a new one, and games to watch. */
import { Box, Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { Page } from "@outbound/kit/web/page.tsx";
import { Logo } from "../logo.tsx";
import { SaveCard } from "../saves/save-card.tsx";
import { ListedGames } from "./listed-games.tsx";
import { NewGameForm } from "./new-game-form.tsx";
import { OwnGames } from "./own-games.tsx";

export default function GamesPage() {
  return (
    <Box mih="100dvh">
      <Group component="header" justify="space-between" px={{ base: "sm", sm: "lg" }} py="xs">
        <Group gap="sm">
          <Logo />
          <Text fw={700}>Outbound Space</Text>
        </Group>
        <Button component="a" href="/" variant="default">
          Back to the game
        </Button>
      </Group>
      <main>
        <Page title="Games" lead="Play alone or with friends, or watch others.">
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: "start" }}>
            <Stack miw={0}>
              <SaveCard title="Continue">
                <OwnGames />
              </SaveCard>
              <SaveCard title="Watch">
                <ListedGames />
              </SaveCard>
            </Stack>
            <Stack miw={0}>
              <SaveCard title="New game">
                <NewGameForm />
              </SaveCard>
            </Stack>
          </SimpleGrid>
        </Page>
      </main>
    </Box>
  );
}
