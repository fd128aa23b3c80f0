/** Bots play a few seeds of the real cargo game. The bounds are far wider than the bands, so that only a broken rule fails. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { AIRCRAFT } from "@outbound/cargo/rules/aircraft/aircraft.ts";
import { forCampaigns, steady } from "../bots/cargo/companies.ts";
import { judge, tableOf } from "./cargo.ts";
import { AIMS, type Sample } from "./cargo-bands.ts";
import { Session } from "./cargo-session.ts";
import { paybackOf, STUDIES } from "./cargo-studies.ts";

const FIRST_SEED = 500;

function play(name: string, seeds: number): readonly Sample[] {
  const study = STUDIES.find((one) => one.name === name);
  assert.ok(study, name);
  return Array.from({ length: seeds }, (_, index) => study.play(FIRST_SEED + index)).flat();
}

/** Asserts that the figure of every sample lies within the bounds. */
function holds(samples: readonly Sample[], figure: string, low: number, high: number): void {
  for (const sample of samples) {
    const value = sample[figure] ?? Number.NaN;
    assert.ok(value >= low && value <= high, `${figure} is ${value}, not ${low} to ${high}`);
  }
}

test("20 beginners each make 20 deliveries, and none ever needs relief", () => {
  const samples = play("beginners", 20);
  assert.equal(samples.length, 20);
  holds(samples, "bankrupt", 0, 0);
  holds(samples, "hours", 0.2, 5);
  holds(samples, "leastMoney", 50_000, 125_000);
});

test("a company grows to ten planes", () => {
  const samples = [...play("growth, small planes", 1), ...play("growth, larger and larger", 1)];
  holds(samples, "bankrupt", 0, 0);
  holds(samples, "second", 0.5, 8);
  holds(samples, "tenth", 4, 40);
  holds(samples, "specialShare", 0.05, 0.5);
});

test("twenty beginners at one hub make 20 deliveries each", () => {
  const samples = play("twenty beginners at one hub", 1);
  assert.equal(samples.length, 20);
  holds(samples, "bankrupt", 0, 0);
  holds(samples, "hours", 0.2, 6);
  assert.ok(samples.some(({ taken = 0 }) => taken > 0));
});

test("players who are away for hours and players who do everything wrong always depart again", () => {
  holds(play("away for hours", 2), "still", 0, 60);
  const clumsy = play("clumsy", 3);
  holds(clumsy, "still", 0, 6);
  holds(clumsy, "afterwards", 10, Number.POSITIVE_INFINITY);
});

test("a beginner's first route earns cash, and a flooded airport pays less", () => {
  holds(play("a beginner's route", 2), "earned", 10_000, 200_000);
  const [sample = {}] = play("flooding", 1);
  assert.ok((sample.tenB744 as number) < 0.8 && (sample.oneC208 as number) > 0.8, JSON.stringify(sample));
});

test("a company that works for campaigns sees and is paid a quarter more for their jobs", () => {
  const session = new Session(FIRST_SEED);
  const player = session.join("EDDF", steady, () => true);
  const view = session.view(player);
  const [first = assert.fail(), ...others] = view.open;
  let seen = view.open;
  const bot = forCampaigns((shown) => {
    seen = shown.open;
    return { kind: "wait", realMs: 1 };
  });
  bot({ ...view, campaigns: [{ icao: first.destIcao, group: first.group ?? assert.fail() }] });
  assert.equal(seen[0]?.payout, 1.25 * first.payout);
  const isOther = (job: typeof first) => job.destIcao !== first.destIcao;
  assert.deepEqual(seen.filter(isOther), others.filter(isOther));
});

test("a larger type takes longer to pay for itself", () => {
  const hours = ["C208", "AT76", "B738", "B748"].map((id) => paybackOf(id, FIRST_SEED));
  assert.deepEqual(
    hours,
    hours.toSorted((a, b) => a - b),
  );
  assert.ok((hours[0] as number) > 1.5 && (hours[3] as number) < 20, hours.join(", "));
});

test("the same seed gives the same figures", () => {
  for (const name of ["beginners", "clumsy"]) assert.deepEqual(play(name, 1), play(name, 1));
});

test("every type has a payback band, and the bands of larger types have no lower ends", () => {
  const bands = AIRCRAFT.map(({ id }) => AIMS.payback?.[id]?.band ?? assert.fail(id));
  for (const [index, [low, high]] of bands.entries()) {
    const [lowBefore, highBefore] = bands[index - 1] ?? [0, 0];
    assert.ok(lowBefore <= low && highBefore <= high);
  }
});

test("every study has aims and returns a figure for each of them", () => {
  assert.deepEqual(STUDIES.map(({ name }) => name).toSorted(), Object.keys(AIMS).toSorted());
  const [sample = {}] = play("beginners", 1);
  assert.deepEqual(Object.keys(sample).toSorted(), Object.keys(AIMS.beginners ?? {}).toSorted());
});

test("a figure outside its band is reported as missed", () => {
  const sample = { bankrupt: 0, leastMoney: 120_000, money: 150_000, hours: 1, carried: 2, taken: 0 };
  assert.ok(judge("beginners", [sample]).every(({ isKept }) => isKept));
  const [bankrupt] = judge("beginners", [sample, { ...sample, bankrupt: 1 }]);
  assert.ok(bankrupt && !bankrupt.isKept);
  assert.match(tableOf([bankrupt]), /^\| times when only relief helped \| 2 \| .* MISSED \|$/m);
});

test("a study of growth misses its band if a single company has ten planes before 7 h", () => {
  const grown = (tenth: number): Sample => ({ second: 2, tenth, bankrupt: 0 });
  for (const study of Object.keys(AIMS).filter((name) => AIMS[name]?.tenth !== undefined)) {
    const judged = (...hours: number[]) =>
      judge(study, hours.map(grown)).filter(({ cells }) => cells[0] === "ten planes, h");
    assert.deepEqual(
      judged(7, 8, 8).map(({ isKept }) => isKept),
      [true],
      study,
    );
    assert.deepEqual(
      judged(6.99, 8, 8).map(({ isKept, cells }) => [isKept, cells.at(-1)]),
      [[false, "7–20, each at least 7 MISSED"]],
      study,
    );
  }
});

test("a simulation ends with an error if cash differs from the ledger", () => {
  const session = new Session(FIRST_SEED);
  const { id } = session.join("EDDF", steady, () => true);
  assert.throws(
    () => session.do((scene) => scene.putPlayer({ ...scene.player(id), money: 1 })),
    /moved by -124999 €, its ledger by 0 €/,
  );
});
