/** Lists won games by rank, with links to watch them and to their replays. */
import { Button, Group, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { integer } from "@outbound/kit/web/format.ts";
import { IconEye, IconMovie } from "@tabler/icons-react";
import type { Score } from "../api.ts";
import { watchLink } from "../game/which-game.ts";
import { replayAddress } from "../pages.ts";
import classes from "./score-list.module.css";
import { scoreText } from "./score-text.ts";

interface ScoreListProps {
  readonly scores: readonly Score[];
  /** Hides the links. */
  readonly brief?: boolean;
}

export const ScoreList = ({ scores, brief = false }: ScoreListProps) => (
  <ol className={brief ? `divided ${classes.brief}` : "divided"} aria-label="Scores">
    {scores.map((score) => (
      <li key={score.rank} className={classes.row} data-rank={score.rank}>
        <span className={`${classes.rank} tabular`}>{score.rank}</span>
        <div>
          <Text fw={600} truncate>
            {score.name}
          </Text>
          <Note>{scoreText(score)}</Note>
        </div>
        <span className={`${classes.points} tabular`}>{integer(score.score)}</span>
        {!brief && <Links score={score} />}
      </li>
    ))}
  </ol>
);

/** Shows the links of a game. A game that is not listed has none. */
function Links({ score: { name, watchId } }: { readonly score: Score }) {
  if (watchId === null) return <span className={classes.links} />;
  const links = [
    { text: "Replay", icon: IconMovie, href: replayAddress(watchId) },
    { text: "Watch", icon: IconEye, href: watchLink("", watchId) },
  ];
  return (
    <Group className={classes.links ?? ""} gap="xs" justify="flex-end">
      {links.map(({ text, icon: Icon, href }) => (
        <Button
          key={text}
          component="a"
          href={href}
          variant="default"
          size="xs"
          aria-label={`${text}: ${name}`}
          leftSection={<Icon size={14} aria-hidden />}
        >
          {text}
        </Button>
      ))}
    </Group>
  );
}
