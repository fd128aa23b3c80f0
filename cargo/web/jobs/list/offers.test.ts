import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { modelOf } from "../../../rules/aircraft/aircraft.ts";
import type { Package, Plane, Quote } from "../../api.ts";
import type { PlaneView } from "../plane-view.ts";
import { dispatchBasis, type Offer, type OfferGiven, offersOf, quotedDestinations, quotesBasis } from "./offers.ts";

const LON: Readonly<Record<string, number>> = { EDDF: 8, EDDM: 11, LFPG: 2 };
const job = (id: number, rest: Partial<Package> = {}): Package =>
  ({
    id,
    status: "open",
    originIcao: "EDDF",
    destIcao: "EDDM",
    weightKg: 500,
    payout: 1000,
    commodity: "cartons",
    count: 1,
    expiresRealMs: 60_000,
    ...rest,
  }) as Package;

const view = (rest: Partial<PlaneView> = {}): PlaneView => ({
  plane: { id: 3, health: 100, airportIcao: "EDDF", destIcao: null } as Plane,
  model: modelOf({ modelId: "C208" }),
  groundIcao: "EDDF",
  queue: [],
  stops: ["EDDF"],
  fuelL: 0,
  onBoard: [],
  picked: [],
  payloadLeftKg: 1590,
  ...rest,
});

const quote = (rest: Partial<Quote> = {}): Quote =>
  ({
    originIcao: "EDDF",
    destIcao: "EDDM",
    distanceKm: 300,
    fuelNeeded: 150,
    fuelCost: 111,
    wear: 1.28,
    flightSimMs: 3_600_000,
    ...rest,
  }) as Quote;

function offered(packages: readonly Package[], rest: Partial<OfferGiven> = {}): Offer[] {
  return offersOf({
    packages,
    receivedAt: 1_000,
    view: view(),
    reputation: 20,
    prices: { fuelPricePerL: 2.4, fuelDiscount: 0, repairShare: 0.06 },
    simTime: 0,
    quotes: new Map(),
    placeOf: (icao) => (LON[icao] === undefined ? undefined : { lat: 50, lon: LON[icao] }),
    ...rest,
  });
}

describe("offersOf", () => {
  it("an offer's leg is estimated until the service has quoted it", () => {
    const [estimate] = offered([job(1)]);
    assert.equal(estimate?.leg?.isExact, false);
    const [exact] = offered([job(1)], { quotes: new Map([["EDDM", quote()]]) });
    assert.deepEqual([exact?.leg?.isExact, exact?.gains?.net], [true, 1000 - 111 - 192]);
    const [elsewhere] = offered([job(1, { originIcao: "LFPG" })], { quotes: new Map([["EDDM", quote()]]) });
    assert.deepEqual([elsewhere?.leg?.isExact, elsewhere?.isHere], [false, false]);
  });

  it("each offer has its job's deadline, and ended jobs are left out", () => {
    const offers = offered([job(1), job(2, { status: "delivered" })]);
    assert.deepEqual(
      offers.map(({ deadline }) => deadline),
      [61_000],
    );
  });

  it("an offer distinguishes jobs that do not fit beside the selected ones from those that never fit", () => {
    const [, second] = offered([job(1, { weightKg: 1200 }), job(2)], {
      view: view({ picked: [job(1, { weightKg: 1200 })] }),
    });
    assert.deepEqual([second?.misfits.length, second?.isSuitable], [1, true]);
    const [heavy] = offered([job(1, { weightKg: 2000 })]);
    assert.deepEqual([heavy?.misfits.length, heavy?.isSuitable], [1, false]);
  });

  it("a job that the type of plane cannot bring to its destination has no costs and no net", () => {
    const [heavy] = offered([job(1, { weightKg: 2000 })]);
    assert.deepEqual([heavy?.leg, heavy?.gains, heavy?.distanceKm !== null], [null, null, true]);
    const [far] = offered([job(1)], { quotes: new Map([["EDDM", quote({ fuelNeeded: 900 })]]) });
    assert.deepEqual([far?.leg, far?.gains, far?.misfits.length], [null, null, 1]);
    const full = view({ onBoard: [job(9, { status: "loaded", weightKg: 1500 })] });
    assert.notEqual(offered([job(1)], { view: full })[0]?.gains, null, "one that has no room now has a net");
  });

  it("an offer marks a job whose destination is in the queue", () => {
    const [first, second] = offered([job(1), job(2, { destIcao: "LFPG" })], { view: view({ queue: ["LFPG"] }) });
    assert.deepEqual([first?.isAlongQueue, second?.isAlongQueue], [false, true]);
  });

  it("flying cargo, whose fuel is paid, has no net", () => {
    const onBoard = job(1, { status: "loaded", planeId: 3 });
    const inFlight = view({
      plane: { id: 3, status: "flying", health: 100, airportIcao: "EDDF", destIcao: "EDDM" } as Plane,
    });
    const [flying, open] = offered([onBoard, job(2)], { view: inFlight });
    assert.deepEqual([flying?.leg, flying?.gains], [null, null]);
    assert.notEqual(open?.gains, null);
    assert.notEqual(offered([onBoard])[0]?.gains, null);
  });

  it("beside selected jobs an offer has what it adds to the net of the whole route", () => {
    const picked = job(1);
    const others = [job(2, { payout: 700 }), job(3, { destIcao: "LFPG" })];
    const [own, same, other] = offered([picked, ...others], { view: view({ picked: [picked] }) });
    assert.equal(own?.added, null);
    assert.ok((same?.added ?? 0) > 600, "to the same airport nearly its whole pay");
    assert.ok((other?.added ?? 0) < (other?.gains?.net ?? 0), "elsewhere a detour costs more than the flight alone");
    assert.deepEqual(
      offered([picked, ...others]).map(({ added }) => added),
      [null, null, null],
    );
  });

  it("an offer has no net without a plane, and no distance without the airports", () => {
    const [offer] = offered([job(1)], { view: null, placeOf: () => undefined });
    assert.deepEqual([offer?.gains, offer?.distanceKm, offer?.band, offer?.misfits], [null, null, null, []]);
  });
});

