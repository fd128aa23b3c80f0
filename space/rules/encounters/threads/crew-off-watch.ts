import type { Encounter } from "../definition.ts";

/** Stories about the crew between watches: what keeps them up, apart or together. */
export const CREW_OFF_WATCH: readonly Encounter[] = [
  {
    key: "crew-broken-cup",
    thread: "crew",
    title: "The Broken Cup",
    text: "Two of the crew have stopped speaking over a cup that one of them broke. {member} asks for an hour with both.",
    when: { trait: "gentle", crewAtLeast: 3 },
    weight: 8,
    options: [
      {
        key: "repair",
        title: "Put both on one repair with {member}",
        test: { skill: "engineering", trait: "gentle" },
        good: {
          text: "They come back from the outer hull with a clean weld and a joke that nobody else understands. The cup is glued and leaks.",
          effects: { hull: 8, fatigue: -18 },
        },
        bad: {
          text: "They weld in silence, each from one end, and the seams do not meet.",
          effects: { goods: { alloy: -3 }, fatigue: 18 },
        },
      },
      {
        key: "dinner",
        title: "Cook them the good dinner",
        cost: { supplies: 4 },
        good: {
          text: "By the second helping they are arguing about something else. {member} washes up and hums.",
          effects: { fatigue: -22 },
        },
      },
      {
        key: "silence",
        title: "Let them be silent",
        cautious: true,
        good: { text: "It lasts four days, and ends over the salt.", effects: {} },
      },
    ],
  },
  {
    key: "crew-knocking",
    thread: "crew",
    title: "Knocking at Four",
    text: "At four in the ship's morning {member} writes down nine minutes of knocking from somewhere near {system}. It pauses wherever a person would breathe.",
    when: { trait: "sleepless" },
    weight: 8,
    options: [
      {
        key: "listen",
        title: "Turn the whole array on it",
        test: { skill: "survey", trait: "sleepless" },
        good: {
          text: "It is a relay's maintenance arm, tapping its own log on the wall in case somebody came. {decider} takes down every line.",
          effects: { goods: { data: 14 } },
        },
        bad: {
          text: "The array swings round and deafens everyone with a pulsar. The knocking has stopped when the ringing does.",
          effects: { goods: { data: -4 }, fatigue: 18 },
        },
      },
      {
        key: "answer",
        title: "Knock back and follow the answer",
        test: { skill: "navigation" },
        good: {
          text: "The answers lead to a cold supply pod with its arm still swinging. {decider} unties it from the door.",
          effects: { goods: { supplies: 12 } },
        },
        bad: {
          text: "The answers lead through a cloud of bolts. You count the hits, and the knocking counts along.",
          effects: { hull: -8 },
        },
      },
      {
        key: "bed",
        title: "Send {member} to bed",
        cautious: true,
        good: { text: "{member} goes, and lies there keeping time with one finger.", effects: {} },
      },
    ],
  },
  {
    key: "crew-quiet-dock",
    thread: "crew",
    title: "The Quiet Dock",
    text: "The dock at {system} is lit, heated and empty, with soup still on the stove. {member} will not let anyone unlatch before the air has been tested twice.",
    when: { trait: "wary", on: "arrival" },
    weight: 10,
    options: [
      {
        key: "enter",
        title: "Test the air twice and go in",
        test: { skill: "survey", trait: "wary" },
        good: {
          text: "{decider} finds the trip wire, the gas bottle it leads to, and the store room that both were guarding.",
          effects: { goods: { supplies: 6, credits: 8 } },
        },
        bad: {
          text: "The doors shut, the lights go out, and somebody with a knife takes a crate and a hatch seal before you get them open.",
          effects: { goods: { supplies: -4 }, hull: -5 },
        },
      },
      {
        key: "sample",
        title: "Pump the air through your lab first",
        needs: [{ what: "module", kind: "lab", tier: 2 }],
        good: {
          text: "The air holds a sleeping gas and four kinds of mould. {member} is pleased about the gas, and the lab about the mould.",
          effects: { goods: { data: 6 }, fatigue: 6 },
        },
      },
      {
        key: "undock",
        title: "Leave the soup alone",
        cautious: true,
        good: { text: "As you back away, one after another the dock lights go off.", effects: {} },
      },
    ],
  },
  {
    key: "crew-customs-boat",
    thread: "crew",
    title: "The Customs Boat",
    text: "A boat at {system} demands duty on everything aboard, in the name of a government that ended with the relays. {member} combs down some hair and offers to talk.",
    when: { trait: "silver-tongued" },
    weight: 8,
    options: [
      {
        key: "talk",
        title: "Send somebody across to talk",
        test: { skill: "science", trait: "silver-tongued" },
        good: {
          text: "{decider} asks to see the schedule of duties, finds four errors in it, and comes back with a refund.",
          effects: { goods: { credits: 18 } },
        },
        bad: {
          text: "The officer enjoys the conversation very much. Then he stamps the bill and adds the conversation to it.",
          effects: { goods: { credits: -12 } },
        },
      },
      {
        key: "tins",
        title: "Pay the duty in tins",
        cost: { supplies: 6 },
        good: {
          text: "The officers have not been relieved in eleven years and eat with their backs turned. They hand over their patrol charts as a receipt.",
          effects: { goods: { data: 10 } },
        },
      },
      {
        key: "drift",
        title: "Switch off the transponder and drift",
        cautious: true,
        good: { text: "The boat repeats its demand to the dark, more politely each time.", effects: {} },
      },
    ],
  },
  {
    key: "crew-one-more-orbit",
    thread: "crew",
    title: "One More Orbit",
    text: "{member} wants to take the launch round the far side of {system}, alone, on an orbit that is not in the plan. There is no reason given, and a packed lunch.",
    when: { trait: "restless" },
    weight: 8,
    options: [
      {
        key: "alone",
        title: "Check the orbit and hand over the keys",
        test: { skill: "navigation", trait: "restless" },
        good: {
          text: "The launch comes back late with its cameras full. {member} has eaten the lunch on the lip of a crater and recommends it.",
          effects: { goods: { data: 8, fuel: 4 } },
        },
        bad: {
          text: "The launch runs dry on the far side, and everybody spends the night throwing it a line.",
          effects: { goods: { fuel: -4 }, fatigue: 12 },
        },
      },
      {
        key: "together",
        title: "Take the whole crew along",
        cost: { fuel: 4 },
        good: {
          text: "You turn off the radio and go round once, slowly, with your boots on the window. It does more good than sleep.",
          effects: { fatigue: -24 },
        },
      },
      {
        key: "no",
        title: "Keep the launch clamped",
        cautious: true,
        good: { text: "{member} eats the lunch in the airlock, looking out.", effects: {} },
      },
    ],
  },
  {
    key: "crew-letter",
    thread: "crew",
    title: "A Letter Eleven Years Old",
    text: "A dead relay off {system} still has mail in its buffer, and one letter is for somebody on your ship. {member} has read the first line and closed it again.",
    when: { trait: "gentle", turns: [10] },
    weight: 6,
    options: [
      {
        key: "read",
        title: "Read it together, aloud",
        test: { skill: "science", trait: "gentle" },
        good: {
          text: "It is about a leaking roof, a dog and a birthday. {decider} reads it three times on request, and everyone sleeps until noon.",
          effects: { fatigue: -30, xp: 10 },
        },
        bad: {
          text: "It breaks off in the middle of a quarrel. Nobody aboard can think of anything else for a week.",
          effects: { fatigue: 24 },
        },
      },
      {
        key: "buffer",
        title: "Empty the buffer before it fails",
        cost: { fuel: 3 },
        good: {
          text: "You take six thousand letters and the routing tables. The tables are worth more, which somebody points out, once.",
          effects: { goods: { data: 6 } },
        },
      },
      {
        key: "leave",
        title: "Leave the letter sealed",
        cautious: true,
        good: { text: "It goes into a drawer, and the drawer is not mentioned.", effects: {} },
      },
    ],
  },
  {
    key: "crew-everyone-tired",
    thread: "crew",
    title: "Salt in the Coffee",
    text: "Somebody has put salt in the coffee, and everybody has drunk it without noticing. The watch list has your names on it twice a day.",
    when: { fatigueAtLeast: 60 },
    weight: 14,
    options: [
      {
        key: "feast",
        title: "Stop for a proper meal",
        cost: { supplies: 5 },
        good: {
          text: "There is bread, and somebody finds the accordion. The dishes are still on the table in the morning.",
          effects: { fatigue: -30 },
        },
      },
      {
        key: "automate",
        title: "Rig the night watch to run alone",
        test: { skill: "engineering", trait: "thrifty" },
        good: {
          text: "{decider} wires the alarms to a music box. It plays twice in the night, both times for the cat that you do not have.",
          effects: { fatigue: -30, xp: 15 },
        },
        bad: {
          text: "The alarms all ring at three, and the ship turns gently into its own debris.",
          effects: { hull: -4, fatigue: 6 },
        },
      },
      {
        key: "push",
        title: "Rinse the pot and carry on",
        cautious: true,
        good: { text: "The next pot has no salt in it, and no coffee either.", effects: {} },
      },
    ],
  },
  {
    key: "crew-fifth-chair",
    thread: "crew",
    title: "The Fifth Chair",
    text: "The galley table seats four, and there are more of you now. Somebody eats on the stairs every evening, and keeps score.",
    when: { crewAtLeast: 5 },
    weight: 14,
    options: [
      {
        key: "table",
        title: "Build a longer table",
        cost: { alloy: 4 },
        good: {
          text: "It blocks the door to the pantry, so the food has to be passed along. Everyone has a place, and a scratch to know it by.",
          effects: { fatigue: -24 },
        },
      },
      {
        key: "lessons",
        title: "Turn supper into lessons",
        test: { skill: "science", trait: "curious" },
        good: {
          text: "{decider} explains orbits with the potatoes. The arguments run late, and two of them are worth writing down.",
          effects: { goods: { data: 10 }, xp: 20 },
        },
        bad: {
          text: "The lecture on fungus falls on the day of the mushrooms. Nobody finishes either.",
          effects: { goods: { supplies: -3 }, fatigue: 6 },
        },
      },
      {
        key: "stairs",
        title: "Take turns on the stairs",
        cautious: true,
        good: { text: "The stairs turn out to have the better view.", effects: {} },
      },
    ],
  },
];
