/** A base: an airport where a company repairs faster, and saves fuel costs and wear. */

export interface Base {
  readonly id: number;
  readonly playerId: number;
  readonly icao: string;
  /** Purchase price in whole euros. */
  readonly price: number;
  /** The simulated instant at which its next upkeep is due. */
  readonly upkeepSimTime: number;
}
