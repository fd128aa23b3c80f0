/** Liveries and titles that milestones earn. Stored and shown by their id: a released one stays. */

export interface Livery {
  readonly id: string;
  readonly name: string;
  /** Of the fuselage and of the tail, as CSS colours. */
  readonly colours: readonly [body: string, tail: string];
}

export const LIVERIES: readonly Livery[] = [
  { id: "dawn", name: "Dawn", colours: ["#fff4e6", "#e8590c"] },
  { id: "meadow", name: "Meadow", colours: ["#ebfbee", "#2f9e44"] },
  { id: "lagoon", name: "Lagoon", colours: ["#e3fafc", "#0c8599"] },
  { id: "parcel", name: "Parcel", colours: ["#fff9db", "#c92a2a"] },
  { id: "heather", name: "Heather", colours: ["#f3f0ff", "#6741d9"] },
  { id: "harbour", name: "Harbour", colours: ["#e7f5ff", "#1864ab"] },
  { id: "brick", name: "Brick", colours: ["#f8f0ec", "#a33b20"] },
  { id: "polar", name: "Polar", colours: ["#ffffff", "#4dabf7"] },
  { id: "savanna", name: "Savanna", colours: ["#f6e7c1", "#8a5a0b"] },
  { id: "graphite", name: "Graphite", colours: ["#495057", "#ffd43b"] },
  { id: "crimson", name: "Crimson", colours: ["#c92a2a", "#ffffff"] },
  { id: "midnight", name: "Midnight", colours: ["#1b2a49", "#f8f9fa"] },
  { id: "copper", name: "Copper", colours: ["#b5651d", "#2b2b2b"] },
  { id: "jade", name: "Jade", colours: ["#087f5b", "#f4fce3"] },
  { id: "gold", name: "Gold", colours: ["#e6b800", "#212529"] },
];

export const LIVERY_IDS: readonly string[] = LIVERIES.map(({ id }) => id);
