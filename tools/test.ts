/**
 * `npm test`: node's test runner over the tests of every workspace.
 * `npm test -- space/rules writer` runs the files whose paths contain one of the words; arguments that begin with a
 * dash go to node's test runner (`--test-name-pattern=…`).
 */
import { availableParallelism } from "node:os";
import { buildClients } from "./build/web-client.ts";
import { games, paths, workspaces } from "./repository.ts";
import { runTests } from "./run/run-tests.ts";

/** One real PostgreSQL for the whole run; its address is in TEST_POSTGRES_URL. */
const GLOBAL_SETUP = "kit/testing/global-setup.ts";

const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith("-"));
const words = given.filter((argument) => !argument.startsWith("-")).map((word) => word.replace(/^\.\//, ""));

const tests = paths(workspaces().map((folder) => `${folder}/**/*.test.ts`));
const chosen = tests.filter((path) => words.length === 0 || words.some((word) => path.includes(word)));

if (chosen.length === 0) {
  console.error(`No test file's path contains ${words.join(" or ")}.`);
  process.exitCode = 1;
} else {
  await buildClients(games());
  const concurrency = `--test-concurrency=${Math.max(2, availableParallelism())}`;
  process.exitCode = await runTests([`--test-global-setup=${GLOBAL_SETUP}`, concurrency, ...options], chosen);
}
