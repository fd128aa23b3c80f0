import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { aScene } from "../../testing/a-scene.ts";
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import { cancelQueuedLeg, MAX_QUEUED_LEGS, moveQueuedLeg, queueLeg, stopsAhead } from "./queue.ts";

const leg = { destIcao: "EDDM", departureSimTime: 0, arrivalSimTime: 9, distanceKm: 300, windFactor: 1 };
const withQueue = (queue: readonly string[], plane: Partial<Plane> = {}) =>
  aScene()
    .withPlayer({ money: 0 })
    .withPlane({ queue, ...plane });

describe("queueing", () => {
  test("[QUEUE1] legs can be queued on the ground, in flight, in repair and when broken, at any range and cash", () => {
    const repair = { startedSimTime: 0, endsSimTime: 9 };
    for (const plane of [{}, { leg, status: "flying" }, { repair, status: "repairing" }, { health: 0 }] as const) {
      const scene = withQueue(["EDDS"], plane);
      assert.equal(queueLeg(scene, 1, 1, "YSSY"), undefined);
      assert.deepEqual(scene.plane(1), { ...withQueue(["EDDS", "YSSY"], plane).plane(1) });
    }
  });

  test("[QUEUE2] the twelfth leg is accepted, the thirteenth refused with its figures", () => {
    const scene = withQueue(Array.from({ length: MAX_QUEUED_LEGS - 1 }, (_, n) => (n % 2 ? "EDDS" : "EDDM")));
    assert.equal(queueLeg(scene, 1, 1, "LFPG"), undefined);
    assert.deepEqual(
      queueLeg(scene, 1, 1, "EDDF"),
      new Refusal("queue-full", "The queue of D-T1 holds 12 legs, the maximum.", {
        planeId: 1,
        required: 13,
        available: 12,
        missing: 1,
      }),
    );
    assert.equal(scene.plane(1)?.queue.length, 12);
  });

  test("[QUEUE3] a leg to the airport that the plane would already be at is refused", () => {
    const details = { planeId: 1, icao: "EDDS" };
    const refusals = [
      withQueue(["EDDM", "EDDS"]),
      withQueue([], { leg: { ...leg, destIcao: "EDDS" }, status: "flying" }),
      withQueue([], { airportIcao: "EDDS" }),
    ].map((scene) => queueLeg(scene, 1, 1, "EDDS"));
    assert.deepEqual(refusals, [
      new Refusal("same-stop", "The queue of D-T1 ends at EDDS already.", details),
      new Refusal("same-stop", "D-T1 flies to EDDS already.", details),
      new Refusal("same-stop", "D-T1 is at EDDS already.", details),
    ]);
    assert.equal(queueLeg(withQueue(["EDDM", "EDDS"]), 1, 1, "EDDM"), undefined);
    assert.equal(queueLeg(withQueue([], { leg, status: "flying" }), 1, 1, "EDDF"), undefined);
  });

  test("[QUEUE1] queueing checks the airport, the plane and its owner first", () => {
    const scene = withQueue([]).withPlayer().withPlane({ ownerId: 2 });
    const codes = [queueLeg(scene, 1, 9, "XQXQ"), queueLeg(scene, 1, 9, "EDDM"), queueLeg(scene, 1, 2, "EDDM")];
    assert.deepEqual(
      codes.map((refusal) => refusal?.code),
      ["unknown-icao", "unknown-plane", "not-owner"],
    );
  });
});

