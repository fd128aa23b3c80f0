/** Plays a journey turn by turn: the playback clock, and the controls below the map. */
import { ActionIcon, Group, SegmentedControl, Slider } from "@mantine/core";
import { useReducedMotion } from "@mantine/hooks";
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import classes from "./journey-map.module.css";

const STEP_MS = 50;

export interface Film {
  readonly turn: number;
  readonly end: number;
  readonly isPlaying: boolean;
  toggle(): void;
  /** Stops playback at this turn. */
  show(turn: number): void;
}

/** Returns a film that plays at once, or shows the last turn if the system asks for reduced motion. */
export function useFilm(end: number, turnsASecond: number): Film {
  const isCalm = useReducedMotion(false, { getInitialValueInEffect: false });
  const [turn, setTurn] = useState(isCalm ? end : 0);
  const [isPlaying, setPlaying] = useState(!isCalm);
  useEffect(() => {
    if (!isPlaying) return;
    const step = (turnsASecond * STEP_MS) / 1_000;
    const playing = setInterval(() => setTurn((now) => Math.min(end, now + step)), STEP_MS);
    return () => clearInterval(playing);
  }, [isPlaying, end, turnsASecond]);
  useEffect(() => {
    if (turn >= end) setPlaying(false);
  }, [turn, end]);
  return {
    turn: Math.floor(turn),
    end,
    isPlaying,
    toggle: () => {
      if (!isPlaying && turn >= end) setTurn(0);
      setPlaying(!isPlaying);
    },
    show: (wanted) => {
      setPlaying(false);
      setTurn(wanted);
    },
  };
}

/** A playback speed. */
export interface Speed {
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export function FilmControls({ film, speed }: { readonly film: Film; readonly speed?: Speed }) {
  return (
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
        max={Math.max(1, film.end)}
        value={film.turn}
        onChange={film.show}
        label={(turn) => `Turn ${turn}`}
        thumbLabel="Turn"
        size="sm"
      />
      {speed !== undefined && (
        <SegmentedControl
          size="xs"
          className={classes.speed ?? ""}
          aria-label="Speed"
          value={speed.value}
          onChange={speed.onChange}
          data={[...speed.choices]}
        />
      )}
      <span className={classes.turn}>Turn {film.turn}</span>
    </Group>
  );
}
