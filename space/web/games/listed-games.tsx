/** Lists the games that anyone may watch, the latest command first. The list refreshes regularly, for teachers of a class. */
import { Button, Group, Stack, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { OlderButton } from "@outbound/kit/web/elements/older-button.tsx";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { api, type GameOverview } from "../api.ts";
import { watchLink } from "../game/which-game.ts";
import { replayAddress } from "../pages.ts";
import { gameText } from "./game-text.ts";

const PAGE_LENGTH = 20;
const AGAIN_MS = 15_000;

export function ListedGames() {
  const list = useSuspenseInfiniteQuery({
    queryKey: ["games", "listed"],
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/games", { query: { limit: PAGE_LENGTH, offset: pageParam } }).send({ signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_LENGTH < total ? pages.length * PAGE_LENGTH : null),
    refetchInterval: AGAIN_MS,
  });
  const games = list.data.pages.flatMap((page) => page.games);
  // A game that was played between the reads of two pages is on both.
  const shown = [...new Map(games.map((game) => [game.watchId, game])).values()];
  if (shown.length === 0) return <Text c="dimmed">No listed games.</Text>;
  return (
    <>
      <Stack component="ul" gap="sm" className="divided">
        {shown.map((game) => (
          <ListedGame key={game.watchId} game={game} />
        ))}
      </Stack>
      <OlderButton list={list}>Show more</OlderButton>
    </>
  );
}

function ListedGame({ game }: { readonly game: GameOverview }) {
  const { name, watchId, status } = game;
  const [verb, href] = status === "active" ? ["Watch", watchLink("", watchId)] : ["Replay", replayAddress(watchId)];
  return (
    <Group component="li" justify="space-between" gap="xs" pb="sm">
      <div className="grow">
        <Text fw={600} truncate>
          {name}
        </Text>
        <Note>{gameText(game)}</Note>
      </div>
      <Button component="a" href={href} variant="default" aria-label={`${verb}: ${name}`}>
        {verb}
      </Button>
    </Group>
  );
}
