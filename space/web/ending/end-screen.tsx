/** The end of a game: the ending, the ship's journey, the score, and the next actions. */
import { Button, Group, Skeleton, Stack, Table, Text, Title } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { CopyTextButton } from "@outbound/kit/web/elements/copy-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { capitalised, counted, integer } from "@outbound/kit/web/format.ts";
import { useRead } from "@outbound/kit/web/use-read.ts";
import {
  IconDiamond,
  IconHammer,
  IconHistory,
  IconLink,
  IconMovie,
  IconRefresh,
  IconRocket,
  IconSkull,
  IconSunHigh,
  IconUserMinus,
  IconUserPlus,
} from "@tabler/icons-react";
import { useEffect } from "react";
import { Link } from "wouter";
import type { Ending as EndingKey } from "../../rules/game/ending.ts";
import { shipName } from "../../rules/game/ship-name.ts";
import { api, type SaveSummary } from "../api.ts";
import { useCurrentGame } from "../game/current-game.ts";
import { GAME, useSummary, useWorld } from "../game/game.ts";
import { CURRENT_GAME, knownGames, MAIN_GAME } from "../game/which-game.ts";
import { useOwnGames } from "../games/use-own-games.ts";
import { milestonesOf } from "../map/goal.ts";
import { replayAddress } from "../pages.ts";
import { shareLink } from "../saves/shared-game.ts";
import classes from "./end-screen.module.css";
import { EndingsList } from "./endings-list.tsx";
import { bestText, type Ending } from "./game-over.ts";
import type { Milestone } from "./journey.ts";
import { JourneyMap } from "./journey-map.tsx";
import { useJourney } from "./use-journey.ts";

interface EndScreenProps {
  readonly ending: Ending;
  readonly onClose: () => void;
}

export function EndScreen({ ending, onClose }: EndScreenProps) {
  const { save } = useWorld();
  const journey = useJourney();
  const summary = useSummary();
  const best = useBestText();
  // A game with its own link keeps its archive and replay, so the next game is a separate one.
  const newGame = CURRENT_GAME === null ? "/game" : "/games";
  const epilogue = summary?.epilogue ?? [];
  return (
    <Stack gap="lg">
      <div>
        <Group justify="space-between" gap="0 1rem" align="baseline">
          <Text className={classes.title}>{ending.title}</Text>
          <Text className={classes.score}>{integer(save.score)} points</Text>
        </Group>
        <Note>
          The {shipName(save.seed)}, {counted(save.turn, "turn")}, difficulty {save.difficulty}, seed {save.seed}
          {summary?.ending && `. Ending: ${summary.ending.replaceAll("-", " ")}`}
        </Note>
      </div>
      <div className={classes.story}>
        <Stack gap="xs">
          {(epilogue.length > 0 ? epilogue : [ending.text]).map((text) => (
            <Text key={text} lh={1.6}>
              {text}
            </Text>
          ))}
        </Stack>
        {journey === undefined ? <Skeleton height={260} radius="md" /> : <JourneyMap journey={journey} />}
      </div>
      {save.status === "lost" && <HowFar advice={ending.text} />}
      <div className={classes.columns}>
        <section aria-labelledby="end-score">
          <Title order={3} id="end-score">
            Score
          </Title>
          <Note>{best}</Note>
          {summary !== undefined && summary.items.length > 0 && <ScoreItems items={summary.items} />}
        </section>
        <Stack gap="md">
          {journey !== undefined && journey.milestones.length > 0 && (
            <section aria-labelledby="end-milestones">
              <Title order={3} id="end-milestones">
                Milestones
              </Title>
              <Milestones milestones={journey.milestones} />
            </section>
          )}
          {summary !== undefined && CURRENT_GAME?.kind !== "watch" && <Endings ending={summary.ending} />}
        </Stack>
      </div>
      <MoreActions onClose={onClose} />
      <div className={classes.footer}>
        <Button component={Link} href={newGame} onClick={onClose} leftSection={<IconRocket size={16} />}>
          New game
        </Button>
        <Button
          component={Link}
          href={shareLink("", save)}
          onClick={onClose}
          variant="default"
          leftSection={<IconRefresh size={16} />}
        >
          Same galaxy again
        </Button>
      </div>
    </Stack>
  );
}

