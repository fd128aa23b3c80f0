import type { Encounter } from "../definition.ts";

/** The Foundry: the yards that built the relays. They speak of weights, signatures and what was agreed. */
export const FOUNDRY: readonly Encounter[] = [
  {
    key: "foundry-weighing",
    thread: "foundry",
    stage: 1,
    title: "Weight and Measure",
    text: "A Foundry weigh station hails you at {system} before you can hail it. Assessor Mirela Stroud wants to know your mass, your alloy, and who signed for the reactor.",
    when: {},
    weight: 30,
    options: [
      {
        key: "sell",
        title: "Sell her plate at the list price",
        cost: { alloy: 12 },
        good: {
          text: "Mirela Stroud weighs every plate and rounds down. The receipt names you a supplier of the Foundry, third class.",
          effects: { goods: { credits: 7 }, standing: { foundry: 1 } },
        },
      },
      {
        key: "inspect",
        title: "Let her inspect the reactor",
        test: { skill: "engineering", trait: "steady" },
        good: {
          text: "{decider} answers each question with a reading. Stroud stamps the casing, and her fitters tighten two struts without charge.",
          effects: { hull: 4, standing: { foundry: 1 } },
        },
        bad: {
          text: "A relief valve sticks under her gauge and scorches the bulkhead. The fine is exact to the coin.",
          effects: { goods: { credits: -5 }, hull: -4 },
        },
      },
      {
        key: "plate",
        title: "Buy plate by weight",
        cost: { credits: 20 },
        good: {
          text: "The plate comes across stacked by thickness, each piece numbered. Two numbers are missing, and Stroud already knows it.",
          effects: { goods: { alloy: 13 } },
        },
      },
      {
        key: "decline",
        title: "Decline the inspection",
        cautious: true,
        good: { text: "She writes REFUSED in a column that exists for the purpose.", effects: {} },
      },
    ],
  },
  {
    key: "foundry-slip",
    thread: "foundry",
    stage: 2,
    title: "The Cold Slip",
    text: "A relay sits half built in the Foundry slip at {system}, its ribs furred with frost. Overseer Karsten Bell has a crew of welders, a full store of plate and no power.",
    when: {},
    weight: 10,
    options: [
      {
        key: "lend",
        title: "Run a cable from your reactor",
        needs: [{ what: "module", kind: "reactor", tier: 2 }],
        cost: { fuel: 4 },
        good: {
          text: "You feed the slip for one shift and wear coats indoors. Karsten Bell logs the kilowatts in ink and shakes every hand aboard.",
          effects: { fatigue: 12, standing: { foundry: 1 } },
        },
      },
      {
        key: "pile",
        title: "Restart the slip's own pile",
        test: { skill: "engineering", trait: "bold" },
        good: {
          text: "{decider} draws the rods by hand, a finger's width each time, until the needles lift. The welders send over a pallet of plate before the shift bell.",
          effects: { goods: { alloy: 9 }, standing: { foundry: 1 } },
        },
        bad: {
          text: "The pile surges and the cable whips across your stern. Bell pulls his people out, then yours, and seals the slip for good.",
          effects: { hull: -10, fatigue: 18 },
        },
      },
      {
        key: "fuel",
        title: "Sell them fuel for the heaters",
        cost: { fuel: 7 },
        good: {
          text: "The heaters roar, the frost runs down the ribs, and the welders pay from a tin marked BEER.",
          effects: { goods: { credits: 15 } },
        },
      },
      {
        key: "wish",
        title: "Wish them a warm spring",
        cautious: true,
        good: { text: "Bell says that the Foundry does not do wishes, and returns your salute.", effects: {} },
      },
    ],
  },
  {
    key: "foundry-vault",
    thread: "foundry",
    stage: 3,
    title: "The Vault Door",
    text: "Karsten Bell has found the Archive vault at {system} that holds the casting patterns of the relays. The door is Foundry steel, and Recorder Ismene Vail is sitting against it with a book.",
    when: {},
    weight: 10,
    options: [
      {
        key: "cut",
        title: "Cut through beside the hinge",
        test: { skill: "engineering" },
        good: {
          text: "{decider} cuts a clean square where the steel is thin. Bell takes the patterns and leaves you the steel, while Ismene Vail copies your registry number into her book.",
          effects: { goods: { alloy: 12 }, standing: { foundry: 1, archive: -1 } },
        },
        bad: {
          text: "The torch gives out in the second layer, and the welders have to finish the job. Ismene Vail closes her book and walks off without a word.",
          effects: { goods: { alloy: -4 }, fatigue: 12, standing: { foundry: 1, archive: -1 } },
        },
      },
      {
        key: "copy",
        title: "Trade your surveys for copies",
        cost: { data: 8 },
        good: {
          text: "Vail allows one copy, because the overseer would have taken the door. She shows you how to ink the plates, and does not offer you tea.",
          effects: { xp: 40, standing: { foundry: 1, archive: -1 } },
        },
      },
      {
        key: "sit",
        title: "Sit down next to the recorder",
        good: {
          text: "She lends you her second book, and you both read until the welders give up. The overseer crosses your ship off a list.",
          effects: { goods: { data: 6 }, fatigue: 12, standing: { foundry: -1, archive: 1 } },
        },
      },
      {
        key: "leave",
        title: "Leave the door to its owners",
        cautious: true,
        good: { text: "They are still arguing about who the owners are when you undock.", effects: {} },
      },
    ],
  },
  {
    key: "foundry-casting",
    thread: "foundry",
    stage: 4,
    title: "The First Casting",
    text: "The Foundry opens its oldest yard to you at {system}. Under the first anvil lies a fragment of the Lodestar plans, sealed there by the masters who swore to keep it out of any war.",
    when: {},
    weight: 10,
    options: [
      {
        key: "plate",
        title: "Buy the fragment for plate and coin",
        needs: [{ what: "standing", faction: "foundry", least: 2 }, { what: "fragment-room" }],
        cost: { alloy: 25, credits: 40 },
        good: {
          text: "They jack the anvil up a hair an hour, and everyone takes a turn at the pump. The bill of sale says PATTERN, ONE, USED.",
          effects: { fatigue: 24, fragment: 1 },
        },
      },
      {
        key: "lift",
        title: "Lift the anvil with your own rig",
        needs: [{ what: "standing", faction: "foundry", least: 2 }, { what: "fragment-room" }],
        cost: { alloy: 14 },
        test: { skill: "engineering", trait: "handy" },
        good: {
          text: "{decider} welds a cradle that creaks and holds. The fragment underneath is bright, because nothing has touched it since the masters.",
          effects: { fragment: 1 },
        },
        bad: {
          text: "The cradle folds, and the anvil drops through the floor and into your hold. The masters' seal is dust.",
          effects: { hull: -15, fatigue: 30 },
        },
      },
      {
        key: "sign",
        title: "Sign the masters' book",
        cost: { credits: 25 },
        good: {
          text: "Mirela Stroud pays out your share in plate and turns the book around. Yours is the first name in it from outside the yards.",
          effects: { goods: { alloy: 18 }, standing: { foundry: 1, archive: -1 } },
        },
      },
      {
        key: "decline",
        title: "Leave the anvil where it is",
        cautious: true,
        good: { text: "Karsten Bell strikes it once, so that you will know the note.", effects: {} },
      },
    ],
  },
];
