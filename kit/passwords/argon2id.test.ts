import assert from "node:assert/strict";
import { test } from "node:test";
import { hashPassword, verifyPassword } from "./argon2id.ts";

test("a password verifies against its hash, and no other does", async () => {
  const hash = await hashPassword("a plane of one's own");
  assert.equal(await verifyPassword("a plane of one's own", hash), true);
  assert.equal(await verifyPassword("A plane of one's own", hash), false);
  assert.equal(await verifyPassword("", hash), false);
});

test("a hash contains its cost, and no two hashes are equal", async () => {
  const hashes = [await hashPassword("same"), await hashPassword("same")];
  for (const hash of hashes) {
    assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  }
  assert.notEqual(hashes[0], hashes[1]);
});

test("hashes of the reference implementation verify, whatever their cost", async () => {
  const reference = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
  assert.equal(await verifyPassword("password", reference), true);
  assert.equal(await verifyPassword("Password", reference), false);
});

test("composed, decomposed and full-width letters give the same password", async () => {
  const hash = await hashPassword("cafe\u0301 ＡＢ 12");
  assert.equal(await verifyPassword("caf\u00e9 AB 12", hash), true);
});

test("no password verifies without a hash", async () => {
  assert.equal(await verifyPassword("anything", undefined), false);
});

test("a malformed argon2id hash throws, and the error does not contain it", async () => {
  for (const hash of ["", "secret", "$argon2i$v=19$m=8,t=1,p=1$c29tZXNhbHQ$CTFh", "$argon2id$v=19$m=8,t=1,p=1$$"]) {
    await assert.rejects(
      verifyPassword("anything", hash),
      /^TypeError: the stored password hash is not an argon2id hash$/,
    );
  }
});
