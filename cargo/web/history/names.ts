/** What people call the things that events and ledger entries name by id. */
import { COMMODITIES } from "../../rules/jobs/commodities.ts";

export interface Names {
  /** Its registration; a plane that is no longer owned has only its number. */
  plane(id: number): string;
  place(icao: string): string;
  model(id: string): string;
}

const COMMODITY_LABELS = new Map<string, string>(COMMODITIES.map(({ id, label }) => [id, label]));

/** `Laptops`. */
export const commodityName = (id: string): string => COMMODITY_LABELS.get(id) ?? id;
