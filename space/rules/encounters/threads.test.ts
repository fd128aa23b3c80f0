import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { FACTION_KEYS } from "../catalog/factions.ts";
import { TRAIT_KEYS } from "../catalog/traits.ts";
import type { Effects, Encounter, Option, Result } from "./definition.ts";
import { ENCOUNTERS } from "./threads/all.ts";
import { worded } from "./wording.ts";
import { prospectOf } from "./worth.ts";

/**
 * Chance in percent for a typical specialist of the period against the required level: 3 against 2, 4 against 3–4, 6 against 5–6.
 */
const CHANCES = { early: 55, middle: 50, late: 50 };
const TRAIT_PERCENT = 10;

/** The only encounter outside the stories with a fragment. */
const RELAY_WRECK = "place-relay-wreck";

const options = ENCOUNTERS.flatMap((encounter) => encounter.options.map((option) => ({ encounter, option })));
const results = options.flatMap(({ encounter, option }) =>
  [option.good, option.bad].flatMap((result) => (result ? [{ encounter, option, result }] : [])),
);
const nameOf = ({ encounter, option }: { encounter: Encounter; option: Option }) => `${encounter.key}/${option.key}`;
const texts = [...ENCOUNTERS.map(({ text }) => text), ...results.map(({ result }) => result.text)];
const titles = [...ENCOUNTERS.map(({ title }) => title), ...options.map(({ option }) => option.title)];

const chancesOf = (encounter: Encounter, { test }: Option) =>
  Object.entries(CHANCES).map(([when, chance]) => {
    const isCertainToFit = test?.trait !== undefined && test.trait === encounter.when.trait;
    return { when, chance: isCertainToFit ? chance + TRAIT_PERCENT : chance };
  });

