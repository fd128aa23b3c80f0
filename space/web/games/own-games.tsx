/** Lists the games that this browser can play, and the service's main game. */
import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { IconSettings, IconShare, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { GameOverview } from "../api.ts";
import { CURRENT_GAME, forgetGame, MAIN_GAME } from "../game/which-game.ts";
import { ShareDialog } from "../saves/share-dialog.tsx";
import { enterGame } from "./enter-game.ts";
import { gameText } from "./game-text.ts";
import { ManageDialog } from "./manage-dialog.tsx";
import { type OwnGame, useKnownGames, useMainGame, useOwnGames } from "./use-own-games.ts";

export function OwnGames() {
  const [known, readKnown] = useKnownGames();
  const [shared, setShared] = useState<GameOverview>();
  const [managed, setManaged] = useState<GameOverview>();
  const games = useOwnGames(known);
  const main = useMainGame().overview;
  const forget = (id: string) => {
    forgetGame(id);
    setManaged(undefined);
    readKnown();
  };
  return (
    <Stack component="ul" gap="sm" className="divided">
      <GameRow
        title={main === undefined || main.name === UNNAMED ? "Main game" : main.name}
        text={main === undefined ? SHARED : `${gameText(main)}. ${SHARED}`}
        isCurrent={CURRENT_GAME === null}
        onPlay={() => enterGame(null)}
        onManage={main && (() => setManaged({ ...main, id: MAIN_GAME }))}
      />
      {games.map((game) => {
        const { id, overview } = game;
        return (
          <GameRow
            key={id}
            title={overview?.name ?? (game.name || "A friend's game")}
            text={stateText(game)}
            isCurrent={CURRENT_GAME?.id === id}
            isGone={game.problem === "gone"}
            onPlay={() => enterGame(game)}
            onShare={overview && (() => setShared({ ...overview, id }))}
            onManage={overview && (() => setManaged({ ...overview, id }))}
            onForget={game.problem === "gone" ? () => forget(id) : undefined}
          />
        );
      })}
      {managed !== undefined && <ManageDialog game={managed} onForget={forget} onClose={() => setManaged(undefined)} />}
      {shared !== undefined && <ShareDialog game={shared} onClose={() => setShared(undefined)} />}
    </Stack>
  );
}

/** The service's name for the main game until someone renames it. */
const UNNAMED = "Main";
const SHARED = "Shared by everyone at this service.";

function stateText({ overview, problem }: OwnGame): string {
  if (problem === "gone") return "No longer at this service.";
  if (problem === "unreachable") return "The service does not answer.";
  return overview === undefined ? "Loading…" : gameText(overview);
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
      {/* On a phone, the buttons are below the text. */}
      <div style={{ flex: "1 1 14rem", minWidth: 0 }}>
        <Group gap="xs" wrap="nowrap">
          <Text fw={600} truncate>
            {title}
          </Text>
          {isCurrent && (
            <Badge variant="light" flex="none">
              Current
            </Badge>
          )}
        </Group>
        <Note>{text}</Note>
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
