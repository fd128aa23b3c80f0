import type { Encounter } from "../definition.ts";

/** What the light of a star draws: places that only its class can have. */
export const PLACES_OF_STARS: readonly Encounter[] = [
  {
    key: "place-red-orchard",
    thread: "place",
    title: "The Red Orchard",
    text: "Mirrors the size of fields hang round the red dwarf {system} and throw its light on a glasshouse. The growers died or left, and the apples did neither.",
    when: { starClasses: ["M"] },
    weight: 6,
    options: [
      {
        key: "pick",
        title: "Break in and pick what is ripe",
        test: { skill: "survey", trait: "gentle" },
        good: {
          text: "{decider} finds the row that still bears. The apples are dark red all the way through and taste of iron.",
          effects: { goods: { supplies: 12 } },
        },
        bad: {
          text: "A pane gives way, then the next one. Half the orchard freezes behind you, and the air takes your ladder along.",
          effects: { hull: -4, fatigue: 12 },
        },
      },
      {
        key: "mirror",
        title: "Cut down the loose mirrors",
        good: {
          text: "The frames are good alloy and the silver comes off on your hands. It is dull work, and the light on the trees grows dimmer.",
          effects: { goods: { alloy: 8 }, fatigue: 24 },
        },
      },
      {
        key: "look",
        title: "Look in through the glass",
        cautious: true,
        good: { text: "A sprinkler starts up, waters a path, and stops.", effects: {} },
      },
    ],
  },
  {
    key: "place-one-window",
    thread: "place",
    title: "A Town With One Window",
    text: "Nine hundred people live inside a rock at {system}, and the rock has one window. They pay for whatever you can put in front of it.",
    when: { starClasses: ["M", "K"] },
    weight: 6,
    options: [
      {
        key: "fly",
        title: "Fly a show past the glass",
        test: { skill: "navigation", trait: "restless" },
        good: {
          text: "{decider} brings the ship past upside down with all lamps lit. They pass a hat, and it comes back heavy.",
          effects: { goods: { credits: 20 } },
        },
        bad: {
          text: "The third pass is too near, and the rock keeps one of your antennas. The children say that it was the best part.",
          effects: { hull: -5, fatigue: 9 },
        },
      },
      {
        key: "pictures",
        title: "Sell them your survey pictures",
        cost: { data: 8 },
        good: {
          text: "The pictures are tacked up round the window until the window looks small.",
          effects: { goods: { credits: 13 } },
        },
      },
      {
        key: "wave",
        title: "Wave on your way past",
        cautious: true,
        good: { text: "Nine hundred hands go up, in shifts.", effects: {} },
      },
    ],
  },
  {
    key: "place-wedding",
    thread: "place",
    title: "A Wedding at Dock Nine",
    text: "Two families are marrying at {system} under a sun the colour of butter. The band has not arrived, the cook has walked out, and yours is the only ship in port.",
    when: { starClasses: ["G", "K", "F"] },
    weight: 7,
    options: [
      {
        key: "cook",
        title: "Take over the kitchen",
        cost: { supplies: 5 },
        good: {
          text: "You serve two hundred plates and drop three. The families dance your crew off its feet and into the best sleep of the year.",
          effects: { fatigue: -28 },
        },
      },
      {
        key: "band",
        title: "Play for the dancing",
        test: { skill: "science", trait: "silver-tongued" },
        good: {
          text: "{decider} turns out to know fourteen songs. The fathers compete at tipping until dawn.",
          effects: { goods: { credits: 15, supplies: 3 } },
        },
        bad: {
          text: "The piano is a harmonium, and the harmonium bites. You are asked to stop, and to pay for the pedal.",
          effects: { goods: { credits: -8 }, fatigue: 6 },
        },
      },
      {
        key: "toast",
        title: "Drink to the couple and slip out",
        cautious: true,
        good: { text: "The bride's grandmother slips out with you as far as the lock, for the quiet.", effects: {} },
      },
    ],
  },
  {
    key: "place-glassblowers",
    thread: "place",
    title: "The Glassblowers of the White Shore",
    text: "Under the hard light of {system} a guild melts asteroid sand into lenses. One lens as wide as your ship has cracked in the cooling ring, and they are cutting it up.",
    when: { starClasses: ["F", "A", "white-dwarf"] },
    weight: 9,
    options: [
      {
        key: "lens",
        title: "Buy a slice for the sensors",
        cost: { credits: 20 },
        good: {
          text: "The slice is ground while you wait. The first picture through it shows a mountain that your maps have as a hill.",
          effects: { goods: { data: 19 } },
        },
      },
      {
        key: "ring",
        title: "Offer to fix the cooling ring",
        test: { skill: "engineering" },
        good: {
          text: "{decider} hears the fan that runs a beat behind the others. The guild pays with the fan, and with the plate it was bolted to.",
          effects: { goods: { alloy: 12 }, xp: 10 },
        },
        bad: {
          text: "The ring cools twice as fast, and a second lens cracks with a sound like a gun. They do not ask you to pay, and you pay.",
          effects: { goods: { credits: -10 }, fatigue: 6 },
        },
      },
      {
        key: "shards",
        title: "Pocket a shard as a keepsake",
        cautious: true,
        good: { text: "It throws a small rainbow on the bridge for one hour each day.", effects: {} },
      },
    ],
  },
  {
    key: "place-blue-weather",
    thread: "place",
    title: "Blue Weather",
    text: "The blue giant at {system} blows a gale of charged gas that hums in your frames. A kite flies in it on a long wire, and the watcher who flew it is gone.",
    when: { starClasses: ["B", "O", "A"] },
    weight: 14,
    options: [
      {
        key: "kite",
        title: "Reel in the kite",
        test: { skill: "navigation", trait: "steady" },
        good: {
          text: "{decider} works along the wire like a fisherman. The kite's recorder holds a year of storms, and its tank a little of them.",
          effects: { goods: { data: 12, fuel: 3 } },
        },
        bad: {
          text: "The wire sings, parts, and saws across your hull before it goes.",
          effects: { hull: -8 },
        },
      },
      {
        key: "shelter",
        title: "Ride out the gusts by the drill book",
        needs: [{ what: "tech", techId: "life2" }],
        good: {
          text: "Everyone is strapped in by page two. The hull crackles blue for an hour, the collectors fill to the brim, and all hair is still up at supper.",
          effects: { goods: { fuel: 5 }, fatigue: 10 },
        },
      },
      {
        key: "lee",
        title: "Wait in the lee of a moon",
        cautious: true,
        good: { text: "You play cards until the humming drops by a tone.", effects: {} },
      },
    ],
  },
  {
    key: "place-ember-lodge",
    thread: "place",
    title: "The Ember Lodge",
    text: "The white dwarf {system} gives the heat of a stove that was lit long ago. Four prospectors have built a lodge round its last planet and are selling shares in the ground.",
    when: { starClasses: ["white-dwarf"] },
    weight: 16,
    options: [
      {
        key: "dig",
        title: "Buy a claim and dig it",
        cost: { credits: 15 },
        test: { skill: "survey", trait: "thrifty" },
        good: {
          text: "{decider} sinks the drill where the snow melts first. The exotic matter comes up in a bucket of ordinary gravel, ticking.",
          effects: { goods: { exotics: 1, alloy: 6 } },
        },
        bad: {
          text: "The claim is gravel all the way down. The prospectors buy you soup, as they do for everyone.",
          effects: { fatigue: 12 },
        },
      },
      {
        key: "drill",
        title: "Rent them your fabricator",
        needs: [{ what: "module", kind: "fab", tier: 2 }],
        good: {
          text: "You print drill heads until the lodge is out of scrap to print them from. They pay by the head and count two of them twice.",
          effects: { goods: { credits: 6 }, fatigue: 12 },
        },
      },
      {
        key: "warm",
        title: "Warm your hands and leave",
        cautious: true,
        good: { text: "The guest book has seven names, and four of them are the prospectors'.", effects: {} },
      },
    ],
  },
  {
    key: "place-swallowed-moon",
    thread: "place",
    title: "The Swallowed Moon",
    text: "The red giant {system} has grown until it touches its nearest moon. A mining station on the dark side is going under by a metre a day, with its stores still aboard.",
    when: { starClasses: ["red-giant"] },
    weight: 30,
    options: [
      {
        key: "stores",
        title: "Land and load what you can",
        test: { skill: "navigation", trait: "bold" },
        good: {
          text: "{decider} keeps the engines running and counts aloud. You leave with the plate stacked in the corridor and your soles smoking.",
          effects: { goods: { alloy: 14 } },
        },
        bad: {
          text: "The pad softens and takes a landing leg with it. You lift off on three, trailing slag.",
          effects: { hull: -10 },
        },
      },
      {
        key: "record",
        title: "Film it going under",
        cost: { fuel: 3 },
        good: {
          text: "The antenna goes last, still asking for the shift change. No one has measured a star's edge from so near.",
          effects: { goods: { data: 6 } },
        },
      },
      {
        key: "salute",
        title: "Watch for a day and turn away",
        cautious: true,
        good: { text: "The station's lights burn under the surface longer than anyone had bet.", effects: {} },
      },
    ],
  },
  {
    key: "place-two-clocks",
    thread: "place",
    title: "Two Clocks",
    text: "The collapsed star at {system} bends the hours around it. A research buoy on a close orbit still sends the time, and by its clock the relays failed only yesterday.",
    when: { starClasses: ["black-hole", "neutron-star"] },
    weight: 40,
    options: [
      {
        key: "fetch",
        title: "Dive for the buoy",
        test: { skill: "navigation", trait: "steady" },
        good: {
          text: "{decider} comes up with the buoy and hair to the shoulders. In its trap sits a bead of exotic matter that has had no time to decay.",
          effects: { goods: { exotics: 1 }, fatigue: 24 },
        },
        bad: {
          text: "The tide takes hold of the stern before the bow. You climb out with every seam of the ship complaining.",
          effects: { hull: -8, fatigue: 6 },
        },
      },
      {
        key: "talk",
        title: "Talk to the buoy by radio",
        cost: { fuel: 3 },
        good: {
          text: "It answers within the hour, which is a minute to it. You trade it eleven years of events for a day of readings.",
          effects: { goods: { data: 6 } },
        },
      },
      {
        key: "clock",
        title: "Set your clock and keep your distance",
        cautious: true,
        good: { text: "The two clocks disagree by the length of a song before you are gone.", effects: {} },
      },
    ],
  },
];