describe("cancelling", () => {
  const after = (
    queue: readonly string[],
    index: number,
    plane: Partial<Plane> = {},
  ): readonly string[] | undefined => {
    const scene = withQueue(queue, plane);
    assert.equal(cancelQueuedLeg(scene, 1, 1, index), undefined);
    return scene.plane(1)?.queue;
  };

  test("[QUEUE4] cancelling removes the leg at an index from 0, never the current leg", () => {
    assert.deepEqual(after(["EDDM", "EDDS", "LFPG"], 0), ["EDDS", "LFPG"]);
    assert.deepEqual(after(["EDDM", "EDDS", "LFPG"], 2), ["EDDM", "EDDS"]);
    const scene = withQueue(["EDDS"], { leg, status: "flying" });
    assert.equal(cancelQueuedLeg(scene, 1, 1, 0), undefined);
    assert.deepEqual([scene.plane(1)?.queue, scene.plane(1)?.leg], [[], leg]);
  });

  test("[QUEUE5] an index outside the queue is 400 with the figures, after the owner of the plane is checked", () => {
    for (const index of [-1, 2, 12, 0.5, Number.NaN]) {
      const scene = withQueue(["EDDM", "EDDS"]);
      assert.equal(cancelQueuedLeg(scene, 1, 1, index)?.status, 400, `${index}`);
      assert.equal(scene.plane(1)?.queue.length, 2);
    }
    assert.deepEqual(
      cancelQueuedLeg(withQueue(["EDDM"]), 1, 1, 3),
      new Refusal("index-out-of-range", "Index 3 is outside the queue of 1 leg.", { index: 3, length: 1 }),
    );
    const foreign = withQueue([]).withPlayer().withPlane({ ownerId: 2 });
    assert.deepEqual(
      [cancelQueuedLeg(foreign, 1, 2, 9)?.code, cancelQueuedLeg(foreign, 1, 9, 9)?.code],
      ["not-owner", "unknown-plane"],
    );
  });

  test("[QUEUE6] cancelling also removes the second of two equal stops that become adjacent", () => {
    assert.deepEqual(after(["EDDM", "EDDS", "EDDM", "LFPG"], 1), ["EDDM", "LFPG"]);
    assert.deepEqual(after(["EDDS", "EDDF", "LFPG"], 0), ["LFPG"]);
    assert.deepEqual(after(["EDDS", "EDDM", "LFPG"], 0, { leg, status: "flying" }), ["LFPG"]);
    assert.deepEqual(after(["EDDS", "EDDF"], 0, { leg, status: "flying" }), ["EDDF"]);
  });
});

