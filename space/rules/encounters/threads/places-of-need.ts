import type { Encounter } from "../definition.ts";

/** What a ship finds when it lacks something, or has something that others want. */
export const PLACES_OF_NEED: readonly Encounter[] = [
  {
    key: "place-tanker",
    thread: "place",
    title: "Tanker Aground",
    text: "The tanker Prudence Lowe lies on a sandbank of ice off {system}, half full and leaking. Her owner would rather sell the rest than watch it go.",
    when: { goodsBelow: { fuel: 20 } },
    weight: 24,
    options: [
      {
        key: "buy",
        title: "Buy from the sound tank",
        cost: { credits: 12 },
        good: {
          text: "The owner rounds down, then throws in the hose. You are the first customer since the failure to pay in coin.",
          effects: { goods: { fuel: 9 } },
        },
      },
      {
        key: "leak",
        title: "Catch what leaks",
        test: { skill: "engineering", trait: "thrifty" },
        good: {
          text: "{decider} sews a funnel from two suits. By evening the leak is running into your tank and the owner is taking notes.",
          effects: { goods: { fuel: 10 } },
        },
        bad: {
          text: "The funnel freezes, shatters and has to be picked out of the intake by hand.",
          effects: { fatigue: 15 },
        },
      },
      {
        key: "sorry",
        title: "Wish the owner a rising tide",
        cautious: true,
        good: { text: "There are no tides on ice, the owner says, but thank you.", effects: {} },
      },
    ],
  },
  {
    key: "place-vending-hall",
    thread: "place",
    title: "The Vending Hall",
    text: "A transit hall at {system} has three hundred vending machines and no travellers. They all light up at once when you walk in, and each of them says good morning.",
    when: { goodsBelow: { supplies: 25 } },
    weight: 18,
    options: [
      {
        key: "coins",
        title: "Feed them coins",
        cost: { credits: 15 },
        good: {
          text: "The soup is older than the youngest of you and still steams. The machines say come again until the lock closes.",
          effects: { goods: { supplies: 10 } },
        },
      },
      {
        key: "wires",
        title: "Convince them that it is a holiday",
        test: { skill: "science", trait: "silver-tongued" },
        good: {
          text: "{decider} finds the calendar and sets it to Founders' Day. Three hundred hatches open, and there is music.",
          effects: { goods: { supplies: 12 } },
        },
        bad: {
          text: "The calendar jumps to the annual inspection. The shutters come down, and you spend the night inside, being weighed.",
          effects: { fatigue: 24 },
        },
      },
      {
        key: "morning",
        title: "Say good morning and walk on",
        cautious: true,
        good: { text: "The last machine in the row asks whether it was something it said.", effects: {} },
      },
    ],
  },
  {
    key: "place-dry-dock",
    thread: "place",
    title: "A Dock Without Walls",
    text: "Eight shipwrights at {system} work in the open, roped to nothing but each other. They have seen your hull coming for an hour and have already chosen the plates.",
    when: { hullBelow: 75 },
    weight: 18,
    options: [
      {
        key: "full",
        title: "Pay for the full job",
        cost: { credits: 20 },
        good: {
          text: "They go over the ship like bees, rope and all. The bill lists every dent by name.",
          effects: { hull: 18 },
        },
      },
      {
        key: "lend",
        title: "Work a shift on the rope in exchange",
        test: { skill: "engineering", trait: "handy" },
        good: {
          text: "They give {decider} the ninth loop of the rope. By the end of the shift the hull is tight, and you have all learned a song about rivets.",
          effects: { hull: 14, xp: 8 },
        },
        bad: {
          text: "Nine on a rope is one too many. It takes the eight until night to untangle themselves, and you until noon.",
          effects: { fatigue: 24 },
        },
      },
      {
        key: "later",
        title: "Ask them to keep the plates for you",
        cautious: true,
        good: { text: "They chalk your name on them and turn to the next ship.", effects: {} },
      },
    ],
  },
  {
    key: "place-pawned-instruments",
    thread: "place",
    title: "The Pawned Instruments",
    text: "A pawnshop at {system} has a window full of scientific instruments, each with a ticket. The owner has no use for them, and no credits to change.",
    when: { goodsBelow: { data: 10 }, goodsAtLeast: { alloy: 8 } },
    weight: 14,
    options: [
      {
        key: "swap",
        title: "Swap plate for the recordings",
        cost: { alloy: 7 },
        good: {
          text: "Each instrument still holds the last thing it saw. The owner is delighted with the plate and begins to build a shelf.",
          effects: { goods: { data: 12 } },
        },
      },
      {
        key: "tune",
        title: "Put them in order for him",
        test: { skill: "science", trait: "handy" },
        good: {
          text: "{decider} sets them all by the same star, and they agree for the first time in years. He lets you copy everything they say.",
          effects: { goods: { data: 14 } },
        },
        bad: {
          text: "The gravimeter falls on the barometer. You break it, you pay for it, says a sign that you had not read.",
          effects: { goods: { credits: -8 } },
        },
      },
      {
        key: "window",
        title: "Admire the window",
        cautious: true,
        good: { text: "A brass sextant in the corner has a ticket older than the shop.", effects: {} },
      },
    ],
  },
  {
    key: "place-scrap-scales",
    thread: "place",
    title: "The Scales of Widow Anstey",
    text: "Widow Anstey buys and sells scrap at {system} on a pair of scales that she has hung so that both sides are honest. She has heaps of plate, and wants anything else.",
    when: { goodsBelow: { alloy: 12 } },
    weight: 14,
    options: [
      {
        key: "food",
        title: "Weigh out supplies against plate",
        cost: { supplies: 8 },
        good: {
          text: "She eats the first tin at the scales and marks it down against the price. The beam comes to rest dead level.",
          effects: { goods: { alloy: 10 } },
        },
      },
      {
        key: "heap",
        title: "Pay to search the back heap",
        cost: { credits: 6 },
        test: { skill: "survey", trait: "thrifty" },
        good: {
          text: "{decider} climbs the heap with a magnet and comes down with a keel section. Widow Anstey says that she had wondered where it was.",
          effects: { goods: { alloy: 15 } },
        },
        bad: {
          text: "The heap shifts, and then you are in it. What you bring out is mostly rust and bruises.",
          effects: { goods: { alloy: 2 }, fatigue: 18 },
        },
      },
      {
        key: "weigh",
        title: "Weigh yourselves and move along",
        cautious: true,
        good: { text: "Together you come to as much as a bulkhead door.", effects: {} },
      },
    ],
  },
  {
    key: "place-bees",
    thread: "place",
    title: "Bees",
    text: "A beekeeper at {system} has thirty hives and nothing left in flower. She asks every ship that docks whether anything is growing aboard.",
    when: { starClasses: ["G", "F", "K"] },
    weight: 6,
    options: [
      {
        key: "swarm",
        title: "Let her bees into your garden for a week",
        needs: [{ what: "tech", techId: "life1" }],
        test: { skill: "survey", trait: "gentle" },
        good: {
          text: "The beds set fruit that you had stopped expecting. {decider} learns to walk slowly and is stung only once.",
          effects: { goods: { supplies: 12 } },
        },
        bad: {
          text: "The swarm prefers the bridge. You fly by turns, in veils, until it has been talked back into its boxes.",
          effects: { fatigue: 21 },
        },
      },
      {
        key: "flowers",
        title: "Trade sugar for wax and coin",
        cost: { supplies: 5 },
        good: {
          text: "The syrup gets the hives to spring. Her coins are sticky and count like any other.",
          effects: { goods: { credits: 12 } },
        },
      },
      {
        key: "lid",
        title: "Say that nothing is in flower",
        cautious: true,
        good: { text: "One bee stays aboard for three days and then asks to be let out.", effects: {} },
      },
    ],
  },
  {
    key: "place-fuel-ferry",
    thread: "place",
    title: "The Ferry That Missed Its Tide",
    text: "A passenger ferry circles {system} on its last vapours and asks every ship for a drink. Eighty people are reading the same newspaper.",
    when: { goodsAtLeast: { fuel: 14 }, turns: [12] },
    weight: 6,
    options: [
      {
        key: "scoop",
        title: "Skim the star for them",
        test: { skill: "navigation", trait: "steady" },
        good: {
          text: "{decider} takes the intake down to where the paint ticks. There is enough for the ferry, your own tank, and a round of applause.",
          effects: { goods: { fuel: 6, credits: 9 } },
        },
        bad: {
          text: "The intake bites a prominence and chokes on it. The ferry drifts on, and eighty people turn a page.",
          effects: { hull: -8 },
        },
      },
      {
        key: "sell",
        title: "Sell them fuel from your tank",
        cost: { fuel: 6 },
        good: {
          text: "The passengers pass a hat from row to row. The pilot adds the newspaper, which is from the last day of the relays and very well read.",
          effects: { goods: { credits: 13 } },
        },
      },
      {
        key: "call",
        title: "Call the next port for them",
        cautious: true,
        good: { text: "The port promises a tug by Thursday, and the ferry asks which one.", effects: {} },
      },
    ],
  },
];
