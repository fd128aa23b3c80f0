/** The start page: this browser's games, a form for a new game, and games to watch. */
import { Alert, SimpleGrid, Stack } from "@mantine/core";
import { Page } from "@outbound/kit/web/page.tsx";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useSearch } from "wouter";
import { SaveCard } from "../saves/save-card.tsx";
import { TopScores } from "../scores/top-scores.tsx";
import { StartFrame } from "../start-frame.tsx";
import { DailyCard } from "./daily-card.tsx";
import { ListedGames } from "./listed-games.tsx";
import { NewGameForm } from "./new-game-form.tsx";
import { OwnGames } from "./own-games.tsx";
import { SharedGalaxy } from "./shared-galaxy.tsx";

export default function GamesPage() {
  const isGone = new URLSearchParams(useSearch()).has("gone");
  return (
    <StartFrame here="games">
      <Page title="Games" lead="Play alone or with friends, or watch others.">
        {isGone && (
          <Alert color="amber" mb="md" icon={<IconAlertTriangle aria-hidden />} title="That game no longer exists">
            It was deleted, or its link is wrong. Choose another one.
          </Alert>
        )}
        <SharedGalaxy />
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: "start" }}>
          <Stack miw={0}>
            <SaveCard title="Continue">
              <OwnGames />
            </SaveCard>
            <SaveCard title="Daily game">
              <DailyCard />
            </SaveCard>
            <SaveCard title="Best of the week">
              <TopScores />
            </SaveCard>
          </Stack>
          <Stack miw={0}>
            <SaveCard title="New game">
              <NewGameForm />
            </SaveCard>
            <SaveCard title="Watch">
              <ListedGames />
            </SaveCard>
          </Stack>
        </SimpleGrid>
      </Page>
    </StartFrame>
  );
}
