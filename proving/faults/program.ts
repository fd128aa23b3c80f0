/** What a program that brings faults about is asked, and what it tells. */

export interface FaultOptions {
  /** The quick form is part of `npm test`. */
  readonly size: "quick" | "full";
  readonly seed: number;
  readonly tell?: (line: string) => void;
}

/** One service under one sort of fault. */
export interface FaultVerdict {
  readonly name: string;
  /** By what they are, as they are shown. */
  readonly figures: Readonly<Record<string, string | number>>;
  /** Sentences about what went otherwise than promised; empty when all is well. */
  readonly faults: readonly string[];
}

export type FaultProgram = (options: FaultOptions) => Promise<FaultVerdict[]>;

/** Milliseconds as they are shown. */
export const shownMs = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);
