/** Texts for the end of a game. */
import { integer } from "@outbound/kit/web/format.ts";
import type { Archive, World } from "../api.ts";

export interface Ending {
  readonly title: string;
  readonly text: string;
}

const ENDINGS: Readonly<Record<NonNullable<World["save"]["endReason"]>, Ending>> = {
  "apex-relit": {
    title: "You won: the Apex shines again",
    text: "The Lodestar Core relit the network. From star to star the relays answer.",
  },
  "hull-destroyed": {
    title: "You lost: the ship broke apart",
    text: "The hull reached 0. Accidents are more likely at high danger and on jumps with too little power.",
  },
  "crew-lost": {
    title: "You lost: no one is left aboard",
    text: "The crew starved. Every sixth turn in a row without enough food takes one member.",
  },
  "time-ran-out": {
    title: "You lost: time ran out",
    text: "Time is the scarcest good: teams, a strong grid and rested crew make every order shorter.",
  },
};

/** Returns how the game ended; null while it is active. */
export function endingOf({ status, endReason }: Pick<World["save"], "status" | "endReason">): Ending | null {
  if (status === "active") return null;
  if (endReason !== null) return ENDINGS[endReason];
  return status === "won" ? { title: "You won", text: "" } : { title: "You lost", text: "" };
}

/** Returns a comparison with the player's other games; empty while all of them are still active. */
export function bestText(score: number, games: readonly Pick<Archive, "status" | "score">[]): string {
  const finished = games.filter(({ status }) => status !== "active");
  if (finished.length === 0) return "";
  const best = Math.max(...finished.map((game) => game.score));
  return score >= best ? "The best of your games so far" : `Your best so far: ${integer(best)}`;
}
