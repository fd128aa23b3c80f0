/** How the end of a game is told. */
import type { World } from "../api.ts";

export interface Ending {
  readonly title: string;
  readonly text: string;
}

const ENDINGS: Readonly<Record<NonNullable<World["save"]["endReason"]>, Ending>> = {
  "apex-relit": {
    title: "You won: the Apex burns again",
    text: "The Lodestar Core relit the network. From star to star the relays answer.",
  },
  "hull-destroyed": {
    title: "You lost: the ship broke apart",
    text: "The hull reached 0. Mishaps come more often where danger is high and where a jump is short of power.",
  },
  "crew-lost": {
    title: "You lost: nobody is left aboard",
    text: "Hunger took the crew. Each sixth turn in a row without enough supplies takes one of them.",
  },
  "time-ran-out": {
    title: "You lost: time ran out",
    text: "The last turn is over and the Apex is still dark.",
  },
};

/** How this game ended; null while it is being played. */
export function endingOf({ status, endReason }: Pick<World["save"], "status" | "endReason">): Ending | null {
  if (status === "active") return null;
  if (endReason !== null) return ENDINGS[endReason];
  return status === "won" ? { title: "You won", text: "" } : { title: "You lost", text: "" };
}
