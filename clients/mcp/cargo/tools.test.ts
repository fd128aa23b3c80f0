import assert from "node:assert/strict";
import { test } from "node:test";
import { busyAfter, toolsOf } from "../testing/tools.ts";
import { CargoSession } from "./session.ts";
import { registerCargoTools } from "./tools.ts";

const plane = {
  ...{ id: 1, name: "Kite", modelId: "C208", status: "available", airportIcao: "EDDF", broken: false, health: 100 },
  ...{ cargoKg: 0, maxPayloadKg: 1590, queue: [], departureSimTime: null },
};
const player = { homeIcao: "EDDF", money: 7 };
const clock = { running: false, timeScale: 24 };
const state = { player, planes: [plane], packages: [], routes: [], clock, simState: { clockMs: 0 } };

test("a command that was done is no refusal when the next calls cannot be read after it", async () => {
  const fetch = busyAfter({ "POST /api/planes/1/queue/cancel": state });
  const session = new CargoSession({ baseUrl: "http://127.0.0.1:1", token: "t" }, { fetch, patienceMs: 0 });
  const call = toolsOf((server) => registerCargoTools(server, session));
  assert.deepEqual(await call("cargo_act", { operation: "cancel", planeId: 1, index: 0 }), {
    isError: false,
    text: [
      'cash: 7\nplanes:\n- 1 "Kite" C208 at EDDF, health 100, cargo 0/1590 kg',
      "unread: The command is done. The state after it could not be read: 503 overloaded: Busy.",
    ].join("\n"),
  });
  assert.deepEqual(await call("cargo_state", {}), { isError: true, text: "overloaded: Busy." });
});
