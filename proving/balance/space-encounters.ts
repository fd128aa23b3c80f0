/**
 * `npm run balance -- encounters [--games 1000] [--from 7000]`: in how many games each encounter is met, and how often each option is
 * chosen by the aim that likes it most. Exits with 1 when an encounter is met in under 1 % of the games, or an option that is not cautious
 * is chosen in under 5 % of its meetings by every aim.
 */
import { ENCOUNTERS } from "@outbound/space/rules/encounters/threads/all.ts";
import { BOTS } from "../bots/space/bots.ts";
import { readOptions } from "../harness/arguments.ts";
import { percent, printVerdict } from "../harness/report.ts";
import { AIM_NAMES } from "./space-aims.ts";
import { countMeetings, likedBy, type Meetings } from "./space-meetings.ts";

const LEAST_MET = 0.01;
const LEAST_CHOSEN = 0.05;

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
console.log(`${ENCOUNTERS.length} encounters, ${perGame(meetings)} a game over ${games} games from seed ${from}`);
printVerdict(faults);

function perGame({ games: byKey }: Meetings): string {
  return ([...byKey.values()].reduce((sum, met) => sum + met, 0) / games).toFixed(1);
}
