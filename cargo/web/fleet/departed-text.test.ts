import assert from "node:assert/strict";
import { it } from "node:test";
import type { Plane, State } from "../api.ts";
import { departedText } from "./departed-text.ts";

it("the message about a dispatched queue says where the plane flies and what it bought", () => {
  const before = { id: 3, name: "D-ABCD", fuel: 20.4 } as Plane;
  const text = (plane: Partial<Plane>) =>
    departedText(before, { planes: [{ ...before, queue: [] as string[], ...plane }] } as State, {
      place: (icao) => icao ?? "",
    });
  assert.equal(
    text({ destIcao: "EDDM", fuel: 143.1, queue: ["EDDS"] }),
    "D-ABCD is on its way to EDDM, refuelled with 123\u00a0l. 1 more in its queue.",
  );
  assert.equal(text({ destIcao: "EDDM" }), "D-ABCD is on its way to EDDM.");
  assert.equal(text({ destIcao: null }), "D-ABCD is dispatched.");
});
