import assert from "node:assert/strict";
import { test } from "node:test";
import { look, worldEventLine } from "./look.ts";
import { CargoSession } from "./session.ts";

test("the best jobs for a plane are listed also if the state leaves them out", async () => {
  const job = (id: number, originIcao: string) => ({
    ...{ id, status: "open", weightKg: 9, commodity: "mail", originIcao, destIcao: "EDDM", payout: 70 },
  });
  const gain = (packageId: number) => ({ packageId, net: 50, netPerHour: 20 });
  const plane = (id: number, airportIcao: string, queue: readonly string[]) => ({
    id,
    airportIcao,
    destIcao: null,
    queue,
  });
  const answers: Readonly<Record<string, object>> = {
    "/api/planes/2/jobs": { items: [gain(3), gain(1), gain(2)] },
    "/api/state": {
      packages: [job(1, "EDDF")],
      planes: [plane(1, "EGGW", []), plane(2, "EDDF", ["EDDH", "EGGW"])],
    },
    "/api/airports/EDDF/jobs": { jobs: [job(1, "EDDF"), job(2, "EDDF")] },
    "/api/airports/EDDH/jobs": { jobs: [job(3, "EDDH")] },
  };
  const fetch = async ({ url }: Request): Promise<Response> => Response.json(answers[new URL(url).pathname] ?? url);
  const session = new CargoSession({ baseUrl: "http://127.0.0.1:1", token: "t" }, { fetch });
  const line = (id: number, origin: string) =>
    `${id} open: 9 kg mail ${origin} to EDDM, 70 €, alone 50 € net, 20 € an hour`;
  assert.deepEqual(await look(session, "jobs", { planeId: 2 }), {
    jobs: [line(3, "EDDH"), line(1, "EDDF"), line(2, "EDDF")],
  });
});

test("a world event is shown with its start, because it may not have begun", () => {
  const times = { announcedSimTime: 946684800000, startsSimTime: 946728000000, endsSimTime: 947041200000 };
  assert.equal(
    worldEventLine({ id: 1, kind: "storm", regionId: "us-central", factor: 1.5, ...times }),
    "storm us-central × 1.5, 2000-01-01 12:00 to 2000-01-05 03:00",
  );
  assert.equal(
    worldEventLine({ id: 2, kind: "shortage", group: "mail", regionId: "andes", factor: 1.25, ...times }),
    "shortage mail andes × 1.25, 2000-01-01 12:00 to 2000-01-05 03:00",
  );
});
