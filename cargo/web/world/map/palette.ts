/** The colours of the map in either scheme. WebGL knows no CSS variables, so they stand here. */

export type Scheme = "dark" | "light";

export interface Palette {
  readonly ocean: string;
  readonly land: string;
  readonly border: string;
  readonly night: string;
  readonly nightOpacity: number;
  readonly sky: string;
  readonly text: string;
  readonly halo: string;
  /** Airports while no plane is selected, and by how they lie to the one that is. */
  readonly airport: string;
  readonly reachable: string;
  readonly maybe: string;
  readonly beyond: string;
  readonly pool: string;
  readonly home: string;
  readonly own: string;
  readonly selected: string;
  readonly other: string;
  readonly outline: string;
  readonly ring: string;
  readonly job: string;
  readonly picked: string;
  readonly hinted: string;
}

export const PALETTES: Readonly<Record<Scheme, Palette>> = {
  dark: {
    ocean: "#0d1728",
    land: "#1f2c42",
    border: "#3a4a66",
    night: "#02050b",
    nightOpacity: 0.22,
    sky: "#1c3a66",
    text: "#dfe6f2",
    halo: "#0d1522",
    airport: "#8fa6c6",
    reachable: "#d6ecff",
    maybe: "#7fa6cc",
    beyond: "#4c5c78",
    pool: "#46a7eb",
    home: "#fbbc64",
    own: "#8fd0ff",
    selected: "#ffffff",
    other: "#8592aa",
    outline: "#08111f",
    ring: "#8fb4dc",
    job: "#5fd699",
    picked: "#5fd699",
    hinted: "#fbbc64",
  },
  light: {
    ocean: "#cfe0ee",
    land: "#f6f5f0",
    border: "#b9bfb9",
    night: "#12284a",
    nightOpacity: 0.11,
    sky: "#a7cbe8",
    text: "#1b2637",
    halo: "#ffffff",
    airport: "#5d7492",
    reachable: "#0767b4",
    maybe: "#5a94c4",
    beyond: "#a9b4c2",
    pool: "#0767b4",
    home: "#a85d00",
    own: "#0767b4",
    selected: "#0b2a4a",
    other: "#7c8798",
    outline: "#ffffff",
    ring: "#3d6f9e",
    job: "#0b7d45",
    picked: "#0b7d45",
    hinted: "#a85d00",
  },
};
