/** A base: an airport where a company repairs faster, and flies for less fuel and wear. */

export interface Base {
  readonly id: number;
  readonly playerId: number;
  readonly icao: string;
  /** Whole euros that it cost. */
  readonly price: number;
  /** The simulated instant at which its next upkeep is due. */
  readonly upkeepSimTime: number;
}
