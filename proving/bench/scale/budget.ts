/** What the measured costs come to for people at play: how many of them one process carries, and what a larger service needs. */
import type { Measured } from "./measure.ts";

/** What somebody does in a second who plays attentively, with one window open. */
const AT_PLAY = { reads: 0.25, actions: 0.1, frames: 0.5 } as const;
/** Part of a processor that is planned with: the rest is for landings, ticks and the worse minutes. */
const PLANNED = 0.5;
/** Of those who have an account, so many play at the busiest hour. */
const AT_THE_SAME_TIME = 0.05;

export interface Budget {
  /** Microseconds of processor time in a second. */
  readonly perPlayer: number;
  readonly playersAtPlay: number;
  readonly accounts: number;
}

/** By the costs in the largest world of many players. */
export function budgetOf({ read, action, frame }: Pick<Measured, "read" | "action" | "frame">): Budget {
  const perPlayer = AT_PLAY.reads * read + AT_PLAY.actions * action + AT_PLAY.frames * frame;
  const playersAtPlay = Math.floor((PLANNED * 1e6) / perPlayer);
  return { perPlayer, playersAtPlay, accounts: Math.floor(playersAtPlay / AT_THE_SAME_TIME) };
}

const PEOPLE = [10_000, 100_000, 1_000_000, 10_000_000] as const;

export function budgetText(largest: Measured): string {
  const { perPlayer, playersAtPlay, accounts } = budgetOf(largest);
  const number = (value: number) => Math.round(value).toLocaleString("en");
  const { read, action, frame } = largest;
  return [
    `At ${number(largest.size)} players a read costs ${number(read)} µs, an action ${number(action)} µs, a frame ${number(frame)} µs. Somebody at play who`,
    `reads every ${1 / AT_PLAY.reads} seconds, acts every ${1 / AT_PLAY.actions} and gets a frame every ${1 / AT_PLAY.frames} takes ${number(perPlayer)} µs of processor a second. With ${100 * PLANNED} % of a`,
    `processor one process carries **${number(playersAtPlay)} players at play**; if one in ${1 / AT_THE_SAME_TIME} of all plays at the busiest hour, ${number(accounts)} accounts.`,
    "",
    "| accounts | at play | worlds, a process each |",
    "|---|---|---|",
    ...PEOPLE.map((people) => {
      const playing = people * AT_THE_SAME_TIME;
      return `| ${number(people)} | ${number(playing)} | ${number(Math.ceil(playing / playersAtPlay))} |`;
    }),
  ].join("\n");
}
