import assert from "node:assert/strict";
import { test } from "node:test";
import { ProblemError } from "@outbound/kit/web/problem.ts";
import { catchingUpOf } from "./catching-up.ts";

const problem = { status: 503, code: "catching-up", title: "Catching up", detail: "40 % is done" };

test("[STORE8] A page reads from the refusal of a service that catches up how far it is, and from no other error", () => {
  const details = { share: 0.4, realSecondsLeft: 90, retryAfterSeconds: 12 };
  assert.deepEqual(catchingUpOf(new ProblemError({ ...problem, details })), { share: 0.4, realMsLeft: 90_000 });
  assert.deepEqual(catchingUpOf(new ProblemError(problem)), { share: 0, realMsLeft: 0 });
  assert.equal(catchingUpOf(new ProblemError({ ...problem, code: "overloaded", details })), undefined);
  assert.equal(catchingUpOf(new TypeError("no function")), undefined);
});
