/** Reconstructs the ship's route through a game from its log. */
import type { GameEvent } from "../api.ts";

export interface Stop {
  readonly turn: number;
  readonly systemId: number;
}

export interface Milestone {
  readonly turn: number;
  readonly kind: "fragment" | "built" | "joined" | "lost" | "end";
  readonly text: string;
}

export interface Journey {
  /** Systems in order of arrival, the start first. */
  readonly stops: readonly Stop[];
  /** Events that changed the course of the game, the oldest first. */
  readonly milestones: readonly Milestone[];
}

const MILESTONES: Readonly<Record<string, Milestone["kind"]>> = {
  "fragment.found": "fragment",
  "ship.built": "built",
  "crew.joined": "joined",
  "crew.lost": "lost",
  "game.won": "end",
  "game.lost": "end",
};

/** The kinds of events that `journeyOf` reads. */
export const JOURNEY_KINDS: readonly string[] = ["jump.arrived", ...Object.keys(MILESTONES)];

/** `startId` is null if not known. Events can be in any order; an imported game lacks its early ones. */
export function journeyOf(events: readonly GameEvent[], startId: number | null): Journey {
  const ordered = events.toSorted((a, b) => a.seq - b.seq);
  const stops = ordered.flatMap(({ kind, turn, refs }): Stop[] =>
    kind === "jump.arrived" && typeof refs.systemId === "number" ? [{ turn, systemId: refs.systemId }] : [],
  );
  return {
    stops: startId === null ? stops : [{ turn: 0, systemId: startId }, ...stops],
    milestones: ordered.flatMap(({ kind, turn, text }): Milestone[] => {
      const milestone = MILESTONES[kind];
      return milestone === undefined ? [] : [{ turn, kind: milestone, text }];
    }),
  };
}

/** Returns the stops up to the end of a turn. */
export const stopsUntil = ({ stops }: Journey, turn: number): readonly Stop[] =>
  stops.filter((stop) => stop.turn <= turn);
