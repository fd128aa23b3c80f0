import assert from "node:assert/strict";
import { test } from "node:test";
import { detailOf, fieldErrors, isSignedOut, ProblemError, problemOf, unlessSignedOut } from "./problem.ts";

const problem = { status: 400, code: "malformed-request", title: "Malformed request", detail: "the request is wrong" };

test("a refusal has the problem document of the service", async () => {
  const sent = { ...problem, details: { id: 3 } };
  const error = await problemOf(new Response(JSON.stringify(sent), { status: 400 }));
  assert.deepEqual([error.problem, error.message], [sent, "the request is wrong"]);
});

test("a proxy's own answer is reported with its status", async () => {
  for (const body of ["<h1>Bad gateway</h1>", "null", "{}", '{"code":5}']) {
    const { problem } = await problemOf(new Response(body, { status: 502 }));
    assert.deepEqual([problem.status, problem.code], [502, "unexpected-answer"], body);
    assert.match(problem.detail, /status 502/);
  }
});

test("messages for fields are found by the field's name", () => {
  const errors = [
    { path: "/username", message: "is too short" },
    { path: "/lines/0/at", message: "must be an integer" },
  ];
  assert.deepEqual(fieldErrors(new ProblemError({ ...problem, errors })), {
    username: "is too short",
    "lines/0/at": "must be an integer",
  });
  assert.deepEqual(fieldErrors(new ProblemError(problem)), {});
  assert.deepEqual(fieldErrors(new Error("a bug")), {});
});

test("a 401 is the only answer that means not signed in", () => {
  assert.equal(isSignedOut(new ProblemError({ ...problem, status: 401 })), true);
  assert.equal(isSignedOut(new ProblemError({ ...problem, status: 403 })), false);
  assert.equal(isSignedOut(new Error("401")), false);
});

test("an answer that requires signing in is null, and other refusals stay errors", async () => {
  assert.equal(await unlessSignedOut(Promise.resolve(3)), 3);
  assert.equal(await unlessSignedOut(Promise.reject(new ProblemError({ ...problem, status: 401 }))), null);
  await assert.rejects(unlessSignedOut(Promise.reject(new ProblemError({ ...problem, status: 403 }))), ProblemError);
});

test("every error has a message", () => {
  assert.deepEqual([detailOf(new ProblemError(problem)), detailOf("lost")], ["the request is wrong", "lost"]);
});
