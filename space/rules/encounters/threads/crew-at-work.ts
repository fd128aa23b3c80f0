import type { Encounter } from "../definition.ts";

/** Stories about one of the crew doing a job, each for a trait. */
export const CREW_AT_WORK: readonly Encounter[] = [
  {
    key: "crew-nineteen-hours",
    thread: "crew",
    title: "Nineteen Hours at the Helm",
    text: "The autopilot lost its fix on the way in, and {member} has held the course by eye for nineteen hours. The last stretch to {system} is the narrow one.",
    when: { trait: "steady" },
    weight: 8,
    options: [
      {
        key: "finish",
        title: "Bring the ship in by eye",
        test: { skill: "navigation", trait: "steady" },
        good: {
          text: "The ship slides in along the cheapest line on the chart. {decider} writes the time in the log and asks what is for breakfast.",
          effects: { goods: { fuel: 6 }, xp: 22 },
        },
        bad: {
          text: "The correction comes a minute late and has to be paid for twice. {decider} sits on the floor afterwards and nobody talks about it.",
          effects: { goods: { fuel: -3 }, fatigue: 18 },
        },
      },
      {
        key: "share",
        title: "Wake everyone and split the watch",
        good: {
          text: "Each of you steers for an hour while {member} calls the marks. It is slower, and by the end you can all do it.",
          effects: { fatigue: 6, xp: 15 },
        },
      },
      {
        key: "coast",
        title: "Coast until the fix returns",
        cautious: true,
        good: { text: "It returns in the evening, as if it had only been out for air.", effects: {} },
      },
    ],
  },
  {
    key: "crew-hatch-in-the-ice",
    thread: "crew",
    title: "A Hatch in the Ice",
    text: "A comet crosses your bow at {system} with a square shadow under its frost. {member} says it is a hatch, and is already in a suit.",
    when: { trait: "curious" },
    weight: 8,
    options: [
      {
        key: "open",
        title: "Dig the hatch free and open it",
        test: { skill: "survey", trait: "curious" },
        good: {
          text: "Behind it is a weather room with a century of readings on drums. {decider} carries the drums out one at a time, like eggs.",
          effects: { goods: { data: 12 }, xp: 8 },
        },
        bad: {
          text: "The hatch was holding the ice together. The comet splits, and a slab of it finds your hull.",
          effects: { hull: -6, fatigue: 12 },
        },
      },
      {
        key: "core",
        title: "Match course and drill a core",
        cost: { fuel: 3 },
        good: {
          text: "The core shows thirty bright years and one black one. {member} keeps looking back at the square.",
          effects: { goods: { data: 6 } },
        },
      },
      {
        key: "mark",
        title: "Mark the comet on the chart",
        cautious: true,
        good: { text: "It will be back in four hundred years, and {member} has set a reminder.", effects: {} },
      },
    ],
  },
  {
    key: "crew-eleven-tins",
    thread: "crew",
    title: "Eleven Tins",
    text: "{member} has counted the pantry twice and is eleven tins short of the book. There is a list of lockers, and a pencil.",
    when: { trait: "thrifty", goodsAtLeast: { supplies: 10 } },
    weight: 8,
    options: [
      {
        key: "search",
        title: "Search the ship deck by deck",
        test: { skill: "survey", trait: "thrifty" },
        good: {
          text: "The tins are behind the water tank, with two dozen more that the last owners hid there. {decider} corrects the book in ink.",
          effects: { goods: { supplies: 9 } },
        },
        bad: {
          text: "You empty every locker and find a sock and two arguments. The book was wrong.",
          effects: { fatigue: 18 },
        },
      },
      {
        key: "sell",
        title: "Sell the fancy tins to a passing hauler",
        cost: { supplies: 6 },
        good: {
          text: "The hauler's cook has not seen peaches since the relays failed, and pays like it.",
          effects: { goods: { credits: 13 } },
        },
      },
      {
        key: "forget",
        title: "Write the tins off",
        cautious: true,
        good: { text: "{member} rules a line under the number and initials it, with visible pain.", effects: {} },
      },
    ],
  },
  {
    key: "crew-short-way",
    thread: "crew",
    title: "The Short Way Round",
    text: "{member} has drawn a course past {system} that cuts inside the flare line and saves most of a burn. The pencil went through the paper once.",
    when: { trait: "bold" },
    weight: 8,
    options: [
      {
        key: "inside",
        title: "Fly the line inside the flares",
        test: { skill: "navigation", trait: "bold" },
        good: {
          text: "For a minute the windows are white, and then they are black and you are through. {decider} lets go of the stick one finger at a time.",
          effects: { goods: { fuel: 9 }, xp: 8 },
        },
        bad: {
          text: "The flare comes up like surf. You turn back with a blistered flank and the smell of paint in every cabin.",
          effects: { hull: -10 },
        },
      },
      {
        key: "probe",
        title: "Fire a probe along the line instead",
        cost: { alloy: 3 },
        good: {
          text: "The probe reports for ninety seconds and melts. It was a good ninety seconds, says {member}, and frames the last picture.",
          effects: { goods: { data: 6 } },
        },
      },
      {
        key: "outside",
        title: "Keep to the long way",
        cautious: true,
        good: { text: "{member} folds the drawing into a small square and keeps it.", effects: {} },
      },
    ],
  },
  {
    key: "crew-boiler",
    thread: "crew",
    title: "The Galley Boiler",
    text: "{member} has taken the galley boiler apart and laid it out on the chart table. One of the pieces belongs to the reactor.",
    when: { trait: "handy" },
    weight: 8,
    options: [
      {
        key: "rebuild",
        title: "Rebuild both at the chart table",
        test: { skill: "engineering", trait: "handy" },
        good: {
          text: "The reactor hums a tone lower, and there are parts left over. The coffee is hot for the first time this year.",
          effects: { goods: { alloy: 6 }, fatigue: -18 },
        },
        bad: {
          text: "The boiler works, and the reactor trips at supper. {decider} spends the night in the crawlway with a lamp between the teeth.",
          effects: { hull: -6, fatigue: 12 },
        },
      },
      {
        key: "cast",
        title: "Cast a new part and learn how",
        cost: { alloy: 3 },
        good: {
          text: "The first casting cracks, the second sings when you tap it. {member} makes everybody file an edge.",
          effects: { xp: 25 },
        },
      },
      {
        key: "back",
        title: "Have every piece put back",
        cautious: true,
        good: { text: "The boiler leaks exactly where it leaked before.", effects: {} },
      },
    ],
  },
  {
    key: "crew-second-arm",
    thread: "crew",
    title: "An Arm of Bed Frames",
    text: "{member} has built a second grab arm out of bed frames, and two of you now sleep on the floor. Off {system} a dead tug drifts within its reach.",
    when: { trait: "handy", turns: [20] },
    weight: 6,
    options: [
      {
        key: "grab",
        title: "Grab the tug's drive housing",
        test: { skill: "engineering", trait: "handy" },
        good: {
          text: "The arm bends, groans and closes. Inside the housing is a lump of exotic matter the size of a plum, and {member} names the arm after a cousin.",
          effects: { goods: { exotics: 1 }, fatigue: 24 },
        },
        bad: {
          text: "The elbow lets go at full stretch and the tug swings in. You get the beds back, in pieces.",
          effects: { hull: -10, fatigue: 18 },
        },
      },
      {
        key: "strip",
        title: "Strip the tug by hand",
        good: {
          text: "It takes every glove aboard, and most of the skin under them. The plate is good.",
          effects: { goods: { alloy: 8 }, fatigue: 24 },
        },
      },
      {
        key: "beds",
        title: "Turn the arm back into beds",
        cautious: true,
        good: { text: "You sleep well, and {member} does not.", effects: {} },
      },
    ],
  },
  {
    key: "crew-wrong-star",
    thread: "crew",
    title: "The Wrong Star",
    text: "{member} holds an old survey plate against the window at {system} and says that one star is missing from the sky. Nobody else had counted.",
    when: { trait: "curious", turns: [15] },
    weight: 6,
    options: [
      {
        key: "watch",
        title: "Watch the gap through the night",
        test: { skill: "science", trait: "curious" },
        good: {
          text: "Towards morning the gap moves, and {decider} has the orbit of something dark and large. It is the best page in the notebook.",
          effects: { goods: { data: 13 } },
        },
        bad: {
          text: "It was dust on the plate. {decider} cleans it, puts it away and apologises to the window.",
          effects: { fatigue: 24 },
        },
      },
      {
        key: "plates",
        title: "Buy the rest of the plates by post",
        cost: { credits: 15 },
        good: {
          text: "A mail drone brings a crate packed in straw. Half the plates are of somebody's garden, and the other half are worth the money.",
          effects: { goods: { data: 14 } },
        },
      },
      {
        key: "shrug",
        title: "Count again some other night",
        cautious: true,
        good: { text: "{member} draws the gap in the margin, with a question mark.", effects: {} },
      },
    ],
  },
];
