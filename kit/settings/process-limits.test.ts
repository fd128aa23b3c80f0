import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";
import { openFileLimit, requireAddresses } from "./process-limits.ts";
import { StartError } from "./start-error.ts";

const execute = promisify(execFile);

test("a start with too little address space ends with a line that says what to set", () => {
  assert.throws(
    () => requireAddresses(3 * 1024 ** 3),
    (error) =>
      error instanceof StartError && /^ulimit -v \(LimitAS\) leaves 3\.0 GB .* set it to unlimited/.test(error.message),
  );
  requireAddresses(64 * 1024 ** 3);
  requireAddresses();
});

test("the limit of open files is reported as a number", () => {
  assert.ok(openFileLimit() > 10);
});

if (process.platform === "linux") {
  test("the reported limit of open files is that of this process", async () => {
    const script = `import(${JSON.stringify(import.meta.resolve("./process-limits.ts"))}).then((one) => one.requireAddresses())`;
    const limited = execute("sh", ["-c", 'ulimit -v 4000000 && exec "$0" -e "$1"', process.execPath, script]);
    await assert.rejects(limited, /StartError: ulimit -v \(LimitAS\) leaves 3\.8 GB of addresses/);
  });
}
