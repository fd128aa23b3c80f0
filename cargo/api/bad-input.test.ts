/** Typical mistakes of players: each gets its status and code with the figures, and nothing is half-done. */
import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { readStream } from "@outbound/kit/event-stream/testing/stream-server.ts";
import { appClient, type ProblemBody, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { bearer, type CargoTestApp, freshCargoApp, TEST_HOME, TEST_PASSWORD } from "../testing/cargo-app.ts";
import { AWAY, FAR, leaveMoney, type Pilot, type Prepared, posted, Stage } from "../testing/stage.ts";

/** Asserts that a request is refused with this problem and changes nothing. */
async function refused(
  cargo: CargoTestApp,
  { by, request }: Prepared,
  status: number,
  code: string,
): Promise<ProblemBody> {
  const before = await cargo.contents();
  const answer = await by.call(request.method, request.path, request.body);
  const problem = refusedWith(answer, status, code, `${request.path} ${JSON.stringify(request.body)?.slice(0, 80)}`);
  assert.equal(await cargo.contents(), before, `${request.path} changed something`);
  return problem;
}

const ofPlane = (pilot: Pilot, action: string, body?: unknown): Prepared =>
  posted(pilot, `/api/planes/${pilot.planeId}/${action}`, body);

onEachEngine((_engine, openFresh) => {
  test("[QUEUE5] an index that is null, negative, fractional, a text or out of range changes no queue", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const pilot = await new Stage(cargo).pilot();
    for (const destIcao of [AWAY, TEST_HOME]) {
      await pilot.ok("POST", `/api/planes/${pilot.planeId}/queue`, { destIcao });
    }
    for (const index of [null, 0.5, "0", "", true, [0], {}]) {
      const problem = await refused(cargo, ofPlane(pilot, "queue/cancel", { index }), 400, "malformed-request");
      assert.equal(problem.errors?.[0]?.path, "/index");
    }
    for (const body of ["{}", '{"index":0,"more":1}', '{"index":1e400}', '{"index":NaN}']) {
      const answer = await pilot.call("POST", `/api/planes/${pilot.planeId}/queue/cancel`, body);
      assert.equal(answer.status, 400, body);
    }
    for (const index of [-1, 2, 99, -(2 ** 31), Number.MAX_SAFE_INTEGER, 2 ** 60]) {
      const problem = await refused(cargo, ofPlane(pilot, "queue/cancel", { index }), 400, "index-out-of-range");
      assert.deepEqual(problem.details, { index, length: 2 });
    }
    for (const body of [
      { index: 0 },
      { to: 0 },
      { index: 0, to: 0.5 },
      { index: null, to: 0 },
      { index: 0, to: "1" },
    ]) {
      await refused(cargo, ofPlane(pilot, "queue/move", body), 400, "malformed-request");
    }
    for (const place of [-1, 2, 99, Number.MAX_SAFE_INTEGER, 2 ** 60]) {
      for (const body of [
        { index: place, to: 0 },
        { index: 0, to: place },
      ]) {
        const problem = await refused(cargo, ofPlane(pilot, "queue/move", body), 400, "index-out-of-range");
        assert.deepEqual(problem.details, { index: place, length: 2 });
      }
    }
    assert.deepEqual((await pilot.state()).planes[0]?.queue, [AWAY, TEST_HOME]);
  });

  test("[GEO4] ICAO codes are accepted in lower case, unknown and malformed ones are refused", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const pilot = await new Stage(cargo).pilot();
    for (const action of ["fly", "queue"]) {
      for (const icao of ["XQXQ", "xqxq"]) {
        const problem = await refused(cargo, ofPlane(pilot, action, { destIcao: icao }), 400, "unknown-icao");
        assert.equal(problem.details?.icao, "XQXQ");
      }
      for (const destIcao of ["", "EDD", "EDDMM", "ED1M", "EDDM ", "ÉDDM", "constructor", null, 4, ["EDDM"]]) {
        await refused(cargo, ofPlane(pilot, action, { destIcao }), 400, "malformed-request");
      }
    }
    const { body } = await pilot.call<{ planes: { destIcao: string }[] }>("POST", `/api/planes/${pilot.planeId}/fly`, {
      destIcao: AWAY.toLowerCase(),
    });
    assert.equal(body.planes[0]?.destIcao, AWAY);
  });

  test("[FLY8] a quote of no destination, of more than 40 or of a malformed list is refused", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const pilot = await new Stage(cargo).pilot();
    const path = (destIcao: string) => `/api/planes/${pilot.planeId}/quotes?destIcao=${destIcao}`;
    const many = (count: number) => Array.from({ length: count }, () => AWAY).join(",");
    assert.equal((await pilot.ok<unknown[]>("GET", path(many(40)))).length, 40);
    for (const destIcao of ["", "EDD", ",", "EDDM,", ",EDDM", "EDDM,,LFPG", "EDDM, LFPG", "EDDM;LFPG", many(41)]) {
      refusedWith(await pilot.call("GET", path(encodeURIComponent(destIcao))), 400, "malformed-request", destIcao);
    }
    const twice = await pilot.call("GET", `${path(AWAY)}&destIcao=${FAR}`);
    assert.equal(refusedWith(twice, 400, "malformed-request", "twice").errors?.[0]?.message, "must be given once");
  });

  test("[FUEL8] a leg beyond the tank or the cash is refused with the figures and costs nothing", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const pilot = await new Stage(cargo).pilot();
    const [plane] = (await pilot.state()).planes;
    const beyond = await refused(cargo, ofPlane(pilot, "fly", { destIcao: FAR }), 409, "beyond-tank");
    const { required, available, missing, distanceKm } = beyond.details as Record<string, number>;
    assert.equal(available, plane?.maxFuel);
    assert.ok((required ?? 0) > (available ?? 0) && (distanceKm ?? 0) > 10_000);
    assert.ok(Math.abs((required ?? 0) - (available ?? 0) - (missing ?? 0)) < 0.11);
    assert.match(beyond.detail, new RegExp(`${plane?.maxFuel} l`));
    await leaveMoney(pilot, 7);
    const poor = await refused(cargo, ofPlane(pilot, "fly", { destIcao: AWAY }), 409, "purse-too-small");
    assert.equal(poor.details?.available, 7);
    assert.equal(poor.details?.missing, (poor.details?.required as number) - 7);
    assert.match(poor.detail, new RegExp(`${poor.details?.required} €.* 7 €`));
  });

  test("[DISPATCH1] a dispatch with a refused last part loads no package, queues no leg and buys no fuel", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const stage = new Stage(cargo);
    const pilot = await stage.pilot();
    const packageIds = [await stage.contract(pilot), await stage.contract(pilot, { weightKg: 1000 })];
    await refused(cargo, ofPlane(pilot, "dispatch", { packageIds, legs: [AWAY, FAR, FAR] }), 409, "same-stop");
    await refused(cargo, ofPlane(pilot, "dispatch", { packageIds, legs: [FAR] }), 409, "beyond-tank");
    const heavy = await stage.contract(pilot, { weightKg: 91 });
    const all = { packageIds: [...packageIds, heavy], legs: [AWAY] };
    const { details } = await refused(cargo, ofPlane(pilot, "dispatch", all), 409, "payload-exceeded");
    assert.deepEqual(details, { required: 91, available: 90, missing: 1, maxPayloadKg: 1590, packageId: heavy });
    await leaveMoney(pilot, 0);
    await refused(cargo, ofPlane(pilot, "dispatch", { packageIds, legs: [AWAY] }), 409, "purse-too-small");
  });

  test("[LOAD3] a job that was just taken is refused with the name of its owner", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const stage = new Stage(cargo);
    const [mira, otto] = [await stage.pilot(), await stage.pilot()];
    const packageId = await stage.contract(mira);
    const load = ({ call, planeId }: Pilot) => call("POST", `/api/packages/${packageId}/load`, { planeId });
    const answers = await Promise.all([load(mira), load(otto)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const [winner, loser] = answers[0]?.status === 200 ? [mira, otto] : [otto, mira];
    const body = { planeId: loser.planeId };
    const late = await refused(cargo, posted(loser, `/api/packages/${packageId}/load`, body), 409, "job-taken");
    assert.deepEqual(late.details, { packageId, ownerId: winner.id, ownerName: winner.username });
  });

  test("[AUTH1] registering with a password of 7 or 10,000 characters, or a taken name in another case, is refused", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const mira = await cargo.register("mira");
    const register = (username: string, password: string) =>
      posted(cargo, "/api/auth/register", { username, password });
    for (const length of [0, 1, 7, 129, 10_000]) {
      const problem = await refused(cargo, register("otto", "x".repeat(length)), 400, "malformed-request");
      assert.equal(problem.errors?.[0]?.path, "/password");
      const change = { current: TEST_PASSWORD, next: "x".repeat(length) };
      await refused(cargo, posted(mira, "/api/auth/password", change), 400, "malformed-request");
    }
    const long = { username: "mira", password: "x".repeat(10_000) };
    await refused(cargo, posted(cargo, "/api/auth/sign-in", long), 400, "malformed-request");
    for (const username of ["MIRA", "Mira", "Founder"]) {
      const problem = await refused(cargo, register(username, TEST_PASSWORD), 409, "username-taken");
      assert.deepEqual(problem.details, { username });
    }
    const account = { username: "mIrA", password: TEST_PASSWORD };
    const again = await cargo.ok<{ player: { id: number; username: string } }>("POST", "/api/auth/sign-in", account);
    assert.deepEqual([again.player.id, again.player.username], [mira.id, "mira"]);
  });

  test("a form of another site changes nothing, whatever its media type", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const pilot = await new Stage(cargo).pilot();
    const browser = appClient(cargo.app, { cookie: `cargo_session=${pilot.token}` });
    const path = `/api/planes/${pilot.planeId}/sell`;
    const before = await cargo.contents();
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"]) {
      const form = { "content-type": type, "sec-fetch-site": "cross-site", origin: "https://evil.example" };
      refusedWith(await browser.call("POST", path, "a=1", form), 403, "cross-site", type);
      const own = { "content-type": type, "sec-fetch-site": "same-origin" };
      refusedWith(await browser.call("POST", path, "a=1", own), 415, "unsupported-media-type", type);
    }
    const old = { origin: "https://evil.example" };
    refusedWith(await browser.call("POST", path, undefined, old), 403, "cross-site");
    assert.equal(await cargo.contents(), before);
  });

  test("[STREAM6] when a session ends during a stream, the stream ends and the session gives no more access", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const player = await cargo.settle("mira");
    await cargo.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = cargo.app.server.address() as AddressInfo;
    const reader = await readStream(port, bearer(player.token), "/api/stream");
    t.after(() => reader.close());
    assert.ok((await reader.next())?.data.includes('"revision"'));
    await player.ok("POST", "/api/auth/sign-out");
    for (let message = await reader.next(); message !== undefined; message = await reader.next()) {
      assert.equal(message.event, "bye", "nothing of the world is sent any more");
    }
    refusedWith(await player.call("POST", "/api/planes/1/sell"), 401, "not-signed-in");
  });
});
