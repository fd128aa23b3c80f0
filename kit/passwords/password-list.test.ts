import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { passwordFault } from "./password.ts";
import { readPasswordList } from "./password-list.ts";

test("passwords on an operator's list are refused in any case and width, besides common ones", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "outbound-list-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "list.txt");
  writeFileSync(file, "short\r\nZeppelins over Lisbon\n\nｗｉｄｅ letters\n");
  const listed = readPasswordList(file);
  assert.equal(listed.size, 2);
  for (const password of ["zeppelins over lisbon", "ZEPPELINS OVER LISBON", "wide letters", "password1"]) {
    assert.equal(passwordFault(password, { listed }), "common", password);
  }
  assert.equal(passwordFault("zeppelins over madrid", { listed }), undefined);
  assert.equal(passwordFault("zeppelins over lisbon"), undefined);
});

test("a list that cannot be read stops the start in one line", () => {
  assert.throws(() => readPasswordList("/no/such/list"), /^StartError: PASSWORD_LIST: \/no\/such\/list cannot be read/);
  assert.throws(() => readPasswordList("/dev/zero"), /^StartError: .*\/dev\/zero cannot be read: it is not a file$/);
});
