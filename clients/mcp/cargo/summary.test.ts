import assert from "node:assert/strict";
import { test } from "node:test";
import { CargoSession, type Company } from "./session.ts";
import { summaryOf } from "./summary.ts";

test("the deliveries of a company include those of planes that it sold", async () => {
  const fetch = async ({ url }: Request): Promise<Response> => {
    assert.match(url, /\/api\/leaderboard\?limit=1$/);
    return Response.json({ entries: [{ deliveries: 90 }], own: { deliveries: 7 } });
  };
  const session = new CargoSession({ baseUrl: "http://127.0.0.1:1", token: "t", account: undefined }, { fetch });
  const flying = { id: 2, name: "Two", modelId: "C208", status: "flying", queue: [], totals: { deliveries: 3 } };
  const state = {
    player: { money: 5, owed: 0, reputation: 50, homeIcao: "EDDF", onboarding: [] },
    planes: [flying],
    packages: [],
    clock: { running: true, timeScale: 24 },
    simState: { clockMs: 0 },
    market: { airports: [] },
  };
  const { deliveries } = await summaryOf(session, state as unknown as Company);
  assert.equal(deliveries, 7);
});
