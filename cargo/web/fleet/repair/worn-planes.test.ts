import assert from "node:assert/strict";
import { it } from "node:test";
import type { Plane } from "../../api.ts";
import { wornPlanes } from "./worn-planes.ts";

it("worn planes on the ground are repaired together, the worst first, and not those whose route does it", () => {
  const plane = (id: number, health: number, rest: Partial<Plane> = {}) =>
    ({ id, health, status: "available", ...rest }) as Plane;
  const worn = wornPlanes([
    plane(1, 59),
    plane(2, 60),
    plane(3, 10),
    plane(4, 5, { status: "flying" }),
    plane(5, 5, { route: { routeId: 1, status: "active", nextIndex: 0 } }),
  ]);
  assert.deepEqual(
    worn.map(({ id }) => id),
    [3, 1],
  );
});
