/** The colours of the map in both colour schemes. WebGL cannot read the page's CSS variables. */

export type Scheme = "dark" | "light";

const DARK = {
  ocean: "#0d1728",
  land: "#1f2c42",
  border: "#3a4a66",
  night: "#02050b",
  nightOpacity: 0.22,
  sky: "#1c3a66",
  text: "#dfe6f2",
  halo: "#0d1522",
  // Airports: without a selected plane, and by the reach of the selected plane.
  airport: "#8fa6c6",
  reachable: "#d6ecff",
  maybe: "#7fa6cc",
  beyond: "#4c5c78",
  pool: "#46a7eb",
  home: "#fbbc64",
  base: "#f28fb1",
  event: "#ff7a59",
  campaign: "#e3d34a",
  demandHigh: "#2dd4bf",
  demandLow: "#f0883e",
  own: "#8fd0ff",
  selected: "#ffffff",
  other: "#c9a7f2",
  outline: "#08111f",
  ring: "#8fb4dc",
  job: "#5fd699",
  picked: "#5fd699",
  hinted: "#fbbc64",
};

export type Palette = Readonly<typeof DARK>;

const LIGHT: Palette = {
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
  base: "#a3195b",
  event: "#c2410c",
  campaign: "#6d5a00",
  demandHigh: "#0b7a6e",
  demandLow: "#b45309",
  own: "#0767b4",
  selected: "#0b2a4a",
  other: "#7a4bb0",
  outline: "#ffffff",
  ring: "#3d6f9e",
  job: "#0b7d45",
  picked: "#0b7d45",
  hinted: "#a85d00",
};

export const PALETTES: Readonly<Record<Scheme, Palette>> = { dark: DARK, light: LIGHT };
