import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { modelOf } from "../../rules/aircraft/aircraft.ts";
import type { Package, Plane, State } from "../api.ts";
import { loadingAirport } from "../selection/jobs-airport.ts";
import { type PlaneView, viewPlane } from "./plane-view.ts";

const STANDING = {
  id: 3,
  modelId: "C208",
  status: "available",
  airportIcao: "EDDF",
  destIcao: null,
  departureSimTime: null,
  arrivalSimTime: null,
  queue: [],
  fuel: 300,
} as unknown as Plane;
const FLYING = {
  ...STANDING,
  status: "flying",
  destIcao: "EDDH",
  departureSimTime: 0,
  arrivalSimTime: 100,
  windFactor: 1,
} as Plane;

const job = (id: number, rest: Partial<Package> = {}): Package =>
  ({ id, status: "open", originIcao: "EDDF", destIcao: "EDDM", weightKg: 500, ...rest }) as Package;
const aboard = (id: number, destIcao: string) => job(id, { status: "loaded", planeId: 3, destIcao });

function viewed(plane: Plane, packages: readonly Package[] = [], cart: readonly number[] = []): PlaneView {
  const catalog = [modelOf({ modelId: "C208" })];
  const state = { planes: [plane], packages, catalog, simState: { clockMs: 50 } } as unknown as State;
  const view = viewPlane(state, 3, cart, (icao) => ({ lat: 50, lon: icao === "EDDF" ? 8 : 13 }));
  assert.ok(view);
  return view;
}

describe("viewPlane", () => {
  it("a plane on the ground is loaded where it is, before its queue", () => {
    const { groundIcao, queue, stops, fuelL } = viewed({ ...STANDING, queue: ["EDDF", "EDDM", "LFPG"] });
    assert.deepEqual([groundIcao, queue, fuelL], ["EDDF", ["EDDM", "LFPG"], 300]);
    assert.deepEqual(stops, ["EDDF", "EDDM", "LFPG"]);
  });

  it("a flying plane is loaded where it lands, with the fuel and cargo that are left then", () => {
    const view = viewed(FLYING, [aboard(1, "EDDH"), aboard(2, "EDDM")]);
    assert.equal(view.groundIcao, "EDDH");
    assert.ok(view.fuelL > 100 && view.fuelL < 300);
    assert.deepEqual(
      view.onBoard.map(({ id }) => id),
      [2],
    );
    assert.equal(view.payloadLeftKg, 1090);
  });

  it("a flying plane with a queue is loaded where the queue ends", () => {
    assert.equal(loadingAirport({ ...FLYING, queue: ["EDDM", "LFPG"] }), "LFPG");
    const view = viewed({ ...FLYING, queue: ["EDDM", "LFPG"] }, [aboard(1, "EDDM")]);
    assert.deepEqual([view.queue, view.onBoard, view.fuelL], [[], [], 0]);
    assert.deepEqual(view.stops, ["EDDH", "EDDM", "LFPG"]);
  });

  it("only selected jobs that can still be loaded count, in the order of selection", () => {
    const packages = [
      job(1),
      job(2, { status: "accepted" }),
      job(3, { status: "delivered" }),
      job(4, { originIcao: "LFPG" }),
    ];
    const view = viewed(STANDING, packages, [2, 1, 3, 4, 9]);
    assert.deepEqual(
      view.picked.map(({ id }) => id),
      [2, 1],
    );
    assert.equal(view.payloadLeftKg, 590);
  });

  it("the view of a plane is null if the player has no such plane", () => {
    assert.equal(
      viewPlane({ planes: [], catalog: [], packages: [] } as unknown as State, 3, [], () => undefined),
      null,
    );
  });
});
