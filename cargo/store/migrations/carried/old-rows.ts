/** Rows of the single-player game, as stored. */

export interface OldPlane {
  readonly id: number;
  readonly owner_id: number;
  readonly model_id: string;
  readonly name: string;
  readonly icao: string;
  readonly status: string;
  readonly dest: string | null;
  readonly departure_ms: number | null;
  readonly arrival_ms: number | null;
  /** Litres; while it flies, the litres at departure. */
  readonly fuel: number;
  /** The queue as JSON text. */
  readonly stops: string;
  /** A whole number up to 100. */
  readonly health: number;
  readonly repair_started_ms: number | null;
  readonly repair_ends_ms: number | null;
}

export interface OldPackage {
  readonly id: number;
  readonly status: string;
  readonly origin: string;
  readonly dest: string;
  readonly weight_kg: number;
  readonly payout: number;
  readonly plane_id: number | null;
  readonly owner_id: number | null;
  readonly loaded_ms: number | null;
  readonly delivered_ms: number | null;
}
