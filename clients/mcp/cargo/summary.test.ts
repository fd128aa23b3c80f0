import assert from "node:assert/strict";
import { test } from "node:test";
import { COMPANY } from "../testing/company.ts";
import { CargoSession, type Company } from "./session.ts";
import { summaryOf } from "./summary.ts";

test("the deliveries of a company include those of planes that it sold", async () => {
  const fetch = async ({ url }: Request): Promise<Response> => {
    assert.match(url, /\/api\/leaderboard\?limit=1$/);
    return Response.json({ entries: [{ deliveries: 90 }], own: { deliveries: 7 } });
  };
  const session = new CargoSession({ baseUrl: "http://127.0.0.1:1", token: "t", account: undefined }, { fetch });
  const { deliveries } = await summaryOf(session, COMPANY as unknown as Company);
  assert.equal(deliveries, 7);
});
