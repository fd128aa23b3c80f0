/** Sentences of each faction when its opinion of the ship changes, and when its story continues. */
import type { FactionKey } from "./factions.ts";

/** One sentence for each standing from −3 to 3. */
type Lines = readonly [
  minusThree: string,
  minusTwo: string,
  minusOne: string,
  zero: string,
  one: string,
  two: string,
  three: string,
];

const LINES: Readonly<Record<FactionKey, Lines>> = {
  wayfarers: [
    "The Wayfarers shutter their lamps when you come, and light them again behind you.",
    "The Wayfarers have no more loads for you, and say so from a long way off.",
    "The Wayfarers still answer your call, after a pause.",
    "The Wayfarers owe you nothing, and you owe the Wayfarers nothing.",
    "The Wayfarers blink twice when you pass, which is one more than they must.",
    "The Wayfarers leave the kettle on for your ship at every lamp.",
    "The Wayfarers have painted your ship's name on the inside of the lamp, where only family reads it.",
  ],
  foundry: [
    "The Foundry has struck your ship from its books and kept the page as a warning.",
    "The Foundry closes your account, with interest.",
    "The Foundry now wants your signature twice.",
    "The Foundry finds that your account balances to the coin.",
    "The Foundry extends you credit for as long as it takes to count it.",
    "The Foundry weighs your word at full weight.",
    "The Foundry has cast a mark for your ship, and will put it on whatever you ask for.",
  ],
  archive: [
    "The Archive has moved your file to the shelf of cautionary examples.",
    "The Archive regrets that its doors are closed to your ship, and asks whether you know why.",
    "The Archive has a further question, and less patience.",
    "The Archive marks your file as neither here nor there.",
    "The Archive asks how you have been, and writes the answer down.",
    "The Archive lets you read the margins.",
    "The Archive has given you a key, and does not ask what it is for.",
  ],
};

/** Messages about where a story continues, by its stage. Each names a star. */
const CALLS: Readonly<Record<FactionKey, Readonly<Record<2 | 3 | 4, string>>>> = {
  wayfarers: {
    2: "The Wayfarers are missing six barges, last seen off {system}.",
    3: "The Wayfarers call from {system}, where they live in a dead relay.",
    4: "The Wayfarers mean to open a dark barge at {system}, and ask you to be there.",
  },
  foundry: {
    2: "The Foundry has stopped work at {system} for want of power, and names you.",
    3: "The Foundry has found a locked vault at {system} and sends for you.",
    4: "The Foundry asks you to its oldest yard, at {system}.",
  },
  archive: {
    2: "The Archive is missing a volume at {system}, and asks who reads on your ship.",
    3: "The Archive asks you to find a lamp tender at {system} who knows a list by heart.",
    4: "The Archive will unseal a shelf at {system} once, and has kept you a chair.",
  },
};

/** Returns a faction's message that the next stage of its story waits at a star. */
export const callOf = (faction: FactionKey, stage: 2 | 3 | 4, system: string): string =>
  CALLS[faction][stage].replace("{system}", system);

/** Returns a faction's sentence on reaching this standing, −3 to 3. */
export const voiceOf = (faction: FactionKey, standing: number): string =>
  LINES[faction][standing + 3] ?? LINES[faction][3];
