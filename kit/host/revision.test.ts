import assert from "node:assert/strict";
import { test } from "node:test";
import {
  commitsBetween,
  isBehind,
  isReverted,
  isSameCommit,
  isUnbroken,
  isUpToDate,
  nextRevision,
  type Revision,
} from "./revision.ts";

const at = (number: number, token = number * 11): Revision => ({ number, token });

test("the next revision has the next number and another token", () => {
  const [one, other] = [nextRevision(at(7)), nextRevision(at(7))];
  assert.equal(one.number, 8);
  assert.ok(Number.isSafeInteger(one.token) && one.token >= 0);
  assert.equal(isSameCommit(one, other), false);
  assert.ok(isSameCommit(one, { ...one }));
});

test("a state is behind only if its number is lower", () => {
  assert.deepEqual(
    [at(3), at(4), at(5), at(4, 1)].map((known) => isBehind(known, at(4))),
    [true, false, false, false],
  );
});

test("the commits from one revision to a later one are counted", () => {
  assert.deepEqual(
    [at(4), at(1), at(7)].map((known) => commitsBetween(known, at(4))),
    [0, 3, -3],
  );
});

test("the database went back if it has an earlier commit, or another one with the same number", () => {
  assert.deepEqual(
    [at(3), at(4), at(5), at(4, 1)].map((known) => isReverted(known, at(4))),
    [false, false, true, true],
  );
});

test("a state is up to date if it is from the stored commit or a later one", () => {
  assert.equal(isUpToDate(undefined, at(4), undefined), false, "there is no state");
  assert.equal(isUpToDate(at(4), at(4), at(4)), true);
  assert.equal(isUpToDate(at(5), at(4), at(4)), true, "a batch was committed since the read");
  assert.equal(isUpToDate(at(4), at(5), at(4)), false);
  assert.equal(isUpToDate(at(4, 1), at(4), at(4, 1)), false, "another commit has the number");
  assert.equal(isUpToDate(at(4), at(3), at(4)), false, "the database went back");
  assert.equal(isUpToDate(at(5), at(3), at(4)), false, "the database went back before the last batch");
});

test("commits apply only from the commit in memory to the stored one, without a gap", () => {
  assert.ok(isUnbroken(at(4), at(6), [at(4), at(5), at(6)]));
  assert.ok(!isUnbroken(at(4), at(6), [at(4), at(6)]), "one is gone");
  assert.ok(!isUnbroken(at(4), at(6), [at(5), at(6)]), "the first is gone");
  assert.ok(!isUnbroken(at(4, 1), at(6), [at(4), at(5), at(6)]), "another commit has the number");
  assert.ok(!isUnbroken(at(4), at(6, 1), [at(4), at(5), at(6)]), "another commit was stored meanwhile");
  assert.ok(!isUnbroken(at(4), at(6), []));
});
