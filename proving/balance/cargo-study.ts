/** A study of how the cargo game is balanced. */

/** The figures of a player, or of a seed. */
export type Sample = Readonly<Record<string, number>>;

export interface Study {
  readonly name: string;
  /** It plays one of this many seeds. */
  readonly oneIn: number;
  readonly play: (seed: number) => readonly Sample[];
}
