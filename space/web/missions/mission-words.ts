/** Missions in words: kinds, states, bonuses, and whether there is time enough. */
import { counted } from "@outbound/kit/web/format.ts";
import type { Mission } from "../api.ts";

export const KIND_NAMES: Readonly<Record<Mission["kind"], string>> = {
  survey: "Survey",
  delivery: "Delivery",
  salvage: "Salvage",
  rescue: "Rescue",
  study: "Study",
  refit: "Refit",
  expedition: "Expedition",
  cipher: "Cipher signal",
};

export const STATUS_WORDS: Readonly<Record<Mission["status"], string>> = {
  offered: "On offer",
  accepted: "Accepted",
  completed: "Completed",
  failed: "Failed",
  expired: "Expired",
  abandoned: "Abandoned",
};

const BONUS_WORDS: Readonly<Record<string, string>> = {
  exotics: "1 exotic",
  alloy: "12 alloy",
  recruit: "a crew member",
};

/** `20 %: 1 exotic`, or what surely comes: of exotics that is one more at times. */
export function bonusText({ what, chance }: Mission["bonus"][number]): string {
  const name = BONUS_WORDS[what] ?? what;
  if (chance < 1) return `${Math.round(100 * chance)} %: ${name}`;
  return what === "exotics" ? "1 or 2 exotics" : name;
}

export interface TimeLeft {
  readonly text: string;
  readonly urgency: "none" | "tight" | "late";
}

/** With less to spare than this a mission is tight. */
const TIGHT_TURNS = 3;

/** When it has to be done, and whether the quickest way there leaves time to spare. */
export function timeLeft({ deadline, slack }: Pick<Mission, "deadline" | "slack">, turn: number): TimeLeft {
  if (deadline === null) return { text: "No deadline", urgency: "none" };
  const left = deadline - turn;
  const until = `Turn ${deadline}, ${left < 0 ? "which is over" : left === 0 ? "the present one" : `${counted(left, "turn")} from now`}`;
  if (slack === null) return { text: until, urgency: left < TIGHT_TURNS ? "tight" : "none" };
  if (slack < 0) return { text: `${until}: ${counted(-slack, "turn")} too late on the quickest way`, urgency: "late" };
  const spare = slack === 0 ? "nothing to spare" : `${counted(slack, "turn")} to spare`;
  return { text: `${until}: ${spare}`, urgency: slack < TIGHT_TURNS ? "tight" : "none" };
}
