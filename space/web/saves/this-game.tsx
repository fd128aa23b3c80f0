/** The current game: seed, difficulty, turn and score, and links to share. */
import { Button, Group } from "@mantine/core";
import { CopyTextButton } from "@outbound/kit/web/elements/copy-button.tsx";
import { capitalised, integer } from "@outbound/kit/web/format.ts";
import { IconLink, IconPlayerPlay, IconShare } from "@tabler/icons-react";
import { useState } from "react";
import { shipName } from "../../rules/game/ship-name.ts";
import { useCurrentGame } from "../game/current-game.ts";
import { Fact, Facts } from "../game/facts.tsx";
import { useWorld } from "../game/game.ts";
import { CURRENT_GAME } from "../game/which-game.ts";
import { useReplayPrologue } from "../prologue/prologue.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { shareLink } from "./shared-game.ts";

export const STATE_WORDS = { active: "in progress", won: "won", lost: "lost" } as const;

export function ThisGame() {
  const { save } = useWorld();
  const { seed, difficulty, turn, limit, score, status } = save;
  const replayPrologue = useReplayPrologue();
  const overview = useCurrentGame();
  const [sharing, setSharing] = useState(false);
  const own = CURRENT_GAME?.kind === "play" ? CURRENT_GAME : null;
  const facts = {
    Name: overview?.name ?? "…",
    Ship: shipName(seed),
    Seed: seed,
    Difficulty: capitalised(difficulty),
    Turn: limit === null ? `${turn}, no limit` : `${turn} of ${limit}`,
    Score: integer(score),
    State: STATE_WORDS[status],
  };
  return (
    <>
      <Facts layout="grid" tracks="repeat(auto-fit, minmax(8.5rem, 1fr))">
        {Object.entries(facts).map(([name, value]) => (
          <Fact key={name} name={name}>
            <b className="tabular">{value}</b>
          </Fact>
        ))}
      </Facts>
      <Group gap="xs">
        {own !== null && overview !== undefined && (
          <Button variant="default" leftSection={<IconShare size={16} aria-hidden />} onClick={() => setSharing(true)}>
            Share game
          </Button>
        )}
        <CopyTextButton value={String(seed)}>Copy seed</CopyTextButton>
        <CopyTextButton value={shareLink(location.origin, save)} icon={IconLink}>
          Copy link to this galaxy
        </CopyTextButton>
        <Button variant="default" leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={replayPrologue}>
          Watch the prologue
        </Button>
      </Group>
      {own !== null && overview !== undefined && sharing && (
        <ShareDialog game={{ ...overview, id: own.id }} onClose={() => setSharing(false)} />
      )}
    </>
  );
}
