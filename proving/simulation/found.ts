/**
 * Seeds that failed once, and what they found. A seed stays what it is for as long as the simulation draws as it does: who
 * changes what players send or how stores fail finds new seeds for these by putting the bugs back in. Each bug has a test
 * beside its code besides.
 */
import type { Game } from "./play-seed.ts";

export interface Found {
  readonly game: Game;
  readonly seed: number;
  readonly what: string;
}

export const FOUND: readonly Found[] = [
  {
    game: "space",
    seed: 181,
    what: "a game that was being read while a commit was in doubt was kept as the present one, and the next turn failed",
  },
  {
    game: "cargo",
    seed: 23,
    what: "the market told twice who had taken a job, once an admin had edited the package after its end",
  },
  {
    game: "space",
    seed: 856,
    what: "the simulation itself blamed a read for not knowing of a commit whose error nobody had been answered yet",
  },
];