describe("quotedDestinations", () => {
  it("the destinations to quote are those of the jobs at the airport, those of the jobs on board, and the next stop, each once", () => {
    const jobs = [job(1), job(2), job(3, { originIcao: "LFPG" }), job(4, { status: "delivered", destIcao: "XXXX" })];
    const given = view({ queue: ["EDDL", "EDDS"], onBoard: [job(5, { destIcao: "EGLL" })] });
    assert.deepEqual(quotedDestinations(jobs, given, 40), ["EDDL", "EDDM", "EGLL"]);
    assert.deepEqual(quotedDestinations(jobs, given, 2), ["EDDL", "EGLL"]);
  });

  it("there are no destinations to quote without a plane or at airports from which the service does not quote", () => {
    assert.deepEqual(quotedDestinations([job(1)], null, 40), []);
    assert.deepEqual(quotedDestinations([job(1)], view({ groundIcao: "LFPG" }), 40), []);
  });
});

describe("quotesBasis", () => {
  it("quotes are read again after a base was bought or sold, also while the clock is stopped", () => {
    const economy = { fuelDiscount: 0.05 };
    const basis = (...icaos: string[]) => quotesBasis(view(), { economy, bases: icaos.map((icao) => ({ icao })) });
    assert.deepEqual(basis("EDDF"), basis("EDDF"));
    assert.notDeepEqual(basis(), basis("EDDF"));
  });

  it("quotes are read again after another tab loaded cargo that adds to the wear", () => {
    const basis = (cargoKg: number) =>
      quotesBasis(view({ plane: { ...view().plane, cargoKg } }), { economy: { fuelDiscount: 0 }, bases: [] });
    assert.deepEqual(basis(0), basis(0));
    assert.notDeepEqual(basis(0), basis(300));
  });
});

describe("dispatchBasis", () => {
  it("the dry run is repeated after another tab changed the queue, the cargo or the bases", () => {
    const basis = (plane: Partial<Plane>, ...icaos: string[]) =>
      dispatchBasis(view({ plane: { ...view().plane, queue: ["EDDM"], ...plane } }), {
        economy: { fuelDiscount: 0 },
        bases: icaos.map((icao) => ({ icao })),
        player: { money: 1_000 },
      });
    assert.deepEqual(basis({}), basis({}));
    for (const other of [basis({ queue: ["LFPG"] }), basis({ cargoKg: 300 }), basis({}, "EDDF")]) {
      assert.notDeepEqual(basis({}), other);
    }
  });
});