/** Shown for a lost game: what was missing, and advice for the next game. */
function HowFar({ advice }: { readonly advice: string }) {
  const milestones = milestonesOf(useWorld());
  const open = milestones.filter(({ done }) => !done);
  return (
    <section aria-labelledby="end-far">
      <Title order={3} id="end-far">
        How far you came
      </Title>
      <Text size="sm">{advice}</Text>
      <Note>
        {milestones.length - open.length} of {milestones.length} steps of the road to victory done. Still open:{" "}
        {open.map(({ label }) => label).join(", ")}.
      </Note>
    </section>
  );
}

/** Storage key of the endings that this browser has shown. */
const SEEN_KEY = "outbound-space-endings";

function Endings({ ending }: { readonly ending: EndingKey | null }) {
  const [seen, setSeen] = useLocalStorage<readonly EndingKey[]>({
    key: SEEN_KEY,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  useEffect(() => {
    if (ending !== null && !seen.includes(ending)) setSeen([...seen, ending]);
  }, [ending, seen, setSeen]);
  return (
    <section aria-labelledby="end-endings">
      <Title order={3} id="end-endings">
        Ways to win
      </Title>
      <EndingsList seen={seen} />
    </section>
  );
}

/** Further actions on the finished game. */
function MoreActions({ onClose }: Pick<EndScreenProps, "onClose">) {
  const replay = useReplayAddress();
  const isWatched = CURRENT_GAME?.kind === "watch";
  return (
    <Group justify="center">
      {replay !== undefined && (
        <>
          <Button component="a" href={replay} variant="default" leftSection={<IconMovie size={16} />}>
            Replay
          </Button>
          <CopyTextButton value={location.origin + replay} icon={IconLink}>
            Share replay
          </CopyTextButton>
        </>
      )}
      {!isWatched && (
        <Button
          component={Link}
          href="/game"
          onClick={onClose}
          variant="default"
          leftSection={<IconHistory size={16} />}
        >
          Restore an earlier turn
        </Button>
      )}
    </Group>
  );
}

/** Returns the replay's address; undefined while the watch id is not known. */
function useReplayAddress(): string | undefined {
  const overview = useCurrentGame();
  const game = CURRENT_GAME?.kind === "play" ? overview?.watchId : (CURRENT_GAME?.id ?? MAIN_GAME);
  return game && replayAddress(game);
}

/** Returns a comparison with this game's archives and this browser's other games; empty for watchers, who have neither. */
function useBestText(): string {
  const { score } = useWorld().save;
  const isWatched = CURRENT_GAME?.kind === "watch";
  const archives = useRead([GAME, "archives"], api.get("/api/save/archives"), { enabled: !isWatched }).data;
  const others = useOwnGames(isWatched ? [] : knownGames().filter(({ id }) => id !== CURRENT_GAME?.id));
  return bestText(score, [...(archives ?? []), ...others.flatMap(({ overview }) => overview ?? [])]);
}

function ScoreItems({ items }: Pick<SaveSummary, "items">) {
  return (
    <Table aria-label="Score" fz="sm">
      <Table.Tbody>
        {items.map(({ item, count, each, points }) => (
          <Table.Tr key={item}>
            <Table.Th scope="row" fw={400}>
              {capitalised(item)}
            </Table.Th>
            <Table.Td ta="right" c="dimmed">
              {count} × {integer(each)}
            </Table.Td>
            <Table.Td ta="right">{integer(points)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const MILESTONE_ICONS = {
  fragment: IconDiamond,
  built: IconHammer,
  joined: IconUserPlus,
  lost: IconUserMinus,
} as const;

function Milestones({ milestones }: { readonly milestones: readonly Milestone[] }) {
  const { status } = useWorld().save;
  return (
    <ol className={classes.milestones}>
      {milestones.map(({ turn, kind, text }) => {
        const Icon = kind === "end" ? (status === "won" ? IconSunHigh : IconSkull) : MILESTONE_ICONS[kind];
        return (
          <li key={`${turn} ${text}`}>
            <span className="dimmed tabular">{turn}</span>
            <Icon size={16} className="accent" aria-hidden />
            <span>{text}</span>
          </li>
        );
      })}
    </ol>
  );
}
