/** The daily game: a description, the best score, and this browser's own attempt. */
import { Button, Group, Text } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { capitalised, integer } from "@outbound/kit/web/format.ts";
import { serviceInstant } from "@outbound/kit/web/server-clock.ts";
import { readOptions } from "@outbound/kit/web/use-read.ts";
import { IconCalendarStar } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { scoresAddress } from "../pages.ts";
import { difficultyText } from "../saves/difficulties.ts";
import { dailyGameOf, dailyResult, dayText, untilNextDay } from "./daily-game.ts";
import { enterGame, enterNewGame } from "./enter-game.ts";
import { useKnownGames, useOwnGames } from "./use-own-games.ts";

const SECOND_MS = 1_000;

export function DailyCard() {
  const { date, difficulty, best } = useSuspenseQuery({
    ...readOptions(["daily"], api.get("/api/daily")),
    // Another game begins at midnight, also on a page that stays open. Clocks differ by less than a second.
    refetchInterval: () => untilNextDay(serviceInstant(Date.now())) + SECOND_MS,
  }).data;
  const games = useOwnGames(useKnownGames()[0]).flatMap(({ id, overview }) => (overview ? [{ ...overview, id }] : []));
  const own = dailyGameOf(games, date);
  const start = (text: string, variant: string) => (
    <ActionButton
      call={api.post("/api/games", { body: { daily: true } })}
      onDone={enterNewGame}
      variant={variant}
      leftSection={<IconCalendarStar size={16} aria-hidden />}
    >
      {text}
    </ActionButton>
  );
  return (
    <>
      <div>
        <Text fw={600}>
          {dayText(date)}: {capitalised(difficulty)}
        </Text>
        <Note>The same galaxy for everyone until midnight UTC. {difficultyText(difficulty)}.</Note>
      </div>
      <Text size="sm">
        {best === null ? "Nobody has won it yet." : `Best score so far: ${integer(best)} points.`}
        {own !== undefined && ` ${dailyResult(own)}`}
      </Text>
      <Group gap="xs">
        {own === undefined && start("Play today's game", "filled")}
        {own?.status === "active" && <Button onClick={() => enterGame(own)}>Continue today's game</Button>}
        {own !== undefined && own.status !== "active" && start("Try again", "default")}
        <Button component="a" href={scoresAddress({ daily: date })} variant="default">
          Scores of today
        </Button>
      </Group>
    </>
  );
}