describe("moving", () => {
  const moved = (queue: readonly string[], index: number, to: number, plane: Partial<Plane> = {}) => {
    const scene = withQueue(queue, plane);
    const refusal = moveQueuedLeg(scene, 1, 1, index, to);
    if (refusal !== undefined) assert.deepEqual(scene.plane(1)?.queue, queue);
    return refusal?.code ?? scene.plane(1)?.queue;
  };

  test("[QUEUE7] moving puts a leg at an earlier or later index, and keeps the current leg", () => {
    const queue = ["EDDM", "EDDS", "LFPG", "EGLL"];
    assert.deepEqual(moved(queue, 0, 3), ["EDDS", "LFPG", "EGLL", "EDDM"]);
    assert.deepEqual(moved(queue, 3, 0), ["EGLL", "EDDM", "EDDS", "LFPG"]);
    assert.deepEqual(moved(queue, 1, 2), ["EDDM", "LFPG", "EDDS", "EGLL"]);
    assert.deepEqual(moved(queue, 2, 2), queue);
    const scene = withQueue(["EDDS", "LFPG"], { leg, status: "flying" });
    assert.equal(moveQueuedLeg(scene, 1, 1, 1, 0), undefined);
    assert.deepEqual([scene.plane(1)?.queue, scene.plane(1)?.leg], [["LFPG", "EDDS"], leg]);
  });

  test("[QUEUE5] an index outside the queue is 400 with the figures, for both indexes, after the owner of the plane is checked", () => {
    for (const place of [-1, 2, 12, 0.5, Number.NaN]) {
      assert.equal(moved(["EDDM", "EDDS"], place, 0), "index-out-of-range");
      assert.equal(moved(["EDDM", "EDDS"], 0, place), "index-out-of-range");
    }
    assert.deepEqual(
      moveQueuedLeg(withQueue(["EDDM", "EDDS"]), 1, 1, 0, 2),
      new Refusal("index-out-of-range", "Index 2 is outside the queue of 2 legs.", { index: 2, length: 2 }),
    );
    const foreign = withQueue([]).withPlayer().withPlane({ ownerId: 2 });
    assert.deepEqual(
      [moveQueuedLeg(foreign, 1, 2, 9, 9)?.code, moveQueuedLeg(foreign, 1, 9, 9, 9)?.code],
      ["not-owner", "unknown-plane"],
    );
  });

  test("[QUEUE8] moving also removes the second of two equal stops that become adjacent", () => {
    assert.deepEqual(moved(["EDDM", "EDDS", "EDDM", "LFPG"], 1, 3), ["EDDM", "LFPG", "EDDS"]);
    assert.deepEqual(moved(["EDDM", "EDDS", "EDDM", "LFPG"], 1, 2), ["EDDM", "EDDS", "LFPG"]);
    assert.deepEqual(moved(["EDDM", "EDDS", "EDDM", "LFPG"], 1, 0), ["EDDS", "EDDM", "LFPG"]);
    assert.deepEqual(moved(["EDDS", "EDDF", "LFPG"], 0, 2), ["LFPG", "EDDS"]);
    assert.deepEqual(moved(["EDDS", "EDDM", "LFPG"], 0, 1, { leg, status: "flying" }), ["EDDS", "LFPG"]);
  });

  test("[QUEUE8] moving a leg beside an equal stop is refused", () => {
    const queue = ["EDDM", "EDDS", "LFPG", "EDDM"];
    assert.equal(moved(queue, 0, 2), "same-stop");
    assert.equal(moved(queue, 0, 3), "same-stop");
    assert.equal(moved(queue, 3, 1), "same-stop");
    assert.equal(moved(["EDDM", "EDDF"], 1, 0), "same-stop");
    assert.equal(moved(["EDDS", "EDDM"], 1, 0, { leg, status: "flying" }), "same-stop");
    assert.deepEqual(
      moveQueuedLeg(withQueue(queue), 1, 1, 3, 0),
      new Refusal(
        "same-stop",
        "At place 0 of the queue of D-T1, the leg to EDDM would be next to another stop at EDDM.",
        {
          planeId: 1,
          icao: "EDDM",
        },
      ),
    );
  });
});

test("[QUEUE3] after any queueing, cancelling and moving, no two adjacent stops are equal", () => {
  const stop = fc.constantFrom("EDDF", "EDDM", "EDDS", "LFPG");
  const place = fc.nat({ max: 12 });
  const step = fc.oneof(stop, stop, place, fc.tuple(place, place));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.boolean(), (steps, isFlying) => {
      const scene = withQueue([], isFlying ? { leg, status: "flying" } : {});
      for (const next of steps) {
        if (typeof next === "string") queueLeg(scene, 1, 1, next);
        else if (typeof next === "number") cancelQueuedLeg(scene, 1, 1, next);
        else moveQueuedLeg(scene, 1, 1, ...next);
        const { queue } = scene.plane(1) as Plane;
        const stops = [isFlying ? "EDDM" : "EDDF", ...queue];
        assert.ok(queue.length <= MAX_QUEUED_LEGS);
        for (let at = 1; at < stops.length; at++) assert.notEqual(stops[at], stops[at - 1]);
      }
    }),
    { seed: 53, numRuns: 200 },
  );
});

test("[LAND4] legs to the plane's own airport do not count as stops", () => {
  assert.deepEqual(stopsAhead({ airportIcao: "EDDF", queue: ["EDDF", "EDDF", "EDDM", "EDDF"] }), ["EDDM", "EDDF"]);
  assert.deepEqual(stopsAhead({ airportIcao: "EDDF", queue: ["EDDF"] }), []);
});
