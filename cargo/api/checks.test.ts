import assert from "node:assert/strict";
import { test } from "node:test";
import { BODY_LIMIT_BYTES } from "@outbound/kit/http/request/body.ts";
import { type AppClient, appClient, type Headers, type Method, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { switchedPressure } from "@outbound/kit/testing/general-refusals.ts";
import { freshCargoApp } from "../testing/cargo-app.ts";
import { planeOf } from "../testing/snapshot.ts";
import { NOWHERE, Stage } from "../testing/stage.ts";

interface Step {
  readonly wrong: string;
  readonly by?: AppClient;
  readonly method?: Method;
  readonly path?: string;
  readonly body?: unknown;
  readonly headers?: Headers;
  readonly status: number;
  readonly code: string;
}

onEachEngine((_engine, openFresh) => {
  test("[CHECK1] of several faults in a request, the first in the fixed order is reported", async (t) => {
    const switches = { overloaded: false, isExhausted: false };
    const cargo = await freshCargoApp(t, openFresh, {
      withHooks: true,
      settings: { rateLimit: true },
      pressure: switchedPressure(switches, () => true),
    });
    const stage = new Stage(cargo);
    const [mira, otto] = [await stage.pilot(), await stage.pilot()];
    const jobOfOttos = await stage.loaded(otto);
    const asBrowser = (token: string) => appClient(cargo.app, { cookie: `cargo_session=${token}` });
    const [nobody, browser] = [asBrowser("k".repeat(43)), asBrowser(mira.token)];
    const foreign = { "sec-fetch-site": "cross-site" };
    const text = { "content-type": "text/plain" };
    const large = "x".repeat(BODY_LIMIT_BYTES + 1);
    const load = (id: number | string) => `/api/packages/${id}/load?preview=perhaps`;
    const good = (id: number | string) => `/api/packages/${id}/load`;
    const allWrong = { by: nobody, headers: { ...foreign, ...text }, body: large };
    const steps: readonly Step[] = [
      { ...allWrong, wrong: "path", method: "PUT", path: "/api/nothing", status: 404, code: "not-found" },
      { ...allWrong, wrong: "method", method: "PUT", path: load(99), status: 405, code: "method-not-allowed" },
      { ...allWrong, wrong: "origin", path: load(99), status: 403, code: "cross-site" },
      { ...allWrong, wrong: "limit", path: load(99), headers: text, status: 429, code: "too-many-requests" },
      { ...allWrong, wrong: "session", path: load(99), headers: text, status: 401, code: "not-signed-in" },
      { ...allWrong, wrong: "size", by: browser, path: load(99), headers: text, status: 413, code: "body-too-large" },
      {
        wrong: "type",
        by: browser,
        path: load(99),
        headers: text,
        body: "{",
        status: 415,
        code: "unsupported-media-type",
      },
      { wrong: "text", path: load(99), body: "{", status: 400, code: "malformed-json" },
      { wrong: "query", path: load(99), body: { planeId: 99 }, status: 400, code: "malformed-request" },
      { wrong: "field", path: good(99), body: { planeID: 99 }, status: 400, code: "malformed-request" },
      { wrong: "package", path: good(99), body: { planeId: 99 }, status: 404, code: "unknown-package" },
      { wrong: "plane", path: good(jobOfOttos), body: { planeId: 99 }, status: 404, code: "unknown-plane" },
      { wrong: "owner", path: good(jobOfOttos), body: { planeId: otto.planeId }, status: 403, code: "not-owner" },
      { wrong: "state", path: good(jobOfOttos), body: { planeId: mira.planeId }, status: 409, code: "job-taken" },
    ];
    const { revision } = await mira.state();
    for (const { wrong, by = mira, method = "POST", path = "", body, headers, status, code } of steps) {
      switches.isExhausted = ["path", "method", "origin", "limit"].includes(wrong);
      const answer = await by.call(method, path, body, headers);
      switches.isExhausted = false;
      refusedWith(answer, status, code, wrong);
    }
    assert.equal((await mira.state()).revision, revision);
  });

  test("[CHECK1] a request is checked for unknown ids in its body first, then for the owner, then for the state of the plane", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [mira, otto] = [await stage.pilot(), await stage.pilot()];
    const onBoard = await stage.loaded(otto);
    await otto.ok("POST", "/api/test/set-health", { planeId: otto.planeId, health: 0 });
    const isRefused = async (path: string, body: unknown, status: number, code: string) =>
      refusedWith(await mira.call("POST", path, body), status, code, `${path} ${JSON.stringify(body)}`);
    for (const action of ["fly", "queue"]) {
      await isRefused(`/api/planes/99/${action}`, { destIcao: NOWHERE }, 400, "unknown-icao");
      await isRefused(`/api/planes/99/${action}`, { destIcao: "EDDF" }, 404, "unknown-plane");
      await isRefused(`/api/planes/${otto.planeId}/${action}`, { destIcao: "EDDF" }, 403, "not-owner");
    }
    await isRefused("/api/planes/99/queue/cancel", { index: 0.5 }, 400, "malformed-request");
    await isRefused("/api/planes/99/queue/cancel", { index: 7 }, 404, "unknown-plane");
    await isRefused(`/api/planes/${otto.planeId}/queue/cancel`, { index: 7 }, 403, "not-owner");
    await isRefused(`/api/planes/${mira.planeId}/queue/cancel`, { index: 7 }, 400, "index-out-of-range");
    const dispatch = (planeId: number) => `/api/planes/${planeId}/dispatch`;
    await isRefused(dispatch(99), { packageIds: [99], legs: [NOWHERE] }, 400, "unknown-icao");
    await isRefused(dispatch(99), { packageIds: [99], legs: ["EDDM"] }, 404, "unknown-plane");
    await isRefused(dispatch(otto.planeId), { packageIds: [99], legs: ["EDDM"] }, 404, "unknown-package");
    await isRefused(dispatch(otto.planeId), { packageIds: [onBoard], legs: ["EDDM"] }, 403, "not-owner");
    await isRefused(dispatch(mira.planeId), { packageIds: [onBoard], legs: ["EDDM"] }, 409, "job-taken");
    for (const action of ["repair", "sell"]) {
      await isRefused(`/api/planes/99/${action}`, { a: 1 }, 400, "malformed-request");
      await isRefused(`/api/planes/99/${action}`, undefined, 404, "unknown-plane");
      await isRefused(`/api/planes/${otto.planeId}/${action}`, undefined, 403, "not-owner");
    }
    await isRefused("/api/packages/99/abandon", undefined, 404, "unknown-package");
    await isRefused(`/api/packages/${onBoard}/abandon`, undefined, 403, "not-owner");
    await isRefused("/api/planes/buy", { modelId: "A380", icao: NOWHERE }, 400, "unknown-icao");
    await isRefused("/api/planes/buy", { modelId: "A380", icao: "EDXW" }, 404, "unknown-model");
    await isRefused("/api/planes/buy", { modelId: "B748", icao: "EDXW" }, 409, "not-sold-there");
    const quote = (planeId: number, icao: string) => mira.call("GET", `/api/planes/${planeId}/quote?destIcao=${icao}`);
    refusedWith(await quote(99, NOWHERE), 400, "unknown-icao");
    refusedWith(await quote(99, "EDDM"), 404, "unknown-plane");
    refusedWith(await quote(otto.planeId, "EDDM"), 403, "not-owner");
  });

  test("[CHECK3] there are no commands for time control, manual refuelling and dismissing a job", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const mira = await cargo.settle("mira");
    const { id } = await planeOf(mira);
    const [job] = (await mira.state()).packages;
    const removed = [
      ...["/api/sim", "/api/sim/pause", "/api/refuel", `/api/planes/${id}/refuel`, `/api/planes/${id}/fuel`],
      ...[`/api/packages/${job?.id}/dismiss`, `/api/packages/${job?.id}`],
    ];
    for (const path of removed) {
      refusedWith(await mira.call("POST", path, { timeScale: 1, paused: true }), 404, "not-found", path);
      refusedWith(await cargo.call("POST", path), 404, "not-found", path);
    }
    refusedWith(await mira.call("DELETE", `/api/packages/${job?.id}`), 404, "not-found");
    const paths = Object.keys(cargo.app.openapi().paths);
    assert.deepEqual(
      paths.filter((path) => /sim$|refuel|fuel|dismiss|pause|speed/.test(path)),
      [],
    );
  });
});
