/** The games that this browser may play, and the service's main game. */
import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { IconSettings, IconShare, IconTrash } from "@tabler/icons-react";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { api, type GameOverview } from "../api.ts";
import { CURRENT_GAME, chooseGame, forgetGame, type KnownGame, knownGames } from "../game/which-game.ts";
import { gameText } from "./game-text.ts";
import { ManageDialog } from "./manage-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";

export function OwnGames() {
  const [games, setGames] = useState(knownGames);
  const [shared, setShared] = useState<GameOverview>();
  const [managed, setManaged] = useState<GameOverview>();
  const overviews = useQueries({
    queries: games.map(({ id }) => ({
      queryKey: ["games", id],
      queryFn: () => api.get("/api/games/{id}", { path: { id } }).send(),
      retry: false,
    })),
  });
  const forget = (id: string) => {
    forgetGame(id);
    setManaged(undefined);
    setGames(knownGames());
  };
  return (
    <Stack component="ul" gap="sm" className="divided">
      <GameRow
        title="Main game"
        text="Shared by everyone at this service."
        isCurrent={CURRENT_GAME === null}
        onPlay={() => open(null)}
      />
      {games.map((game, index) => {
        const { data, isError } = overviews[index] ?? {};
        return (
          <GameRow
            key={game.id}
            title={data?.name ?? (game.name || "A friend's game")}
            text={isError ? "No longer at this service." : data === undefined ? "Loading…" : gameText(data)}
            isCurrent={CURRENT_GAME?.id === game.id}
            isGone={isError}
            onPlay={() => open(game)}
            onShare={data && (() => setShared({ ...data, id: game.id }))}
            onManage={data && (() => setManaged({ ...data, id: game.id }))}
            onForget={isError ? () => forget(game.id) : undefined}
          />
        );
      })}
      {managed !== undefined && <ManageDialog game={managed} onForget={forget} onClose={() => setManaged(undefined)} />}
      {shared !== undefined && <ShareDialog game={shared} onClose={() => setShared(undefined)} />}
    </Stack>
  );
}

/** Another game is another page. */
function open(game: KnownGame | null): void {
  chooseGame(game && { kind: "play", id: game.id });
  location.assign("/");
}

interface GameRowProps {
  readonly title: string;
  readonly text: string;
  readonly isCurrent: boolean;
  readonly isGone?: boolean | undefined;
  readonly onPlay: () => void;
  readonly onShare?: (() => void) | undefined;
  readonly onManage?: (() => void) | undefined;
  readonly onForget?: (() => void) | undefined;
}

function GameRow({ title, text, isCurrent, isGone = false, onPlay, onShare, onManage, onForget }: GameRowProps) {
  return (
    <Group component="li" justify="space-between" gap="xs" pb="sm">
      <div className="grow">
        <Group gap="xs">
          <Text fw={600} truncate>
            {title}
          </Text>
          {isCurrent && <Badge variant="light">Current</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        {onShare !== undefined && <IconButton icon={IconShare} label={`Share: ${title}`} onClick={onShare} />}
        {onManage !== undefined && <IconButton icon={IconSettings} label={`Manage: ${title}`} onClick={onManage} />}
        {onForget !== undefined && <IconButton icon={IconTrash} label={`Forget: ${title}`} onClick={onForget} />}
        {!isGone && (
          <Button variant={isCurrent ? "filled" : "default"} onClick={onPlay} aria-label={`Continue: ${title}`}>
            Continue
          </Button>
        )}
      </Group>
    </Group>
  );
}
