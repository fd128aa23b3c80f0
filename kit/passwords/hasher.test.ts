import assert from "node:assert/strict";
import { test } from "node:test";
import { BusyError } from "./errors.ts";
import { createHasher } from "./hasher.ts";

const STRANGER = { address: "192.0.2.1" };

test("a hasher hashes and verifies", async () => {
  const hasher = createHasher();
  const hash = await hasher.hash("a plane of my own");
  assert.equal(await hasher.verify("a plane of my own", hash), true);
  assert.equal(await hasher.verify("a plane of yours", hash), false);
  assert.equal(await hasher.verify("a plane of my own", undefined), false);
  assert.equal(hasher.depth, 0);
});

test("passwords are hashed in order, a few at a time, and refused beyond the limit", async () => {
  const hasher = createHasher({ parallel: 1, waiting: 2 });
  const done: string[] = [];
  const work = ["first", "second", "third"].map(async (name) => {
    await hasher.hash(name, STRANGER);
    done.push(name);
  });
  assert.equal(hasher.depth, 3);
  await assert.rejects(hasher.hash("fourth", STRANGER), BusyError);
  await assert.rejects(hasher.verify("fourth", undefined, STRANGER), /^BusyError: 2 passwords are waiting/);
  await Promise.all(work);
  assert.deepEqual(done, ["first", "second", "third"]);
  assert.equal(hasher.depth, 0);
  await hasher.hash("fifth");
});

test("[AUTH4] by default a hundred unknown clients and fifty known ones may wait", async () => {
  const hasher = createHasher({ parallel: 1, cost: { memory: 8, passes: 1, parallelism: 1 } });
  const known = { ...STRANGER, account: "player 17" };
  const work = Array.from({ length: 151 }, (_, index) => hasher.hash("anything", index < 101 ? STRANGER : known));
  await assert.rejects(hasher.hash("one too many", STRANGER), /^BusyError: 100 passwords/);
  await assert.rejects(hasher.hash("one too many", known), /^BusyError: 50 passwords/);
  await Promise.all(work);
  assert.equal(hasher.depth, 0);
});

test("verifying the password of an unknown name takes a turn in the queue like any other", async () => {
  const hasher = createHasher({ parallel: 1, waiting: 0 });
  const nobody = hasher.verify("anything", undefined);
  await assert.rejects(hasher.verify("anything", undefined), BusyError);
  assert.equal(await nobody, false);
});

test("a password that cannot be verified frees its place", async () => {
  const hasher = createHasher({ parallel: 1, waiting: 1 });
  const fault = hasher.verify("anything", "no hash");
  const next = hasher.hash("next");
  await assert.rejects(fault, TypeError);
  assert.match(await next, /^\$argon2id/);
});

test("a hasher with another cost makes hashes that contain it, and any hasher verifies them", async () => {
  const hash = await createHasher({ cost: { memory: 8, passes: 1, parallelism: 1 } }).hash("a plane of my own");
  assert.match(hash, /^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  assert.equal(await createHasher().verify("a plane of my own", hash), true);
});
