/** Reads the state of the games that this browser can play. */
import { useWindowEvent } from "@mantine/hooks";
import { readOptions } from "@outbound/kit/web/use-read.ts";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { api, type GameOverview } from "../api.ts";
import { isGameGone } from "../game/game-gone.tsx";
import { type KnownGame, knownGames, MAIN_GAME } from "../game/which-game.ts";

export interface OwnGame extends KnownGame {
  /** Undefined while loading, and if the service does not answer. */
  readonly overview?: GameOverview | undefined;
  /** Undefined without an error. */
  readonly problem?: "gone" | "unreachable" | undefined;
}

/** Returns the games that this browser can play, also those that other tabs add, and a function that reads them again. */
export function useKnownGames(): readonly [games: readonly KnownGame[], read: () => void] {
  const [known, setKnown] = useState(knownGames);
  const read = useCallback(() => setKnown(knownGames()), []);
  useWindowEvent("storage", read);
  return [known, read];
}

export function useOwnGames(known: readonly KnownGame[]): readonly OwnGame[] {
  const answers = useQueries({ queries: known.map(({ id }) => overviewQuery(id)) });
  return known.map((game, index) => ({ ...game, ...shown(answers[index]) }));
}

/** Reads the main game. Its problem is `gone` only if nobody has started it yet. */
export const useMainGame = (): Omit<OwnGame, keyof KnownGame> => shown(useQuery(overviewQuery(MAIN_GAME)));

const overviewQuery = (id: string) => ({
  ...readOptions(["games", id], api.get("/api/games/{id}", { path: { id } })),
  retry: false,
});

const shown = (answer?: { readonly data: GameOverview | undefined; readonly error: unknown }) => ({
  overview: answer?.data,
  problem: !answer?.error ? undefined : isGameGone(answer.error) ? ("gone" as const) : ("unreachable" as const),
});
