import type { Encounter } from "../definition.ts";

/** The Wayfarers: families who hold the lanes open with hand-lit lamps. They speak of distances and of who helped whom. */
export const WAYFARERS: readonly Encounter[] = [
  {
    key: "wayfarers-lamp",
    thread: "wayfarers",
    stage: 1,
    title: "The Lamp in the Shed",
    text: "A lamp turns off {system}, slow and uneven. Hanneke Roe of the Wayfarers has cranked it by hand since the beacon's cell failed, and her arms are giving out.",
    when: {},
    weight: 30,
    options: [
      {
        key: "fuel",
        title: "Give her fuel for the burner",
        cost: { fuel: 8 },
        good: {
          text: "Hanneke Roe fills the burner and sleeps for the first time in two days. Her daughter chalks your ship's name on the wall of the shed.",
          effects: { standing: { wayfarers: 1 } },
        },
      },
      {
        key: "cell",
        title: "Rewire the dead cell",
        test: { skill: "engineering", trait: "handy" },
        good: {
          text: "{decider} files the terminals bright, and the lamp turns on its motor again. The Wayfarers fill a can for you from their own tank.",
          effects: { goods: { fuel: 3 }, standing: { wayfarers: 1 } },
        },
        bad: {
          text: "The cell cracks under the first load and spits acid over the tools. Hanneke Roe thanks everyone and goes back to the crank.",
          effects: { goods: { alloy: -3 }, fatigue: 12 },
        },
      },
      {
        key: "charts",
        title: "Buy a lane chart",
        cost: { credits: 15 },
        good: {
          text: "The chart is inked on sailcloth and shows every lamp that still burns. Somebody has crossed out three of them in pencil.",
          effects: { goods: { data: 14 } },
        },
      },
      {
        key: "pass",
        title: "Blink your running lights and pass",
        cautious: true,
        good: { text: "She lifts one hand from the crank to answer, and the beam wobbles.", effects: {} },
      },
    ],
  },
  {
    key: "wayfarers-barges",
    thread: "wayfarers",
    stage: 2,
    title: "Six Barges in a Line",
    text: "Six Wayfarer barges drift off {system}, chained nose to tail. Their pilot died a week ago, and the children aboard have painted SLOW on the last hull.",
    when: {},
    weight: 10,
    options: [
      {
        key: "pilot",
        title: "Pilot them past the shoals",
        test: { skill: "navigation", trait: "steady" },
        good: {
          text: "{decider} takes the first barge and talks the other five around the shoals by radio. On the far side they pay with coins sewn into a coat lining.",
          effects: { goods: { credits: 10 }, standing: { wayfarers: 1 } },
        },
        bad: {
          text: "The fourth barge swings wide, and its chain rakes your hull. All six get through after a night of cutting and shouting.",
          effects: { hull: -8, fatigue: 12 },
        },
      },
      {
        key: "pantry",
        title: "Open your pantry to them",
        cost: { supplies: 10 },
        good: {
          text: "The children eat without sitting down. An old man pumps what he can spare into your tank and counts the litres twice, to be fair.",
          effects: { goods: { fuel: 2 }, standing: { wayfarers: 1 } },
        },
      },
      {
        key: "rigger",
        title: "Pay the bond for a rigger",
        needs: [{ what: "berth" }],
        cost: { credits: 40, supplies: 12 },
        good: {
          text: "A rigger with one duffel comes across the line. The bond will feed the family that stays behind.",
          effects: { crew: 1 },
        },
      },
      {
        key: "bearings",
        title: "Read them your bearings by radio",
        cautious: true,
        good: {
          text: "A girl repeats every bearing without a mistake, and the barges begin to move.",
          effects: {},
        },
      },
    ],
  },
  {
    key: "wayfarers-relay",
    thread: "wayfarers",
    stage: 3,
    title: "The Relay They Sleep In",
    text: "Forty Wayfarers live inside the dead relay at {system}. A Foundry cutter has docked with papers that call the relay scrap, and its crew have lit their torches.",
    when: {},
    weight: 10,
    options: [
      {
        key: "block",
        title: "Park your ship across the cutter's bow",
        test: { skill: "navigation", trait: "bold" },
        good: {
          text: "{decider} brings you in so close that the cutter's crew can read your rivets. They pack up, and the forty cook you a dinner in the signal room.",
          effects: { goods: { supplies: 9 }, xp: 15, standing: { wayfarers: 1, foundry: -1 } },
        },
        bad: {
          text: "The cutter backs off late and takes a strip of your plating along. It files a complaint before it leaves.",
          effects: { hull: -10, standing: { wayfarers: 1, foundry: -1 } },
        },
      },
      {
        key: "pay",
        title: "Pay the relay's scrap value",
        cost: { credits: 15 },
        good: {
          text: "The foreman counts your coins, signs a receipt and leaves you the plates already cut. Behind him somebody starts to sing, badly.",
          effects: { goods: { alloy: 10 }, standing: { wayfarers: 1, foundry: -1 } },
        },
      },
      {
        key: "cut",
        title: "Take a torch and help the cutters",
        good: {
          text: "You cut for two shifts and are paid in plate. The forty leave in suits, carrying their bedding.",
          effects: { goods: { alloy: 6 }, fatigue: 24, standing: { wayfarers: -1, foundry: 1 } },
        },
      },
      {
        key: "wait",
        title: "Ask both sides to sleep on it",
        cautious: true,
        good: { text: "Nobody agrees to anything, but the torches are out for the night.", effects: {} },
      },
    ],
  },
  {
    key: "wayfarers-mercy",
    thread: "wayfarers",
    stage: 4,
    title: "The Slow Mercy",
    text: "The barge Slow Mercy hangs dark off {system}, where it ran dry eleven years ago. Hanneke Roe has come for her brother, and from his locked hold a fragment answers your sensors.",
    when: {},
    weight: 10,
    options: [
      {
        key: "debts",
        title: "Settle her brother's debts for the fragment",
        needs: [{ what: "standing", faction: "wayfarers", least: 2 }, { what: "fragment-room" }],
        cost: { credits: 60, supplies: 12 },
        good: {
          text: "He owed money at every lamp on the lane, and you pay them one by one. Hanneke Roe puts the fragment in your hands wrapped in his shirt.",
          effects: { fatigue: 24, fragment: 1 },
        },
      },
      {
        key: "hold",
        title: "Cut your own way into the hold",
        needs: [{ what: "standing", faction: "wayfarers", least: 2 }, { what: "fragment-room" }],
        cost: { credits: 20, fuel: 2 },
        test: { skill: "survey", trait: "wary" },
        good: {
          text: "{decider} finds the one plate he had not wired shut. The fragment lies in a cradle of rope, dry and whole.",
          effects: { fragment: 1 },
        },
        bad: {
          text: "He had trapped the hold against thieves, and the charge goes off against your side. The lane people search the wreckage for days and find splinters.",
          effects: { hull: -15, fatigue: 30 },
        },
      },
      {
        key: "tow",
        title: "Tow the barge home first",
        cost: { fuel: 10 },
        good: {
          text: "Lamps come out along the whole lane as the Slow Mercy passes. They bury him at the first one, and load your pantry while you watch.",
          effects: { goods: { supplies: 15 }, standing: { wayfarers: 1, foundry: -1 } },
        },
      },
      {
        key: "leave",
        title: "Leave the dead man his hold",
        cautious: true,
        good: { text: "Hanneke Roe ties a lamp to the bow and sits beside it until you are gone.", effects: {} },
      },
    ],
  },
];
