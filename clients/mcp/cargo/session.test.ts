import assert from "node:assert/strict";
import { test } from "node:test";
import { CargoSession } from "./session.ts";

test("parallel calls with an ended session sign in again only once", async () => {
  const account = { username: "mira", password: "a long night over Lyon" };
  let signIns = 0;
  const firstIsBack = Promise.withResolvers<void>();
  let refused = 0;
  const fetch = async (request: Request): Promise<Response> => {
    if (request.url.endsWith("/api/auth/sign-in")) return Response.json({ token: `token ${++signIns}` });
    if (request.headers.get("authorization") !== "Bearer token 1") return Response.json({ revision: 7 });
    // The second refusal arrives after the first call has finished with its new session.
    if (++refused === 2) await firstIsBack.promise;
    const problem = { status: 401, code: "not-signed-in", detail: "Sign in." };
    return Response.json(problem, { status: 401 });
  };
  const session = new CargoSession({ baseUrl: "http://127.0.0.1:1", token: undefined, account }, { fetch });
  const read = () => session.read((api) => api.GET("/api/state"));
  const first = read().then(() => firstIsBack.resolve());
  await Promise.all([first, read()]);
  assert.deepEqual([signIns, refused], [2, 2]);
});
