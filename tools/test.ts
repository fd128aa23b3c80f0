/**
 * `npm test`: runs node's test runner on the tests of every workspace. `npm test -- space/rules writer` runs the files with one
 * of the words in their path, `--times` adds the seconds of each file and area, `--watch` runs files again when they change.
 * Other arguments that begin with a dash go to node's test runner (`--test-name-pattern=…`).
 */
import { availableParallelism } from "node:os";
import { buildClients } from "./build/web-client.ts";
import { files, games, packageJson, paths, workspaces } from "./repository.ts";
import { importGraph } from "./run/import-graph.ts";
import { runTests } from "./run/run-tests.ts";
import { testPlan } from "./run/test-plan.ts";

/** One real PostgreSQL for the whole run; TEST_POSTGRES_URL has its address. */
const GLOBAL_SETUP = "--test-global-setup=kit/testing/global-setup.ts";

const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith("-") && argument !== "--times");
const words = given.filter((argument) => !argument.startsWith("-")).map((word) => word.replace(/^\.\//, ""));

const folders = workspaces();
const tests = paths(folders.map((folder) => `${folder}/**/*.test.ts`));
const chosen = tests.filter((path) => words.length === 0 || words.some((word) => path.includes(word)));

if (chosen.length === 0) {
  console.error(`No test file's path contains ${words.join(" or ")}.`);
  process.exitCode = 1;
} else {
  const packages = new Map(folders.map((folder) => [packageJson(folder).name, folder]));
  const graph = importGraph(files(["*.ts", ...folders.map((folder) => `${folder}/**/*.{ts,tsx,js}`)]), packages);
  const plan = testPlan(chosen, graph, games());
  await buildClients(plan.clients);
  // One more than there are processors, because many tests wait for timers, commits and other processes.
  const concurrency = `--test-concurrency=${availableParallelism() + 1}`;
  process.exitCode = await runTests({
    groups: plan.groups,
    options: [...(plan.needsPostgres ? [GLOBAL_SETUP] : []), concurrency, ...options],
    showsTimes: given.includes("--times"),
  });
}
