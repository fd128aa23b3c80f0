/** `npm run balance -- encounters`: which encounters bots meet and what they choose. Exits with 1 if one is met or chosen rarely. */
import { ENCOUNTERS } from "@outbound/space/rules/encounters/threads/all.ts";
import { BOTS } from "../bots/space/bots.ts";
import { play } from "../bots/space/play.ts";
import type { Bot } from "../bots/space/view.ts";
import { readOptions } from "../harness/arguments.ts";
import { percent, printVerdict } from "../harness/report.ts";
import { AIM_NAMES, aiming, type Wishes } from "./space-aims.ts";

const LEAST_MET = 0.01;
const LEAST_CHOSEN = 0.05;

export async function run(): Promise<void> {
  const { games, from } = readOptions({ games: 1_000, from: 7_000 });
  const bots = [BOTS.balanced, BOTS.rush, BOTS.wide];
  const meetings = countMeetings(bots, AIM_NAMES, games, from);
  const faults = ENCOUNTERS.flatMap(({ key, options }) => {
    const met = meetings.games.get(key) ?? 0;
    const shares = options.map((option) => ({ option, ...likedBy(meetings, key, option.key) }));
    const line = shares.map(({ option, aim, share }) => `${option.key} ${percent(share)}${aim ? ` ${aim}` : ""}`);
    console.log(`${percent(met / games).padStart(6)}  ${key.padEnd(26)}${line.join(", ")}`);
    const rare = met / games < LEAST_MET ? [`${key} is met in ${percent(met / games)}`] : [];
    const shunned = shares.filter(({ option, share }) => !option.cautious && share < LEAST_CHOSEN);
    return [...rare, ...shunned.map(({ option }) => `${key}/${option.key} is chosen by no aim`)];
  });
  const met = [...meetings.games.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${ENCOUNTERS.length} encounters, ${(met / games).toFixed(1)} a game over ${games} games from seed ${from}`,
  );
  printVerdict(faults);
}

export type Meetings = ReturnType<typeof countMeetings>;

/**
 * Plays the seeds from one on, with the bots and aims in turn, and asks every aim about every encounter. Returns the games in
 * which an encounter was met by its key, and the decisions by aim, then by `encounter` or `encounter/option`.
 */
export function countMeetings(bots: readonly Bot[], aims: readonly string[], count: number, from: number) {
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

/** Returns the aim that chooses an option most often, and the share of its meetings; undefined if no aim ever chose it. */
export function likedBy({ decisions }: Meetings, key: string, option: string): { aim?: string; share: number } {
  return [...decisions].reduce<{ aim?: string; share: number }>(
    (best, [aim, counts]) => {
      const share = (counts.get(`${key}/${option}`) ?? 0) / (counts.get(key) ?? 1);
      return share > best.share ? { aim, share } : best;
    },
    { share: 0 },
  );
}
