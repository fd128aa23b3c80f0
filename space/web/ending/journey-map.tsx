/** The galaxy with the way of the ship, which can be played turn by turn. */
import { ActionIcon, Group, Slider } from "@mantine/core";
import { useReducedMotion } from "@mantine/hooks";
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { System } from "../api.ts";
import { useWorld } from "../game/game.ts";
import { lookOf } from "../map/chart/star-look.ts";
import { GALAXY } from "../map/chart/view.ts";
import { type Journey, stopsUntil } from "./journey.ts";
import classes from "./journey-map.module.css";

/** The whole journey takes this long. */
const FILM_MS = 6_000;
const STEP_MS = 50;
/** Light years around the galaxy. */
const MARGIN = 2;

export function JourneyMap({ journey }: { readonly journey: Journey }) {
  const { systems, save } = useWorld();
  const film = useFilm(save.turn);
  const stops = stopsUntil(journey, film.turn);
  const visited = new Set(stops.map(({ systemId }) => systemId));
  const place = (id: number): System | undefined => systems.find((system) => system.id === id);
  const path = stops
    .flatMap(({ systemId }) => place(systemId) ?? [])
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`)
    .join("");
  const last = place(stops.at(-1)?.systemId ?? -1);
  const isWon = save.status === "won" && film.turn >= save.turn;
  return (
    <div className={classes.sky}>
      <svg
        viewBox={`${-MARGIN} ${-MARGIN} ${GALAXY.width + 2 * MARGIN} ${GALAXY.height + 2 * MARGIN}`}
        role="img"
        aria-label={`Route of the ship until turn ${film.turn}: ${stops.length === 0 ? "not recorded" : stops.map(({ systemId }) => place(systemId)?.name).join(", ")}`}
      >
        <radialGradient id="relit-light">
          <stop offset="0%" stopColor="#8ff0ff" stopOpacity="0.6" />
          <stop offset="100%" stopColor="#8ff0ff" stopOpacity="0" />
        </radialGradient>
        {systems.map(({ id, x, y, starClass, explored, apex }) => (
          <g key={id} transform={`translate(${x} ${y})`} style={{ ["--star" as string]: lookOf(starClass).color }}>
            {apex && isWon && <circle className={classes.relit} r={8} fill="url(#relit-light)" />}
            {(visited.has(id) || (apex && isWon)) && <circle className={classes.glow} r={1.5} />}
            <circle
              className={explored || visited.has(id) ? classes.star : classes.dark}
              r={apex ? 0.75 : visited.has(id) ? 0.6 : 0.35}
            />
            {apex && <circle className={classes.apex} r={1.5} />}
          </g>
        ))}
        <path className={classes.way} d={path} />
        {last !== undefined && <circle className={classes.ship} cx={last.x} cy={last.y} r={1.1} />}
      </svg>
      <Group className={classes.controls} gap="sm" wrap="nowrap">
        <ActionIcon
          variant="filled"
          size={36}
          aria-label={film.isPlaying ? "Pause the journey" : "Play the journey"}
          onClick={film.toggle}
        >
          {film.isPlaying ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
        </ActionIcon>
        <Slider
          flex={1}
          min={0}
          max={Math.max(1, save.turn)}
          value={film.turn}
          onChange={film.show}
          label={(turn) => `Turn ${turn}`}
          thumbLabel="Turn"
          size="sm"
        />
        <span className={classes.turn}>Turn {film.turn}</span>
      </Group>
    </div>
  );
}

/** Shows the last turn first; plays from the start on request, and at once where motion is welcome. */
function useFilm(end: number) {
  const isCalm = useReducedMotion(false, { getInitialValueInEffect: false });
  const [turn, setTurn] = useState(isCalm ? end : 0);
  const [isPlaying, setPlaying] = useState(!isCalm);
  useEffect(() => {
    if (!isPlaying) return;
    const playing = setInterval(
      () => setTurn((now) => Math.min(end, now + Math.max(1, (end * STEP_MS) / FILM_MS))),
      STEP_MS,
    );
    return () => clearInterval(playing);
  }, [isPlaying, end]);
  useEffect(() => {
    if (turn >= end) setPlaying(false);
  }, [turn, end]);
  return {
    turn: Math.floor(turn),
    isPlaying,
    toggle: () => {
      if (!isPlaying && turn >= end) setTurn(0);
      setPlaying(!isPlaying);
    },
    show: (wanted: number) => {
      setPlaying(false);
      setTurn(wanted);
    },
  };
}
