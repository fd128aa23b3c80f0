/** Games that others let everyone watch, the latest command first. */
import { Button, Group, Stack, Text } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { watchLink } from "../game/which-game.ts";
import { replayAddress } from "../pages.ts";
import { gameText } from "./game-text.ts";

const SHOWN = 20;

export function ListedGames() {
  const { games } = useSuspenseQuery({
    queryKey: ["games", "listed"],
    queryFn: () => api.get("/api/games", { query: { limit: SHOWN } }).send(),
  }).data;
  if (games.length === 0) return <Text c="dimmed">No listed games.</Text>;
  return (
    <Stack component="ul" gap="sm" className="divided">
      {games.map((game) => (
        <Group component="li" key={game.watchId} justify="space-between" gap="xs" pb="sm">
          <div className="grow">
            <Text fw={600} truncate>
              {game.name}
            </Text>
            <Text size="sm" c="dimmed">
              {gameText(game)}
            </Text>
          </div>
          {game.status === "active" ? (
            <Button
              component="a"
              href={watchLink("", game.watchId)}
              variant="default"
              aria-label={`Watch: ${game.name}`}
            >
              Watch
            </Button>
          ) : (
            <Button
              component="a"
              href={replayAddress(game.watchId)}
              variant="default"
              aria-label={`Replay: ${game.name}`}
            >
              Replay
            </Button>
          )}
        </Group>
      ))}
    </Stack>
  );
}
