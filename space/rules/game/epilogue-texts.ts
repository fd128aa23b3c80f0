/** The sentences of the epilogues. `{…}` is replaced with data from the game's events. */
import type { FactionKey } from "../catalog/factions.ts";
import type { Ending } from "./ending.ts";

export const OPENINGS: Readonly<Record<Ending, string>> = {
  chorus: "All five fragments speak at once, and every relay between {start} and {apex} answers in its own voice.",
  concord: "The Apex takes light, and pilots of two old rivals wait for each other to dock first.",
  banner: "The Apex burns under one flag, and those who lost put out their own lamps rather than see by it.",
  "long-watch": "The Apex lights on the last of the oil, and for a while nobody aboard can speak.",
  relit: "On turn {turn} the Apex burns again, and the first relay answers before the crew has found the words.",
  adrift: "On turn {turn} the hull opens, and the log ends in the middle of a line.",
  silence: "From turn {turn} the ship flies on with its lamps lit and nobody at the table.",
  dark: "Turn {turn} passes, the last relay burns out, and the charts go into a drawer.",
};

export const FRAGMENT = "The first fragment came from {system}, on turn {turn}.";
export const LOST = "{names} did not live to see the end.";
export const MISHAP = "The worst hour was at {system}, which took {damage} percent of the hull.";
export const MISSIONS = "People still speak of {count} promises that the ship kept.";
export const RECRUIT = "{names} came aboard on the way and stayed.";
export const DECISIONS = "In the log there are {count} decisions that nobody else was there to make.";

/** About a faction with a story that the ship finished. */
export const STORIES: Readonly<Record<FactionKey, { readonly won: string; readonly lost: string }>> = {
  wayfarers: {
    won: "Hanneke Roe's brother lies beside the lane, where the new light reaches him.",
    lost: "Hanneke Roe still lights a lamp for her brother, and one more for the ship.",
  },
  foundry: {
    won: "Karsten Bell strikes the first anvil once for every relay that wakes.",
    lost: "Karsten Bell strikes the first anvil once and enters the ship as overdue.",
  },
  archive: {
    won: "Ismene Vail finishes the record of these years with a question, and leaves room for the answer.",
    lost: "Ismene Vail keeps the ship's reader's card in the drawer of those who may come back.",
  },
};

/** About a faction with a very good or very bad opinion of the ship. */
export const FRIENDS: Readonly<Record<FactionKey, { readonly won: string; readonly lost: string }>> = {
  wayfarers: {
    won: "The Wayfarers hang out a lamp at every lock on the way home.",
    lost: "The Wayfarers search the lanes until their oil is gone, and send no bill.",
  },
  foundry: {
    won: "The Foundry casts the ship's name into the first new relay, at full weight.",
    lost: "The Foundry closes the ship's account in red and pays the difference.",
  },
  archive: {
    won: "The Archive gives the ship's log a shelf, and leaves the next shelf empty.",
    lost: "The Archive enters the ship under unfinished works.",
  },
};
export const FOES: Readonly<Record<FactionKey, string>> = {
  wayfarers: "No Wayfarer lamp was lit for the ship.",
  foundry: "The Foundry has sent its final bill, itemised, and means to collect it.",
  archive: "The Archive's account of these years does not mention the ship.",
};

export const CLOSINGS = {
  wonWhole: "The ship goes home with a hull that a yard would be proud of.",
  wonMarked: "The ship goes home in a hull that shows every light year.",
  wonWorn: "The ship goes home slowly, because its hull allows nothing else.",
  lost: "Another crew will read this log one day, and start from {system}.",
} as const;
