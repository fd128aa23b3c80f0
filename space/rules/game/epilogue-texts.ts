/** The sentences of the epilogues. `{…}` is filled in from the game's events. */
import type { Ending } from "./ending.ts";

export const OPENINGS: Readonly<Record<Ending, string>> = {
  chorus: "All five fragments speak at once, and every relay between {start} and {apex} answers in its own voice.",
  concord: "The Apex burns again, and two factions that had not met in years send a pilot each to see it.",
  banner: "The Apex burns again under one faction's colours, and somewhere a rival puts out its own lamps.",
  "long-watch": "The Apex burns again. It was late, and it cost more than anyone had written down.",
  relit: "The Apex burns again, and the first relay answers before the crew has found the words.",
  adrift: "The hull opens on turn {turn}, and the log ends in the middle of a line.",
  silence: "On turn {turn} the ship flies on with its lights lit and nobody at the table.",
  dark: "Turn {turn} passes. The Apex stays dark, and the charts go into a drawer.",
};

export const FRAGMENT = "The first fragment came from {system}, on turn {turn}.";
export const LOST = "{names} did not live to see the end.";
export const MISHAP = "The worst hour was at {system}, which took {damage} of the hull.";
export const MISSIONS = "People still speak of {count} promises that the ship kept.";
export const RECRUIT = "{names} came aboard on the way and stayed.";
export const CLOSINGS = {
  wonWhole: "The ship goes home with a hull that a yard would be proud of.",
  wonWorn: "The ship goes home slowly, because its hull allows nothing else.",
  lost: "Another crew will read this log one day, and start from {system}.",
} as const;