describe("encounters", () => {
  it("[ENC4] keys, titles and option keys are unique", () => {
    const keys = ENCOUNTERS.map(({ key }) => key);
    assert.equal(new Set(keys).size, keys.length);
    assert.equal(new Set(titles).size, titles.length);
    for (const encounter of ENCOUNTERS) {
      const own = encounter.options.map(({ key }) => key);
      assert.equal(new Set(own).size, own.length, encounter.key);
    }
  });

  it("[ENC4] there are at least 48 encounters, with stories for every trait", () => {
    assert.ok(ENCOUNTERS.length >= 48, `${ENCOUNTERS.length}`);
    const traits = new Set(ENCOUNTERS.flatMap(({ thread, when }) => (thread === "crew" && when.trait) || []));
    assert.deepEqual([...traits].toSorted(), TRAIT_KEYS.toSorted());
  });

  it("[ENC4] each faction has a story of four stages", () => {
    for (const faction of FACTION_KEYS) {
      const stages = ENCOUNTERS.filter(({ thread }) => thread === faction).map(({ stage }) => stage);
      assert.deepEqual(stages, [1, 2, 3, 4], faction);
    }
    for (const { key, thread, stage } of ENCOUNTERS)
      if (thread === "crew" || thread === "place") assert.equal(stage, undefined, key);
  });

  it("[ENC2a] each encounter has two to four options, and exactly one is cautious: it has no needs, costs, risks or changes", () => {
    for (const encounter of ENCOUNTERS) {
      assert.ok(encounter.options.length >= 2 && encounter.options.length <= 4, encounter.key);
      const cautious = encounter.options.filter((option) => option.cautious);
      assert.equal(cautious.length, 1, encounter.key);
      const { needs, cost, test, bad, good } = cautious[0] as Option;
      assert.deepEqual([needs, cost, test, bad, good.effects], [undefined, undefined, undefined, undefined, {}]);
    }
  });

  it("[ENC3a] an option with a test has two results, and an option without one costs, needs or loses something", () => {
    for (const { encounter, option } of options) {
      if (option.cautious) continue;
      assert.equal(option.test !== undefined, option.bad !== undefined, nameOf({ encounter, option }));
      if (option.test) continue;
      const isFree = !option.cost && !option.needs && !losesSomething(option.good.effects);
      assert.ok(!isFree, nameOf({ encounter, option }));
    }
  });

  it("[ENC3a] goods that an option takes in any case are declared as its cost, and are never among its results", () => {
    for (const { encounter, option } of options) {
      if (option.test) continue;
      const taken = Object.values(option.good.effects.goods ?? {}).filter((amount) => amount < 0);
      assert.deepEqual(taken, [], nameOf({ encounter, option }));
    }
  });

  it("[ENC3a] every result stays within its bounds", () => {
    for (const { encounter, option, result } of results)
      assert.deepEqual(boundFaults(encounter, result), [], nameOf({ encounter, option }));
  });

  it("[ENC3a] the mean worth of every option is −0.5 to 1.5 turns, early, midway and late, or up to 4 with a fragment", () => {
    const faults = options.flatMap(({ encounter, option }) => {
      const most = encounter.stage === 4 || encounter.key === RELAY_WRECK ? 4 : 1.5;
      return chancesOf(encounter, option).flatMap(({ when, chance }) => {
        const { mean } = prospectOf(option, chance);
        return mean >= -0.5 && mean <= most ? [] : [`${nameOf({ encounter, option })} ${when}: ${mean.toFixed(2)}`];
      });
    });
    assert.deepEqual(faults, []);
  });

  it("[ENC4] no option has both a higher mean and a lower spread than all others that are not cautious", () => {
    const faults = ENCOUNTERS.flatMap((encounter) => {
      const choices = encounter.options.filter((option) => !option.cautious);
      if (choices.length < 2) return [];
      return Object.keys(CHANCES).flatMap((when, time) => {
        const prospects = choices.map((option) => prospectOf(option, chancesOf(encounter, option)[time]?.chance ?? 0));
        return choices.flatMap((option, index) => {
          const one = prospects[index] as (typeof prospects)[number];
          const others = prospects.filter((other) => other !== one);
          const isBest = others.every(({ mean, spread }) => one.mean > mean && one.spread < spread);
          return isBest ? [`${nameOf({ encounter, option })} ${when}: ${one.mean.toFixed(2)}`] : [];
        });
      });
    });
    assert.deepEqual(faults, []);
  });

  it("[ROAD1] fragments are at the end of each story and in one relay wreck, which costs 15 hull and needs skill", () => {
    const sources = ENCOUNTERS.filter((encounter) => encounter.options.some(({ good }) => good.effects.fragment));
    assert.deepEqual(sources.map(({ key, stage }) => stage ?? key).toSorted(), [4, 4, 4, RELAY_WRECK]);
    for (const { options: own, stage, thread } of sources) {
      for (const { needs, good, bad } of own) {
        if (!good.effects.fragment) continue;
        if (stage === 4)
          assert.deepEqual(needs, [{ what: "standing", faction: thread, least: 2 }, { what: "fragment-room" }]);
        else {
          assert.ok(needs?.some((need) => need.what === "skill" && need.skill === "survey"));
          assert.deepEqual([good.effects.hull, bad?.effects.hull], [-15, -15]);
        }
      }
    }
  });

  it("[ENC3a][ROAD1] an option that brings a recruit or a fragment needs room for it", () => {
    for (const { encounter, option } of options) {
      const has = (what: "berth" | "fragment-room") => option.needs?.some((need) => need.what === what) ?? false;
      for (const { effects } of [option.good, ...(option.bad ? [option.bad] : [])]) {
        if (effects.crew) assert.ok(has("berth"), nameOf({ encounter, option }));
        if (effects.fragment) assert.ok(has("fragment-room"), nameOf({ encounter, option }));
      }
    }
  });

  it("[ENC5][ROAD3] gaining standing at the end of a story costs standing with the same rival as in its third stage", () => {
    for (const faction of FACTION_KEYS) {
      const rivals = [3, 4].map((stage) => {
        const ofStage = options.filter(({ encounter }) => encounter.thread === faction && encounter.stage === stage);
        const loyal = ofStage.filter(({ option }) => (option.good.effects.standing?.[faction] ?? 0) > 0);
        assert.ok(loyal.length > 0, `${faction} ${stage}`);
        const losers = loyal.map(({ option }) =>
          FACTION_KEYS.filter((other) => option.good.effects.standing?.[other] === -1).join(),
        );
        return [...new Set(losers)].join();
      });
      assert.deepEqual(rivals, [rivals[0], rivals[0]], faction);
      assert.ok(FACTION_KEYS.some((other) => other === rivals[0] && other !== faction));
    }
  });

  it("[ENC5] serving a faction in the third stage of its story costs standing with another one", () => {
    for (const { encounter, option, result } of results) {
      if (encounter.stage !== 3 || option.cautious) continue;
      const changes = Object.values(result.effects.standing ?? {}).toSorted();
      assert.deepEqual(changes, [-1, 1], nameOf({ encounter, option }));
    }
  });

  it("[ENC4] every text consists of complete sentences, and no sentence or title repeats another", () => {
    const sentences = texts.flatMap((text) => text.split(/(?<=[.!?]) /));
    for (const sentence of sentences) assert.match(sentence, /^(?:[A-Z]|\{(?:system|member|decider)\}).{12,}[.!?]$/);
    assert.deepEqual(repeated(sentences), []);
    for (const title of titles) assert.match(title, /^[A-Z{].*[^.!? ]$/);
    for (const text of [...texts, ...titles])
      assert.doesNotMatch(text, / {2}|\{(?!system\}|member\}|decider\})|—|\.\.\./);
  });

  it("[ENC4] a text names a member only if the story has one, and the decider only in the results of a test", () => {
    for (const { text, title, when, options: own } of ENCOUNTERS) {
      const results = own.flatMap(({ title, good, bad }) => [title, good.text, bad?.text ?? ""]);
      if (when.trait === undefined) assert.doesNotMatch([text, title, ...results].join(" "), /\{member\}/);
      assert.doesNotMatch([text, title, ...own.map((option) => option.title)].join(" "), /\{decider\}/);
      for (const { test, good } of own) if (!test) assert.doesNotMatch(good.text, /\{decider\}/);
      // The deciding member may differ from the one named in the title.
      for (const { title, good, bad } of own) {
        if (title.includes("{member}")) assert.doesNotMatch(`${good.text} ${bad?.text}`, /\{decider\}/);
      }
    }
  });

  it("[ENC4] the names of the game are inserted into a text", () => {
    const text = "{member} and {decider} look at {system}.";
    assert.equal(worded(text, { system: "Ostara", member: "Ada", decider: "Milo" }), "Ada and Milo look at Ostara.");
    assert.equal(worded("Wait. {decider} asks {member}.", { system: "Ostara" }), "Wait. Somebody asks somebody.");
  });
});

