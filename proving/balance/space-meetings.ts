/** Which encounters bots meet, and which options they choose by which aim. */
import { play } from "../bots/space/play.ts";
import type { Bot } from "../bots/space/view.ts";
import { aiming, type Wishes } from "./space-aims.ts";

export interface Meetings {
  /** Games in which an encounter was met, by its key. */
  readonly games: ReadonlyMap<string, number>;
  /** What aims would choose, by aim, then by `encounter` or `encounter/option`. */
  readonly decisions: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Plays the seeds from one on, with the bots and aims in turn. Every aim is asked about every encounter. */
export function countMeetings(bots: readonly Bot[], aims: readonly string[], count: number, from: number): Meetings {
  const games = new Map<string, number>();
  const decisions = new Map(aims.map((aim) => [aim, new Map<string, number>()]));
  const meet = (encounter: string, wishes: Wishes): void => {
    for (const [aim, counts] of decisions) {
      add(counts, encounter);
      add(counts, `${encounter}/${wishes.get(aim)}`);
    }
  };
  for (let index = 0; index < count; index++) {
    const bot = bots[index % bots.length] as Bot;
    const aim = aims[Math.floor(index / bots.length) % aims.length] as string;
    const game = play(aiming(bot, aim, meet), from + index, "standard");
    for (const { key } of game.encounters) add(games, key);
  }
  return { games, decisions };
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
