import type { Encounter } from "../definition.ts";

/** People met on the way, who want something. */
export const PLACES_WITH_PEOPLE: readonly Encounter[] = [
  {
    key: "place-lifeboat",
    thread: "place",
    title: "A Lifeboat, Well Kept",
    text: "A lifeboat orbits {system} with polished brass and a row of tomato plants in the window. Its one passenger has lived there six years and is not sure about leaving.",
    when: { turns: [10] },
    weight: 8,
    options: [
      {
        key: "invite",
        title: "Make room aboard, tomatoes included",
        needs: [{ what: "berth" }],
        cost: { credits: 35, supplies: 12 },
        good: {
          text: "The passage is paid for, the brass is crated and the plants are carried over one by one. Your new shipmate switches the lifeboat's light off, then on again, then off.",
          effects: { crew: 1 },
        },
      },
      {
        key: "chess",
        title: "Stay for a game of chess",
        test: { skill: "science", trait: "steady" },
        good: {
          text: "{decider} loses slowly and well. The stake turns out to be six years of star positions, taken by eye.",
          effects: { goods: { data: 14 } },
        },
        bad: {
          text: "The game lasts through two watches, and the return match through a third.",
          effects: { fatigue: 18 },
        },
      },
      {
        key: "seeds",
        title: "Accept a tomato and say goodbye",
        cautious: true,
        good: { text: "You cut it into equal parts with a ruler.", effects: {} },
      },
    ],
  },
  {
    key: "place-school-ship",
    thread: "place",
    title: "The School Ship",
    text: "A school ship from before the failure still flies its circuit by {system}. Thirty pupils would like a visiting lecturer, and their teacher would like a nap.",
    when: { turns: [0, 60], danger: [0, 1] },
    weight: 12,
    options: [
      {
        key: "teach",
        title: "Give the lecture",
        test: { skill: "science", trait: "gentle" },
        good: {
          text: "{decider} is asked why the sky is empty now, and answers for two hours. The pupils' own weather log is pressed on you as a prize.",
          effects: { goods: { data: 10 }, xp: 15 },
        },
        bad: {
          text: "A voice from the third row corrects the second sentence, and is right. It is written on the board.",
          effects: { fatigue: 15 },
        },
      },
      {
        key: "books",
        title: "Swap tins for their spare textbooks",
        cost: { supplies: 6 },
        good: {
          text: "The textbooks have moustaches drawn on every admiral. Somebody aboard reads them to the end all the same.",
          effects: { xp: 38 },
        },
      },
      {
        key: "bell",
        title: "Answer their bell with your horn",
        cautious: true,
        good: { text: "The horn is graded, and you pass.", effects: {} },
      },
    ],
  },
  {
    key: "place-going-home",
    thread: "place",
    title: "Going the Other Way",
    text: "Forty boats come out of the dark towards {system}, all bound away from the Apex. The last of them says that the lamps out there are failing faster than the charts allow.",
    when: { turns: [70], danger: [1, 3] },
    weight: 12,
    options: [
      {
        key: "guide",
        title: "Lead the boats through the gap",
        test: { skill: "navigation" },
        good: {
          text: "{decider} counts forty boats in and forty boats out. They have little, and give you what they were saving for the landing.",
          effects: { goods: { credits: 10, supplies: 6 } },
        },
        bad: {
          text: "The gap has drifted, and you find its wall with your own side. The boats go around you, apologising.",
          effects: { hull: -8 },
        },
      },
      {
        key: "charts",
        title: "Buy what they saw out there",
        cost: { credits: 15 },
        good: {
          text: "Each pilot draws the part that frightened them. Laid side by side, the sheets make a map.",
          effects: { goods: { data: 14 } },
        },
      },
      {
        key: "lights",
        title: "Stand aside with your lights on",
        cautious: true,
        good: { text: "The boats pass on both sides, and somebody in each of them looks at you twice.", effects: {} },
      },
    ],
  },
  {
    key: "place-funeral",
    thread: "place",
    title: "The Raider's Funeral",
    text: "Three raiders lie at {system} with their guns covered. Their captain is dead, the crews cannot agree on the words, and they want a stranger to say them.",
    when: { danger: [2, 3] },
    weight: 14,
    options: [
      {
        key: "speak",
        title: "Say the words",
        test: { skill: "survey", trait: "silver-tongued" },
        good: {
          text: "{decider} looks at the faces first, and speaks about the weather of a long life. The crews split the captain's chest three ways and make yours the fourth.",
          effects: { goods: { credits: 22 } },
        },
        bad: {
          text: "It was the wrong captain to call generous. They are very quiet, and then they are not.",
          effects: { hull: -6, goods: { credits: -6 } },
        },
      },
      {
        key: "wreath",
        title: "Send a wreath of good plate",
        cost: { alloy: 4 },
        good: {
          text: "They weld it to the coffin without a word. At night a drum of fuel is lying against your lock.",
          effects: { goods: { fuel: 6 } },
        },
      },
      {
        key: "excuse",
        title: "Excuse yourselves as strangers",
        cautious: true,
        good: { text: "They let you go with the covers still on the guns.", effects: {} },
      },
    ],
  },
  {
    key: "place-auction",
    thread: "place",
    title: "The Auction",
    text: "A salvage house at {system} is selling a dead line's property by the crate, unopened. The auctioneer talks so fast that the lots overlap.",
    when: { goodsAtLeast: { credits: 50 } },
    weight: 10,
    options: [
      {
        key: "heavy",
        title: "Bid on the heavy crate",
        cost: { credits: 25 },
        test: { skill: "survey", trait: "wary" },
        good: {
          text: "{decider} had noticed the frost on one corner. The crate is full of drive plate, and a sleeve in the middle holds exotic matter.",
          effects: { goods: { exotics: 1, alloy: 12 } },
        },
        bad: {
          text: "The crate holds brochures for a cruise to the Apex, with a slab of plate to keep them flat.",
          effects: { goods: { alloy: 6 } },
        },
      },
      {
        key: "tools",
        title: "Buy the open lot of tools",
        cost: { credits: 20 },
        good: {
          text: "Every tool has been sharpened by somebody who loved it. You take them by turns for weeks.",
          effects: { goods: { alloy: 4 }, xp: 45 },
        },
      },
      {
        key: "hands",
        title: "Keep your hands in your pockets",
        cautious: true,
        good: { text: "You nearly buy a lighthouse by sneezing.", effects: {} },
      },
    ],
  },
  {
    key: "place-buyer-of-questions",
    thread: "place",
    title: "The Buyer of Questions",
    text: "A trader at {system} deals only in questions that nobody has answered yet. He reads your survey log over the top of his glasses and starts to hum.",
    when: { goodsAtLeast: { data: 25 } },
    weight: 10,
    options: [
      {
        key: "sell",
        title: "Sell him the odd results",
        cost: { data: 12 },
        good: {
          text: "He takes everything that did not fit the curve, and pays by weight of doubt.",
          effects: { goods: { credits: 18 } },
        },
      },
      {
        key: "wager",
        title: "Wager that you can answer one",
        cost: { data: 4 },
        test: { skill: "science", trait: "sleepless" },
        good: {
          text: "{decider} answers the one about the third harmonic before the tea is cold. He pays, and asks whether you have any more that you do not need.",
          effects: { goods: { credits: 20, data: 4 } },
        },
        bad: {
          text: "The answer was known, and wrong, and he can prove both.",
          effects: { fatigue: 12 },
        },
      },
      {
        key: "keep",
        title: "Keep your questions to yourselves",
        cautious: true,
        good: { text: "He gives you one for the road, about birds.", effects: {} },
      },
    ],
  },
  {
    key: "place-warm-stones",
    thread: "place",
    title: "The Collector of Warm Stones",
    text: "A retired surveyor at {system} collects exotic matter and keeps each piece in a knitted bag. She can feel through two bulkheads that you carry some.",
    when: { goodsAtLeast: { exotics: 1 } },
    weight: 8,
    options: [
      {
        key: "trade",
        title: "Trade her a piece for the lot on the porch",
        cost: { exotics: 1 },
        good: {
          text: "On the porch lies half a cutter, and the other half is under it. She has already started on the bag.",
          effects: { goods: { alloy: 12, credits: 12 } },
        },
      },
      {
        key: "contest",
        title: "Bet that yours is the warmest",
        cost: { credits: 9 },
        test: { skill: "science", trait: "curious" },
        good: {
          text: "{decider} measures hers, yours and the tea. She pays her debt with a piece the size of a pea and is up all night trying to beat it.",
          effects: { goods: { exotics: 1 } },
        },
        bad: {
          text: "Hers are warmer, all of them, and she makes you hold every one.",
          effects: { fatigue: 12 },
        },
      },
      {
        key: "tea",
        title: "Drink her tea and keep your stones",
        cautious: true,
        good: { text: "She lets you hold the one that her husband found.", effects: {} },
      },
    ],
  },
  {
    key: "place-fever",
    thread: "place",
    title: "Fever on the Marigold",
    text: "The ore carrier Marigold has a yellow lamp at her lock and thirteen people in their bunks. Her mate asks for medicine first and for your names after.",
    when: { turns: [15] },
    weight: 7,
    options: [
      {
        key: "bay",
        title: "Bring them to your med bay",
        needs: [{ what: "built", kind: "medbay" }],
        good: {
          text: "You run the bay in shifts until the last of them asks for fried food. The mate writes your names down, all of them, with the spelling.",
          effects: { goods: { credits: 18 }, fatigue: 30 },
        },
      },
      {
        key: "cure",
        title: "Look for the cause in their water",
        test: { skill: "science", trait: "gentle" },
        good: {
          text: "{decider} finds the cracked filter on the second night. The Marigold pays in ore, because ore is what she has.",
          effects: { goods: { alloy: 12 } },
        },
        bad: {
          text: "It is not the water, and by the time you know it you are all coughing.",
          effects: { fatigue: 24 },
        },
      },
      {
        key: "tins",
        title: "Hand over the invalid's rations",
        cost: { supplies: 5 },
        good: {
          text: "Broth is broth. The mate fills your tank through a long hose, so that nobody has to meet.",
          effects: { goods: { fuel: 6 } },
        },
      },
      {
        key: "radio",
        title: "Relay their call and keep away",
        cautious: true,
        good: { text: "A doctor two stars on takes down the position and turns around.", effects: {} },
      },
    ],
  },
];
