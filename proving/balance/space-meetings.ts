/** Which encounters bots meet, and which options they choose by which aim. */
import type { Game } from "@outbound/space/rules/game/game.ts";
import { play } from "../bots/space/play.ts";
import type { Bot } from "../bots/space/view.ts";
import { aiming } from "./space-aims.ts";

export interface Meetings {
  /** Games in which an encounter was met, by its key. */
  readonly games: ReadonlyMap<string, number>;
  /** Decisions by aim, then by `encounter` or `encounter/option`. */
  readonly decisions: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Plays the seeds from one on, with the bots and aims in turn. */
export function countMeetings(bots: readonly Bot[], aims: readonly string[], count: number, from: number): Meetings {
  const games = new Map<string, number>();
  const decisions = new Map(aims.map((aim) => [aim, new Map<string, number>()]));
  for (let index = 0; index < count; index++) {
    const bot = bots[index % bots.length] as Bot;
    const aim = aims[Math.floor(index / bots.length) % aims.length] as string;
    const game = play(aiming(bot, aim), from + index, "standard");
    for (const { key } of game.encounters) add(games, key);
    countDecisions(decisions.get(aim), game);
  }
  return { games, decisions };
}

function countDecisions(counts: Map<string, number> | undefined, { encounters }: Game): void {
  for (const { key, decided } of encounters) {
    if (!counts || !decided) continue;
    add(counts, key);
    add(counts, `${key}/${decided.option}`);
  }
}

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** The aim that chooses an option most often, and in which share of its meetings; none if it was never chosen. */
export function likedBy({ decisions }: Meetings, key: string, option: string): { aim?: string; share: number } {
  return [...decisions].reduce<{ aim?: string; share: number }>(
    (best, [aim, counts]) => {
      const share = (counts.get(`${key}/${option}`) ?? 0) / (counts.get(key) ?? 1);
      return share > best.share ? { aim, share } : best;
    },
    { share: 0 },
  );
}
