import type { Encounter } from "../definition.ts";

/** What the failure of the relays left behind. */
export const PLACES_WITH_WRECKS: readonly Encounter[] = [
  {
    key: "place-relay-wreck",
    thread: "place",
    title: "The Relay That Fell Last",
    text: "A relay turns end over end off {system}, torn open to the core. Deep in the wreck one lamp still counts seconds, and beside it sits a fragment of the Lodestar plans in its cradle.",
    when: { danger: [1, 3], turns: [40] },
    weight: 14,
    options: [
      {
        key: "dive",
        title: "Match the spin and cut through to the cradle",
        needs: [{ what: "hull", least: 40 }, { what: "skill", skill: "survey", level: 4 }, { what: "fragment-room" }],
        cost: { alloy: 8 },
        test: { skill: "survey", trait: "bold" },
        good: {
          text: "Girders rake the hull all the way in. {decider} reaches past the lamp, and the count stops at a round number.",
          effects: { hull: -15, fragment: 1 },
        },
        bad: {
          text: "The wreck folds on the ship's nose like a hand. By the time it lets go, the cradle is empty and tumbling sunward.",
          effects: { hull: -15, fatigue: 30 },
        },
      },
      {
        key: "girders",
        title: "Take the loose girders",
        good: {
          text: "They come away with a sound that everybody aboard feels in the teeth. The lamp counts on.",
          effects: { goods: { alloy: 9 }, fatigue: 24 },
        },
      },
      {
        key: "salute",
        title: "Count along for a minute and leave",
        cautious: true,
        good: { text: "You and the lamp agree to within a second.", effects: {} },
      },
    ],
  },
  {
    key: "place-mail-for-the-dead",
    thread: "place",
    title: "The Sorting Office",
    text: "A relay station off {system} still sorts mail for ships that will never call. The belts run, the lamps blink, and the letters have reached the ceiling.",
    when: { on: "exploration" },
    weight: 8,
    options: [
      {
        key: "tables",
        title: "Copy the routing tables",
        test: { skill: "science", trait: "sleepless" },
        good: {
          text: "{decider} works on a stool made from parcels. The tables name every ship that was under way on the day, and where.",
          effects: { goods: { data: 14 } },
        },
        bad: {
          text: "The sorter takes your probe for a letter and sends it to the bottom of the pile. You dig until the air runs low.",
          effects: { fatigue: 18 },
        },
      },
      {
        key: "motors",
        title: "Stop the belts and take the motors",
        good: {
          text: "When the last belt stops you can hear the paper settle. Nobody speaks on the way back to the ship.",
          effects: { goods: { alloy: 8 }, fatigue: 24 },
        },
      },
      {
        key: "post",
        title: "Post a letter home",
        cautious: true,
        good: { text: "It is stamped, sorted and laid on the heap.", effects: {} },
      },
    ],
  },
  {
    key: "place-minefield",
    thread: "place",
    title: "The Field With Birthdays",
    text: "Somebody mined the approach to {system} and painted a name and a date on every mine. One of the dates is today's.",
    when: { danger: [1, 3], on: "arrival" },
    weight: 9,
    options: [
      {
        key: "thread",
        title: "Thread the field by hand",
        test: { skill: "navigation", trait: "wary" },
        good: {
          text: "{decider} steers by the names, which run in families. In the middle, where no one ever got, a depot hangs full of fuel.",
          effects: { goods: { fuel: 10 } },
        },
        bad: {
          text: "The one called Rosalind goes off at arm's length.",
          effects: { hull: -7 },
        },
      },
      {
        key: "disarm",
        title: "Disarm one and take it home",
        test: { skill: "engineering", trait: "bold" },
        good: {
          text: "{decider} talks to it all the while. The casing is the best plate you have seen since the yards closed, and you take four more.",
          effects: { goods: { alloy: 16 } },
        },
        bad: {
          text: "It ticks, and you let go of it, in that order. The blast catches you with the lock still open.",
          effects: { hull: -14 },
        },
      },
      {
        key: "around",
        title: "Sing to it and go around",
        cautious: true,
        good: { text: "The mine with today's date turns slowly to follow you, and stays.", effects: {} },
      },
    ],
  },
  {
    key: "place-listening-post",
    thread: "place",
    title: "The Listening Post",
    text: "A hut on an airless moon at {system} has a bowl of wire a mile across and one chair. The last entry in its log says BACK SOON.",
    when: { on: "exploration" },
    weight: 8,
    options: [
      {
        key: "sit",
        title: "Take the chair for a night",
        test: { skill: "survey", trait: "sleepless" },
        good: {
          text: "{decider} catches a relay dying far away, in full, with its serial number. The bowl hears everything once.",
          effects: { goods: { data: 12 }, xp: 8 },
        },
        bad: {
          text: "The bowl picks up your own ship, snoring. It takes until morning to be sure.",
          effects: { fatigue: 18 },
        },
      },
      {
        key: "wire",
        title: "Roll up the wire",
        cost: { fuel: 2 },
        good: {
          text: "A mile of bowl makes a spool as tall as a door. You leave the chair, facing out.",
          effects: { goods: { alloy: 8 }, fatigue: 15 },
        },
      },
      {
        key: "sign",
        title: "Write your name under the last entry",
        cautious: true,
        good: { text: "There is room for one more below it.", effects: {} },
      },
    ],
  },
  {
    key: "place-liner",
    thread: "place",
    title: "The Liner Constance",
    text: "The liner Constance went down on a shelf of ice at {system} with her ballroom lit. The lamps are lit now, and through the portholes you can see the tables laid.",
    when: { on: "exploration", danger: [0, 2] },
    weight: 8,
    options: [
      {
        key: "ballroom",
        title: "Walk in through the ballroom",
        test: { skill: "survey", trait: "bold" },
        good: {
          text: "{decider} crosses the parquet on a rope. The galley lockers below are frozen shut and full.",
          effects: { goods: { supplies: 12 } },
        },
        bad: {
          text: "The ice takes the extra weight badly, and the Constance slides a deck deeper with your line still on her.",
          effects: { hull: -5, fatigue: 9 },
        },
      },
      {
        key: "engines",
        title: "Cut in from below for the engines",
        test: { skill: "engineering", trait: "handy" },
        good: {
          text: "The engines are in their grease, as they left the yard. {decider} lifts out the injectors like teeth.",
          effects: { goods: { alloy: 16, fuel: 2 } },
        },
        bad: {
          text: "The cut floods, freezes, and holds your best torch for ever.",
          effects: { goods: { alloy: -6 }, fatigue: 24 },
        },
      },
      {
        key: "porthole",
        title: "Look through the portholes only",
        cautious: true,
        good: { text: "Every glass on the tables is full to the brim, and level.", effects: {} },
      },
    ],
  },
  {
    key: "place-blind-drone",
    thread: "place",
    title: "The Blind Drone",
    text: "A repair drone as old as the network crawls over your hull at {system}, patting it. It has mistaken you for its relay and begun to weld.",
    when: { on: "arrival", hullBelow: 95 },
    weight: 14,
    options: [
      {
        key: "guide",
        title: "Walk beside it and guide its torch",
        test: { skill: "engineering", trait: "gentle" },
        good: {
          text: "{decider} leads it from seam to seam by one arm. When it is done it pats the hull twice and goes to sleep on the keel.",
          effects: { hull: 14 },
        },
        bad: {
          text: "It welds the lock shut with {decider} outside. Cutting it open again costs the night and the door.",
          effects: { goods: { alloy: -3 }, fatigue: 12 },
        },
      },
      {
        key: "parts",
        title: "Catch it and take it apart",
        good: {
          text: "It hides behind the antenna and has to be coaxed out with a lamp. The parts are sound, and one arm keeps patting.",
          effects: { goods: { alloy: 8 }, fatigue: 24 },
        },
      },
      {
        key: "shoo",
        title: "Shake it off with a short burn",
        cautious: true,
        good: { text: "It drifts away, feeling about for you with every arm.", effects: {} },
      },
    ],
  },
  {
    key: "place-been-here",
    thread: "place",
    title: "Somebody Has Been Here",
    text: "You know {system} by now, and somebody else has come to know it since. There are new tracks across your old ones, and a stove that is still warm.",
    when: { on: "exploration", visits: [2, 99] },
    weight: 22,
    options: [
      {
        key: "follow",
        title: "Follow the tracks",
        test: { skill: "survey", trait: "curious" },
        good: {
          text: "The tracks end at a cache under a flat stone. {decider} leaves half of it, and a thank-you note.",
          effects: { goods: { supplies: 6, fuel: 6 } },
        },
        bad: {
          text: "The tracks go once around the world and come back to your ship. The pantry hatch is open.",
          effects: { goods: { supplies: -6 } },
        },
      },
      {
        key: "trade",
        title: "Leave plate by the stove and wait",
        cost: { alloy: 5 },
        good: {
          text: "In the morning the plate is gone, and a stack of field books lies in its place, tied with wire.",
          effects: { goods: { data: 9 } },
        },
      },
      {
        key: "stove",
        title: "Put the stove out and leave",
        cautious: true,
        good: { text: "Behind you, a thread of smoke goes up again.", effects: {} },
      },
    ],
  },
  {
    key: "place-last-lock",
    thread: "place",
    title: "The Lock With Eight Wheels",
    text: "A strongroom drifts past {system} without the bank that was round it. The lock has eight wheels, and somebody has already scratched six numbers into the door.",
    when: { danger: [1, 3], turns: [30] },
    weight: 8,
    options: [
      {
        key: "dial",
        title: "Work out the last two numbers",
        test: { skill: "science", trait: "thrifty" },
        good: {
          text: "{decider} sees that the six are a birthday backwards. Inside are coins, a pressed flower and a bill for the room.",
          effects: { goods: { credits: 18 } },
        },
        bad: {
          text: "The tenth try sets off a dye that will be on your hands until spring.",
          effects: { fatigue: 24 },
        },
      },
      {
        key: "blast",
        title: "Blow the hinges off",
        cost: { fuel: 3 },
        test: { skill: "engineering", trait: "bold" },
        good: {
          text: "The door sails off and the coins come after it like a swarm. {decider} catches most of them in a bedsheet, and the door as well.",
          effects: { goods: { credits: 20, alloy: 7 } },
        },
        bad: {
          text: "The hinges hold, and the charge comes back the way it went in.",
          effects: { hull: -10 },
        },
      },
      {
        key: "scratch",
        title: "Scratch a seventh guess and drift on",
        cautious: true,
        good: { text: "Perhaps the next ship will do the eighth.", effects: {} },
      },
    ],
  },
];
