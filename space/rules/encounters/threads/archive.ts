import type { Encounter } from "../definition.ts";

/** The Archive: recorders who cut the Lodestar plans apart. They ask before they answer, and write both down. */
export const ARCHIVE: readonly Encounter[] = [
  {
    key: "archive-question",
    thread: "archive",
    stage: 1,
    title: "A Question Before Docking",
    text: "The Archive's reading station at {system} opens its dock to anyone who answers a question. Recorder Ismene Vail asks what you would do with a light that everybody could see.",
    when: {},
    weight: 30,
    options: [
      {
        key: "deposit",
        title: "Deposit your survey notes",
        cost: { data: 10 },
        good: {
          text: "Ismene Vail says that a record is a kind of answer. She gives the notes a shelf, and the shelf a lamp.",
          effects: { standing: { archive: 1 } },
        },
      },
      {
        key: "answer",
        title: "Answer, and be questioned on it",
        test: { skill: "science", trait: "silver-tongued" },
        good: {
          text: "The second question is harder and the sixth is kind. {decider} leaves with a reader's card and a page from the open shelves.",
          effects: { goods: { data: 4 }, standing: { archive: 1 } },
        },
        bad: {
          text: "By the twentieth question {decider} has said three different things. Vail reads them back in order, without malice.",
          effects: { fatigue: 24 },
        },
      },
      {
        key: "school",
        title: "Pay for lessons in the reading room",
        cost: { credits: 20 },
        good: {
          text: "The lessons are about how to ask, and they take all evening. The handouts are worth the price alone.",
          effects: { goods: { data: 6 }, xp: 40 },
        },
      },
      {
        key: "undecided",
        title: "Admit that you have not decided",
        cautious: true,
        good: { text: "Ismene Vail writes that down too, with the date.", effects: {} },
      },
    ],
  },
  {
    key: "archive-volume",
    thread: "archive",
    stage: 2,
    title: "The Missing Volume",
    text: "Volume nine of the index has gone from its shelf at {system}. The dust shows four fingers, and the only other visitor this year left by the cargo lock.",
    when: {},
    weight: 10,
    options: [
      {
        key: "chase",
        title: "Follow the thief's drive trail",
        test: { skill: "navigation", trait: "wary" },
        good: {
          text: "{decider} reads the trail like a muddy road and finds the thief asleep on the book. The Archive pays its reward in old coin.",
          effects: { goods: { credits: 15 }, standing: { archive: 1 } },
        },
        bad: {
          text: "The trail splits, doubles back and ends at your own exhaust. You return with an emptier tank and no book.",
          effects: { goods: { fuel: -6 }, fatigue: 24 },
        },
      },
      {
        key: "rebuild",
        title: "Rebuild it from the other volumes",
        test: { skill: "science", trait: "sleepless" },
        good: {
          text: "Eight volumes refer to the ninth, and {decider} follows every reference. Vail binds the result in blue, to show that it is a copy.",
          effects: { xp: 15, standing: { archive: 1 } },
        },
        bad: {
          text: "The references contradict each other from the letter K onwards. After two nights even Vail closes the index.",
          effects: { fatigue: 24 },
        },
      },
      {
        key: "lab",
        title: "Print the reserve plates in your lab",
        needs: [{ what: "module", kind: "lab", tier: 2 }],
        cost: { data: 10 },
        good: {
          text: "The plates are two centuries old and print grey. Your own results are wiped from the lab's memory to make room for them.",
          effects: { standing: { archive: 1 } },
        },
      },
      {
        key: "note",
        title: "Sketch the fingerprints and leave",
        cautious: true,
        good: { text: "The sketch is filed where the volume was.", effects: {} },
      },
    ],
  },
  {
    key: "archive-list",
    thread: "archive",
    stage: 3,
    title: "The List of Passages",
    text: "The Archive asked the Wayfarers for a list of everyone they ever carried, and the Wayfarers burned it. Ismene Vail believes that a lamp tender at {system} still knows it by heart.",
    when: {},
    weight: 10,
    options: [
      {
        key: "question",
        title: "Question the tender for the Archive",
        test: { skill: "science", trait: "gentle" },
        good: {
          text: "{decider} starts with the tender's own mother, and the names come for six hours. Vail fills a notebook and gives you the margins.",
          effects: { goods: { data: 16 }, standing: { archive: 1, wayfarers: -1 } },
        },
        bad: {
          text: "The tender recites the same six names all night and smiles. By morning every lamp on the lane knows who was asking.",
          effects: { fatigue: 24, standing: { archive: 1, wayfarers: -1 } },
        },
      },
      {
        key: "buy",
        title: "Pay the tender for a single page",
        cost: { credits: 10 },
        good: {
          text: "The tender sells the names of the dead and holds back the living. The lamp goes out behind you as soon as you undock.",
          effects: { goods: { data: 10 }, standing: { archive: 1, wayfarers: -1 } },
        },
      },
      {
        key: "carry",
        title: "Carry the tender out of reach",
        cost: { fuel: 5 },
        good: {
          text: "The tender brings a goat cheese and no luggage. At the next lamp your passenger climbs down, and the Archive's letters stop coming.",
          effects: { goods: { supplies: 6 }, standing: { archive: -1, wayfarers: 1 } },
        },
      },
      {
        key: "refuse",
        title: "Say that you carry no lists",
        cautious: true,
        good: { text: "Vail asks whether that is a rule or a habit, and does not wait for the answer.", effects: {} },
      },
    ],
  },
  {
    key: "archive-shelf",
    thread: "archive",
    stage: 4,
    title: "The Sealed Shelf",
    text: "The readers have voted, and the sealed shelf at {system} may be opened once. Behind its glass is a fragment that the first recorders cut out of the Lodestar plans and swore never to lend.",
    when: {},
    weight: 10,
    options: [
      {
        key: "surety",
        title: "Leave your research as surety",
        needs: [{ what: "standing", faction: "archive", least: 2 }, { what: "fragment-room" }],
        cost: { data: 20, credits: 55 },
        good: {
          text: "It takes all hands to copy out what you leave behind. The loan slip has a line for the date of return, and Vail leaves it blank.",
          effects: { fatigue: 24, fragment: 1 },
        },
      },
      {
        key: "defend",
        title: "Defend your purpose before the readers",
        needs: [{ what: "standing", faction: "archive", least: 2 }, { what: "fragment-room" }],
        cost: { data: 20 },
        test: { skill: "science", trait: "silver-tongued" },
        good: {
          text: "{decider} is asked one thing only, the question from the first dock. The glass is already open when the answer ends.",
          effects: { fragment: 1 },
        },
        bad: {
          text: "The vote turns on a single reader, who remembers the last war. The shelf is sealed again, with your name on the new wax.",
          effects: { fatigue: 30, standing: { archive: -1 } },
        },
      },
      {
        key: "catalogue",
        title: "Catalogue the shelf for them",
        cost: { data: 6 },
        good: {
          text: "You describe each object in one line and learn to distrust adjectives. Ismene Vail enters you as a recorder, without the robe.",
          effects: { xp: 40, standing: { archive: 1, wayfarers: -1 } },
        },
      },
      {
        key: "look",
        title: "Look through the glass and thank them",
        cautious: true,
        good: { text: "The fragment is smaller than you thought, and somebody has dusted it.", effects: {} },
      },
    ],
  },
];
