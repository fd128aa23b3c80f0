/** The notes of each sound, and the choice of the sound for a turn. */
import type { ChooseAnswer, GameEvent } from "../api.ts";

export interface Note {
  readonly hertz: number;
  /** Pitch at the end of the note, if it changes. */
  readonly to?: number;
  /** Seconds from the start of the sound. */
  readonly at: number;
  readonly seconds: number;
  readonly wave: "sine" | "triangle" | "sawtooth";
  /** Share of the volume, from 0 to 1. */
  readonly loudness: number;
}

const note = (hertz: number, at: number, seconds: number, more: Partial<Note> = {}): Note => ({
  hertz,
  at,
  seconds,
  wave: "sine",
  loudness: 0.5,
  ...more,
});

export const SOUNDS = {
  turn: [note(220, 0, 0.12, { wave: "triangle", loudness: 0.35 })],
  order: [note(440, 0, 0.07, { wave: "triangle" }), note(660, 0.07, 0.1, { wave: "triangle" })],
  arrival: [note(130, 0, 0.5, { to: 390, loudness: 0.4 }), note(390, 0.4, 0.35, { loudness: 0.3 })],
  discovery: [note(523, 0, 0.16), note(659, 0.12, 0.16), note(988, 0.24, 0.4, { loudness: 0.4 })],
  mishap: [
    note(150, 0, 0.35, { to: 60, wave: "sawtooth", loudness: 0.4 }),
    note(95, 0.1, 0.45, { to: 45, wave: "triangle" }),
  ],
  win: [note(392, 0, 0.25), note(523, 0.2, 0.25), note(659, 0.4, 0.25), note(784, 0.6, 0.9), note(523, 0.6, 0.9)],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type SoundName = keyof typeof SOUNDS;

/** The kinds of events for each sound; a turn plays the first sound that matches. */
const KINDS: readonly (readonly [SoundName, readonly string[]])[] = [
  ["win", ["game.won"]],
  ["mishap", ["game.lost", "jump.mishap", "explore.mishap", "crew.lost", "supplies.out"]],
  ["discovery", ["fragment.found", "explore.exotics", "system.charted", "encounter.opened"]],
  ["arrival", ["jump.arrived"]],
];

/** Returns the sound of a turn with these events. */
export const soundOf = (events: readonly Pick<GameEvent, "kind">[]): SoundName =>
  KINDS.find(([, kinds]) => events.some(({ kind }) => kinds.includes(kind)))?.[0] ?? "turn";

/** Returns the sound of a decision; the cautious option sounds like an order. */
export function decisionSound({ outcome, encounter }: Pick<ChooseAnswer, "outcome" | "encounter">): SoundName {
  if (outcome === "bad") return "mishap";
  return encounter.decided?.crewId == null ? "order" : "discovery";
}
