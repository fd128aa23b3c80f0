/** Players who go on playing whatever happens to the service's database or clock, and what it owes them afterwards. */

export interface Crowd {
  readonly url: string;
  /** What was found so far; complete after `settle`. */
  readonly faults: readonly string[];
  /** Requests that succeeded. */
  readonly answered: number;
  /** Resolves when a change that is asked for now has succeeded. */
  change(): Promise<void>;
  /** Stops playing and compares all that was answered with what is stored. */
  settle(): Promise<void>;
}
