/** The replay of a finished game: the map, the events of each turn, and the milestones. */
import { Button, Stack, Text, Title } from "@mantine/core";
import { CopyTextButton } from "@outbound/kit/web/elements/copy-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { integer } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { IconEye, IconLink, IconMovie } from "@tabler/icons-react";
import { useState } from "react";
import { useSearch } from "wouter";
import { shipName } from "../../rules/game/ship-name.ts";
import { FilmControls, useFilm } from "../ending/film.tsx";
import { stopsUntil } from "../ending/journey.ts";
import mapClasses from "../ending/journey-map.module.css";
import { type Place, RouteSky } from "../ending/route-sky.tsx";
import { SeverityLine } from "../game/severity.tsx";
import { MAIN_GAME, watchLink } from "../game/which-game.ts";
import { replayAddress } from "../pages.ts";
import { StartFrame } from "../start-frame.tsx";
import classes from "./replay.module.css";
import { sceneAt } from "./replay-film.ts";
import type { Frame } from "./replay-frames.ts";
import { ShipFacts } from "./ship-facts.tsx";
import { type Replay, useReplay } from "./use-replay.ts";

export default function ReplayPage() {
  const game = new URLSearchParams(useSearch()).get("game") ?? MAIN_GAME;
  const replay = useReplay(game);
  const { seed, status, score, turn, difficulty } = replay.world.save;
  const outcome = status === "won" ? "Won" : "Lost";
  return (
    <StartFrame>
      <Page
        title={`Replay: the ${shipName(seed)}`}
        lead={
          status === "active"
            ? undefined
            : `${outcome} on turn ${turn}, ${integer(score)} points, ${difficulty}, seed ${seed}`
        }
        actions={
          <CopyTextButton value={location.origin + replayAddress(game)} icon={IconLink}>
            Copy link to this replay
          </CopyTextButton>
        }
      >
        {status === "active" ? <StillPlayed game={game} /> : <Film replay={replay} />}
      </Page>
    </StartFrame>
  );
}

const StillPlayed = ({ game }: { readonly game: string }) => (
  <EmptyState icon={<IconMovie size={24} />} title="This game is not over">
    <Text mb="sm">Its replay opens when it is won or lost.</Text>
    {game !== MAIN_GAME && (
      <Button component="a" href={watchLink("", game)} variant="default" leftSection={<IconEye size={16} />}>
        Watch it now
      </Button>
    )}
  </EmptyState>
);

/** Speeds in turns per second. */
const SPEEDS = [
  { value: "2", label: "1×" },
  { value: "6", label: "3×" },
  { value: "20", label: "10×" },
];

function Film({ replay: { world, summary, film, frames, whyLog } }: { readonly replay: Replay }) {
  const { turn: end, status } = world.save;
  const [speed, setSpeed] = useState("6");
  const shown = useFilm(end, Number(speed));
  const isOver = shown.turn >= end;
  const stops = stopsUntil(film.journey, shown.turn);
  // At first no system is lit; the map lights up along the route.
  const unexplored = world.systems.map((system) => ({ ...system, explored: false }));
  const place = world.systems.find(({ id }) => id === stops.at(-1)?.systemId)?.name;
  const frame = frames[shown.turn];
  return (
    <div className={classes.columns}>
      <div>
        <div className={mapClasses.sky}>
          <RouteSky
            systems={unexplored}
            stops={stops}
            turn={shown.turn}
            ship={shipPlace(frame?.jump, world.systems)}
            isWon={status === "won" && isOver}
          />
          <FilmControls film={shown} speed={{ value: speed, choices: SPEEDS, onChange: setSpeed }} />
        </div>
        {frame !== undefined && <ShipFacts frame={frame} />}
      </div>
      <Stack gap="lg" className={classes.log ?? ""}>
        {whyLog !== null && <Note role="note">From the log, without figures. {whyLog}</Note>}
        <Scene film={film} turn={shown.turn} place={place} />
        {isOver && summary.epilogue.length > 0 && (
          <Stack gap="xs">
            {summary.epilogue.map((text) => (
              <Text key={text} lh={1.6}>
                {text}
              </Text>
            ))}
          </Stack>
        )}
      </Stack>
      <Chapters film={film} turn={shown.turn} onShow={shown.show} />
    </div>
  );
}

/** Returns the ship's place between two systems; undefined if it is not on a jump. */
function shipPlace(jump: Frame["jump"] | undefined, systems: Replay["world"]["systems"]): Place | undefined {
  const from = systems.find(({ id }) => id === jump?.fromId);
  const to = systems.find(({ id }) => id === jump?.toId);
  if (!jump || !from || !to) return undefined;
  return { x: from.x + (to.x - from.x) * jump.done, y: from.y + (to.y - from.y) * jump.done };
}

interface SceneProps {
  readonly film: Replay["film"];
  readonly turn: number;
  /** Name of the system where the ship is; undefined if unknown. */
  readonly place: string | undefined;
}

function Scene({ film, turn, place }: SceneProps) {
  const scene = sceneAt(film, turn);
  return (
    <section aria-label="What happened" className={classes.scene}>
      <Title order={2} mb="xs">
        Turn {turn}
        {place !== undefined && `, ${place}`}
      </Title>
      {scene.turn < turn && <Note mb="xs">Nothing new since turn {scene.turn}:</Note>}
      <Stack component="ul" gap="0.4rem">
        {scene.events.map(({ seq, severity, text }) => (
          <SeverityLine key={seq} severity={severity}>
            {text}
          </SeverityLine>
        ))}
      </Stack>
    </section>
  );
}

interface ChaptersProps {
  readonly film: Replay["film"];
  readonly turn: number;
  readonly onShow: (turn: number) => void;
}

/** Lists the milestones; each one shows its turn. */
function Chapters({ film, turn, onShow }: ChaptersProps) {
  const { milestones } = film.journey;
  if (milestones.length === 0) return null;
  return (
    <section aria-labelledby="chapters">
      <Title order={2} id="chapters" mb="xs">
        Milestones
      </Title>
      <ol className={classes.chapters}>
        {milestones.map((milestone) => (
          <li key={`${milestone.turn} ${milestone.text}`}>
            <button
              type="button"
              data-past={milestone.turn <= turn || undefined}
              onClick={() => onShow(milestone.turn)}
            >
              <span className="tabular">{milestone.turn}</span>
              <span>{milestone.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
