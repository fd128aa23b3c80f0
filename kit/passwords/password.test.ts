import assert from "node:assert/strict";
import { test } from "node:test";
import { normalPassword, PASSWORD_MAX, PASSWORD_MIN, passwordFault } from "./password.ts";

test("a password has 8 to 128 characters", () => {
  assert.deepEqual([PASSWORD_MIN, PASSWORD_MAX], [8, 128]);
  for (const password of ["k".repeat(7), "admin", "abc1", ""]) assert.equal(passwordFault(password), "too-short");
  assert.equal(passwordFault("kestrel-"), undefined);
  assert.equal(passwordFault("k".repeat(128)), undefined);
  assert.equal(passwordFault("k".repeat(129)), "too-long");
});

test("the length counts characters of the normal form, not bytes or halves of pairs", () => {
  assert.equal(passwordFault("🛩".repeat(7)), "too-short");
  assert.equal(passwordFault("🛩🛫🛬🪂🎈🚁🛸🚀"), undefined);
  assert.equal(passwordFault("🛩".repeat(128)), undefined);
  assert.equal(passwordFault("e\u0301".repeat(7)), "too-short");
  assert.equal(passwordFault("ﬃ".repeat(43)), "too-long");
});

test("a common password is refused in any case and width", () => {
  const common = ["password", "PassWord1", "12345678", "Qwerty123!", "iloveyou", "１２３４５６７８", "Welcome2025"];
  for (const password of common) assert.equal(passwordFault(password), "common", password);
  for (const password of ["password of mine", "a plane of my own", "1234x5679", "qwertz-plane-7"]) {
    assert.equal(passwordFault(password), undefined, password);
  }
});

test("the normal form keeps case and spaces", () => {
  assert.equal(normalPassword("  Ab C "), "  Ab C ");
});

test("an account's own names, with small additions, are refused as its password", () => {
  const own = ["mira_b", "Kestrel Air"];
  for (const password of ["mira_b12", "12MIRA_B34", "m1r4_b!!", "kestrel air", "Kestrel Air 7"]) {
    assert.equal(passwordFault(password, { own }), "common", password);
  }
  for (const password of ["mira_b flies home", "kestrels over lisbon"]) {
    assert.equal(passwordFault(password, { own }), undefined, password);
  }
});
