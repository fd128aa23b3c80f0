import assert from "node:assert/strict";
import { test } from "node:test";
import { inviteOf } from "./registration.ts";

test("[REG5] the code of an invite is what follows the # of its link", () => {
  assert.equal(inviteOf({ pathname: "/invite", hash: "#T4wqLr8ZxVb2nYc6KmPd1g" }), "T4wqLr8ZxVb2nYc6KmPd1g");
  for (const hash of ["", "#", "#a b", `#${"x".repeat(65)}`])
    assert.equal(inviteOf({ pathname: "/invite", hash }), undefined);
  assert.equal(inviteOf({ pathname: "/", hash: "#T4wqLr8ZxVb2nYc6KmPd1g" }), undefined);
});
