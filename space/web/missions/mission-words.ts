/** Texts of mission kinds, states, bonuses and deadlines. */
import { counted } from "@outbound/kit/web/format.ts";
import type { Game } from "../../rules/game/game.ts";
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
  trade: "Trade",
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

/** Returns a text such as `20 % 1 exotic`; only the name for a certain bonus. */
export function bonusText({ what, chance }: Mission["bonus"][number]): string {
  const name = BONUS_WORDS[what] ?? what;
  if (chance < 1) return `${Math.round(100 * chance)} % ${name}`;
  return what === "exotics" ? "1 or 2 exotics" : name;
}

export interface TimeLeft {
  readonly text: string;
  /** Class that highlights the text; undefined if there are turns to spare. */
  readonly urgency: "warn" | "bad" | undefined;
}

/** Fewer turns to spare than this are highlighted. */
const FEW_TURNS = 3;

/** Returns the deadline as text, and whether the fastest route leaves turns to spare. */
export function timeLeft(
  { deadline, slack }: Pick<Mission, "deadline" | "slack">,
  { turn, status }: Pick<Game, "turn" | "status">,
): TimeLeft {
  if (deadline !== null && status !== "active") return { text: `Turn ${deadline}`, urgency: undefined };
  if (deadline === null) return { text: "No deadline", urgency: undefined };
  const left = deadline - turn;
  const due = left < 0 ? "Overdue" : left === 0 ? "Due this turn" : `Turn ${deadline}, in ${counted(left, "turn")}`;
  if (slack !== null && slack < 0) return { text: `${due}: ${counted(-slack, "turn")} too late`, urgency: "bad" };
  const spare = slack === 0 ? "no turn to spare" : `${counted(slack ?? 0, "turn")} to spare`;
  return {
    text: slack === null || left === 0 ? due : `${due}: ${spare}`,
    urgency: (slack ?? left) < FEW_TURNS ? "warn" : undefined,
  };
}
