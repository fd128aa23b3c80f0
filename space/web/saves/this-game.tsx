/** The current game: seed, difficulty, turn and score, and links to share. */
import { Button, Card, Group, Title } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { integer } from "@outbound/kit/web/format.ts";
import { IconCheck, IconCopy, IconLink } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useWorld } from "../game/game.ts";
import { difficultyName } from "./difficulties.ts";
import classes from "./saves.module.css";
import { shareLink } from "./shared-game.ts";

const STATES = { active: "in progress", won: "won", lost: "lost" } as const;

export function ThisGame() {
  const { save } = useWorld();
  const figures: readonly (readonly [string, string])[] = [
    ["Seed", String(save.seed)],
    ["Difficulty", difficultyName(save.difficulty)],
    [
      `${save.turn}, no limit`,
      save.limit === null ? `${save.turn}, without a last one` : `${save.turn} of ${save.limit}`,
    ],
    ["Score", integer(save.score)],
    ["State", STATES[save.status]],
  ];
  return (
    <Card component="section" aria-labelledby="this-game">
      <Title order={2} id="this-game">
        This game
      </Title>
      <dl className={classes.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Group gap="xs">
        <CopyButton text={String(save.seed)} icon={<IconCopy size={16} aria-hidden />}>
          Copy seed
        </CopyButton>
        <CopyButton text={shareLink(location.origin, save)} icon={<IconLink size={16} aria-hidden />}>
          Copy link to this galaxy
        </CopyButton>
      </Group>
    </Card>
  );
}

function CopyButton(given: { readonly text: string; readonly icon: ReactNode; readonly children: string }) {
  const clipboard = useClipboard({ timeout: 2_000 });
  return (
    <Button
      variant="default"
      leftSection={clipboard.copied ? <IconCheck size={16} aria-hidden /> : given.icon}
      onClick={() => clipboard.copy(given.text)}
    >
      {clipboard.copied ? "Copied" : given.children}
    </Button>
  );
}