/** Limits of an outcome's changes. */
const BOUNDS = {
  credits: [-60, 60],
  data: [-20, 20],
  alloy: [-25, 25],
  supplies: [-15, 15],
  fuel: [-10, 10],
  exotics: [-1, 1],
} as const;

function boundFaults({ key, stage }: Encounter, { effects }: Result): string[] {
  const { goods = {}, hull = 0, fatigue = 0, xp = 0, fragment, standing = {} } = effects;
  const within = (name: string, value: number, [least, most]: readonly [number, number]) =>
    Number.isInteger(value) && value >= least && value <= most ? [] : [`${name} ${value}`];
  return [
    ...Object.entries(goods).flatMap(([name, value]) => within(name, value, BOUNDS[name as keyof typeof goods])),
    ...within("hull", hull, [-15, 20]),
    ...within("fatigue", fatigue, [-30, 30]),
    ...within("xp", xp, [0, 60]),
    ...Object.entries(standing).flatMap(([faction, value]) => within(faction, value, [-1, 1])),
    ...(fragment && stage !== 4 && key !== RELAY_WRECK ? ["fragment"] : []),
  ];
}

function losesSomething({ goods = {}, hull = 0, fatigue = 0, standing = {} }: Effects): boolean {
  const changes = [...Object.values(goods), hull, -fatigue, ...Object.values(standing)];
  return changes.some((change) => change < 0);
}

const repeated = (items: readonly string[]): string[] => items.filter((item, index) => items.indexOf(item) !== index);
